import type { ItineraryProgress } from '#shared/api/itinerary-shapes'
import { counted } from '#shared/format/words'
import styles from './status-card.module.css'

const doing = { quoting: 'Asking the suppliers', holding: 'Holding rooms', confirming: 'Confirming' } as const

/** How far work in flight has come, as the server counts it. */
export function QuotingProgress({ progress: { state, done, total } }: { readonly progress: ItineraryProgress }) {
  const share = total === 0 ? 0 : Math.min(1, done / total)
  return (
    <div className={styles.progress} role="status">
      <b>
        {doing[state]}
        {total > 0 && <span className="tabular">{` · ${done} of ${counted(total, 'stay')}`}</span>}
      </b>
      <span className={styles.rail}>
        <span
          className={total === 0 ? `${styles.bar} ${styles.waiting}` : styles.bar}
          style={{ width: `${Math.max(6, share * 100)}%` }}
        />
      </span>
      <span className={styles.hint}>You may leave this page: we say when it is done.</span>
    </div>
  )
}
