import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './titled-card.module.css'

interface TitledCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  readonly title: string
  /** Beside the title, as a count. */
  readonly note?: ReactNode
  /** At the right end of the head: what changes the card or its view. */
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLElement>
  readonly children?: ReactNode
}

/** A part of a trip's page: white, with its title. One with an `id` can be gone to, by link and by `goToAnchor`. */
export function TitledCard({ title, note, actions, className, children, ...section }: TitledCardProps) {
  const heading = useId()
  return (
    <section
      {...section}
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      aria-labelledby={heading}
      tabIndex={section.id === undefined ? undefined : -1}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note}
        {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
