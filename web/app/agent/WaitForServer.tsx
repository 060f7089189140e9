import { Loading } from '../../components/feedback/Loading'
import { Icon } from '../../components/icons/Icon'
import { useLate } from '../../components/inputs/use-late'
import styles from './wait-for-server.module.css'

/** Before the server has said who is signed in: loading, and soon in words what is waited for. */
export function WaitForServer({ isAway }: { readonly isAway: boolean }) {
  const isSlow = useLate(true, 700)
  if (!isAway && !isSlow) return <Loading />
  return (
    <main className={styles.page}>
      <section role="status" className={styles.card}>
        <Icon name="loader-circle" size={26} spinning />
        <h1 className={styles.title}>{isAway ? 'Tembea cannot be reached' : 'Tembea takes a moment to answer'}</h1>
        <p className={styles.text}>
          {isAway && 'It may be starting, or your connection may be down. '}This page opens by itself as soon as there
          is an answer.
        </p>
      </section>
    </main>
  )
}
