import type { ItineraryState } from '#shared/itinerary/states'
import { lifeLine } from '../../../../trip/life/life-line'
import styles from './status-card.module.css'

/** The states at rest as a line, with the place that the trip has reached. */
export function LifeLine({ state }: { readonly state: ItineraryState }) {
  return (
    <ol className={styles.life} aria-label="Life of the itinerary">
      {lifeLine(state).map(({ state: stop, label, place }) => (
        <li
          key={stop}
          className={`${styles.stop} ${styles[place]}`}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span />
          {label}
        </li>
      ))}
    </ol>
  )
}
