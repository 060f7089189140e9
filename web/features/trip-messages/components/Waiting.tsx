import type { OutMessage } from '../state/outbox'
import styles from './messages.module.css'

interface WaitingProps {
  readonly message: OutMessage
  readonly onAgain: () => void
  /** Puts its text back where one writes. */
  readonly onEdit: () => void
}

/** A message on its way, or one that could not be sent: it keeps its text, and can be tried again. */
export function Waiting({ message, onAgain, onEdit }: WaitingProps) {
  const { text, state, reason } = message
  const isFailed = state === 'failed'
  return (
    <article className={`${styles.message} ${styles.ours} ${isFailed ? styles.unsent : styles.going}`}>
      <div className={styles.bubble}>{text}</div>
      {isFailed ? (
        <p className={styles.reason} role="alert">
          Not sent. {reason}
          <button type="button" className={styles.link} onClick={onAgain}>
            Try again
          </button>
          <button type="button" className={styles.link} onClick={onEdit}>
            Edit
          </button>
        </p>
      ) : (
        <p className={styles.reason}>Sending</p>
      )}
    </article>
  )
}
