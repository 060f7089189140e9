import { Icon } from '../../components/icons/Icon'
import { useServerReachable } from '../../lib/api/reachability'
import styles from './shell.module.css'

/** Says what holds for every protected page (1 §2): that the server is away, and what that means. */
export function StatusBar() {
  const isReachable = useServerReachable()
  return (
    <div role="status" className={isReachable ? undefined : styles.status}>
      {!isReachable && (
        <>
          <Icon name="wifi-off" size={16} />
          The server cannot be reached. What you build is kept here, and goes on as soon as it is back.
        </>
      )}
    </div>
  )
}
