import Button from '@mui/material/Button'
import { failureText, isApiError } from '../../lib/api/api-error'
import { Icon } from '../icons/Icon'
import styles from './notice.module.css'

interface ErrorStateProps {
  /** What could not be done: 'The accommodations could not be loaded'. */
  readonly title: string
  readonly error: unknown
  /** What was kept, where something was at stake. */
  readonly kept?: string
  readonly onRetry?: () => void
  /** It is all that the page shows: its title is the page's heading. Within a page it is none, whatever stands above it. */
  readonly isPage?: boolean
}

/** A part of a page that failed: what happened, what was kept, and what to do. */
export function ErrorState({ title, error, kept, onRetry, isPage = false }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  const requestId = isApiError(error) ? error.requestId : undefined
  return (
    <section className={`${styles.notice} ${styles.failed}`} role="alert">
      <span className={styles.sign}>
        <Icon name="circle-alert" size={22} />
      </span>
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>
          {sentence(failureText(error))}
          {kept !== undefined && ` ${kept}`}
        </p>
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
          {requestId !== undefined && <span className={`${styles.event} tabular`}>Request {requestId}</span>}
        </div>
      </div>
    </section>
  )
}

/** With a full stop, so that another sentence may follow. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
