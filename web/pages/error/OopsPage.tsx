import Button from '@mui/material/Button'
import { Brand } from '../../components/brand/Brand'
import { feedbackFor } from '../../lib/errors/report'
import { BrokenVehicle } from './BrokenVehicle'
import styles from './oops.module.css'

/** The not-found page and the error screen (1 §2): the logo, a broken vehicle, and what to do. */
export function OopsPage({ eventId }: { readonly eventId?: string | undefined }) {
  const askFeedback = eventId === undefined ? undefined : feedbackFor(eventId)
  return (
    <main className={styles.page}>
      <a className={styles.brand} href="/" aria-label="Tembea, home">
        <Brand size="large" />
      </a>
      <section className={styles.card}>
        <div className={styles.scene}>
          <BrokenVehicle />
        </div>
        <div className={styles.body}>
          <h1 className={styles.title}>Oops! Something went wrong.</h1>
          <p className={styles.text}>
            You can try refreshing the page, go back, or <a href="/">go home</a>.
          </p>
          <div className={styles.actions}>
            <Button size="small" href="/">
              Go home
            </Button>
            <Button size="small" variant="outlined" onClick={() => history.back()}>
              Go back
            </Button>
            {askFeedback !== undefined && (
              <Button size="small" variant="outlined" onClick={askFeedback}>
                Report feedback
              </Button>
            )}
            {eventId !== undefined && <span className={`${styles.event} tabular`}>Event {eventId}</span>}
          </div>
        </div>
      </section>
    </main>
  )
}
