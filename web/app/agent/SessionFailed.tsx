import { ErrorState } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { isApiError } from '../../lib/api/api-error'
import styles from './session-failed.module.css'

/** The user could not be loaded. On a 401 the page is on its way to the sign-in already. */
export function SessionFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isApiError(error) && error.status === 401) return <Loading />
  return (
    <main className={styles.page}>
      <ErrorState
        isPage
        title="Your account could not be loaded"
        error={error}
        kept="You are still signed in."
        onRetry={onRetry}
      />
    </main>
  )
}
