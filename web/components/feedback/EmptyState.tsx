import type { ReactNode } from 'react'
import { Picture } from '../picture/Picture'
import styles from './notice.module.css'

interface EmptyStateProps {
  readonly title: string
  /** What to do next, in a sentence. */
  readonly text: string
  /** The buttons that offer it. */
  readonly actions?: ReactNode
  /** Address of a picture; the drawn landscape unless given. */
  readonly picture?: string
  /** Of its heading: 1 where it is the page, 2 where it stands directly below the page's own. */
  readonly level?: 1 | 2 | 3
}

/** Nothing here yet, or nothing found: says what to do next and offers it. */
export function EmptyState({ title, text, actions, picture, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.notice}>
      <div className={styles.picture}>
        <Picture src={picture} alt="" ratio="fill" />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
