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
}

/** Nothing here yet, or nothing found: says what to do next and offers it. */
export function EmptyState({ title, text, actions, picture }: EmptyStateProps) {
  return (
    <section className={styles.notice}>
      <div className={styles.picture}>
        <Picture src={picture} alt="" ratio="fill" />
      </div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
