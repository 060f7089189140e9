import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel } from '#shared/format/dates'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import hues from '../../../components/hue/hue.module.css'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import type { LookedTrip } from '../model/types'
import styles from './trip-look.module.css'

/** The stays at a glance, in the order of the journey. */
export function StayCards({ trip }: { readonly trip: LookedTrip }) {
  const { segments, startDate } = trip.itinerary
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
  if (stays.length === 0) return <p className={styles.none}>No stay is in this itinerary yet.</p>
  return (
    <ol className={styles.stays}>
      {stays.map(({ id, campName, title, regionName, country, nights, featuredImage, mealBasis, ...stay }, index) => {
        const s3Key = featuredImage?.s3Key
        const day = daysBetween(startDate, stay.startDate) + 1
        return (
          <li key={id} className={hues[`hue${hueOfStay(index)}`]}>
            <div className={styles.picture}>
              <Picture src={s3Key === undefined ? undefined : mediaUrl(s3Key)} alt="" ratio="fill" />
              <em className="tabular" aria-hidden="true">
                {index + 1}
              </em>
            </div>
            <div>
              <h2 title={campName ?? title}>{campName ?? title ?? 'Own Arrangement'}</h2>
              <p>{[regionName, country].filter(Boolean).join(', ')}</p>
              <p className="tabular">
                From day {day}, {nightsLabel(nights)}
                {mealBasis !== undefined && ` · ${mealBasis}`}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
