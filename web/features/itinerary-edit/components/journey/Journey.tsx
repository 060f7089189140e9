import Button from '@mui/material/Button'
import { useState } from 'react'
import { monthOf } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import { Segmented } from '../../../../components/inputs/Segmented'
import { draftKindsOf } from '../../model/draft-kinds'
import { anchorOf, type JourneyItem } from '../../model/journey'
import { useTripPage } from '../../state/trip-page'
import { useCamps } from '../../state/use-camps'
import { GapRow } from './GapRow'
import { JointRow } from './JointRow'
import styles from './journey.module.css'
import { StayRow } from './StayRow'
import { useRoomNames } from './use-room-names'

export type JourneyLook = 'days' | 'compact'
const looks = [
  { value: 'days', label: 'Days' },
  { value: 'compact', label: 'Compact' },
] as const

/** The trip day by day: stays as bands, what one travels with between them, and nights that have no stay. */
export function Journey() {
  const { trip, journey, addSegment } = useTripPage()
  const mayAdd = draftKindsOf(trip).length > 0
  const [look, setLook] = useState<JourneyLook>('days')
  const { segments } = trip.itinerary
  const { pictures } = useCamps(segments)
  const roomNames = useRoomNames(segments)
  const rowOf = (item: JourneyItem) => {
    if (item.kind === 'gap') return <GapRow gap={item} look={look} />
    if (item.kind === 'joint') return <JointRow segment={item.segment} />
    return <StayRow stay={item} look={look} pictures={pictures} roomNames={roomNames} />
  }
  return (
    <section className={styles.journey} aria-label="Journey">
      <header className={styles.head}>
        <h2>Journey</h2>
        <span className={`${styles.months} tabular`}>{monthsOf(trip.itinerary)}</span>
        <Segmented label="How the journey is shown" value={look} segments={looks} onChange={setLook} />
      </header>
      {journey.length === 0 ? (
        <p className={styles.empty}>
          Nothing is in this itinerary yet. Stays that you choose in the builder appear here.
        </p>
      ) : (
        <ol className={look === 'compact' ? `${styles.line} ${styles.compact}` : styles.line}>
          {journey.map((item) => (
            <li key={anchorOf(item)} id={anchorOf(item)} tabIndex={-1} className={styles.item}>
              {rowOf(item)}
            </li>
          ))}
        </ol>
      )}
      {mayAdd && (
        <div className={styles.add}>
          <Button size="small" variant="outlined" startIcon={<Icon name="plus" size={16} />} onClick={addSegment}>
            Add to the journey
          </Button>
        </div>
      )}
    </section>
  )
}

/** `June 2027`, `June 2027 – January 2028`. */
function monthsOf({ startDate, endDate }: ReturnType<typeof useTripPage>['trip']['itinerary']): string {
  const [first, last] = [monthLabel(monthOf(startDate)), monthLabel(monthOf(endDate))]
  if (first === last) return first
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${isOneYear ? first.replace(/ \d+$/, '') : first} – ${last}`
}
