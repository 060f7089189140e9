import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { type TripPresentation, tripPaths } from '../../../../lib/navigation/trip-path'
import styles from './trip-views.module.css'

const views = [
  { view: 'story', label: 'Storyboard' },
  { view: 'edit', label: 'Costing' },
  { view: 'details', label: 'Details' },
] as const satisfies readonly { view: TripPresentation; label: string }[]

interface TripViewsProps {
  readonly id: ItineraryId
  readonly present: TripPresentation
}

/** From one presentation of the trip to the other: the same trip, the same edits. */
export function TripViews({ id, present }: TripViewsProps) {
  return (
    <nav className={styles.views} aria-label="Ways to see the trip">
      {views.map(({ view, label }) => (
        <Link
          key={view}
          to={tripPaths[view](id)}
          className={view === present ? `${styles.view} ${styles.present}` : styles.view}
          aria-current={view === present ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
