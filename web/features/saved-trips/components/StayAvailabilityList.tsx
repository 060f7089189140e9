import type { UseQueryResult } from '@tanstack/react-query'
import { shortRange } from '#shared/format/dates'
import { BoneLines } from '../../../components/feedback/Bone'
import { StatusChip } from '../../../components/state/StatusChip'
import tones from '../../../components/state/status-chip.module.css'
import { failureText } from '../../../lib/api/api-error'
import { availabilitySummary, stayNote } from '../model/availability-words'
import type { LookedTrip, StayAvailability } from '../model/types'
import styles from './start-panel.module.css'

interface StayAvailabilityListProps {
  readonly trip: LookedTrip
  readonly free: UseQueryResult<StayAvailability[]>
  /** The day is not certain yet: a better one is looked for. */
  readonly isLooking: boolean
}

/** Each stay on the chosen dates, and all of them in a sentence. */
export function StayAvailabilityList({ trip, free, isLooking }: StayAvailabilityListProps) {
  if (free.isPending || isLooking) {
    return (
      <div role="status" aria-label="Asking for rooms">
        <BoneLines lines={4} gap={14} />
      </div>
    )
  }
  if (free.isError) return <p className={styles.hint}>Rooms could not be asked for: {failureText(free.error)}</p>
  const names = new Map(
    trip.itinerary.segments.map(({ id, campName, title }) => [String(id), campName ?? title ?? 'A stay'] as const),
  )
  const all = availabilitySummary(free.data)
  return (
    <div className={styles.asked} data-stale={free.isPlaceholderData}>
      <p className={`${styles.summary} ${tones[all.tone]}`} role="status">
        {all.label}
      </p>
      <ol>
        {free.data.map((stay) => {
          const note = stayNote(stay)
          return (
            <li key={stay.segmentId}>
              <span className={styles.stay}>
                <b title={names.get(stay.segmentId)}>{names.get(stay.segmentId) ?? stay.supplierCode}</b>
                <small className="tabular">{shortRange(stay.startDate, stay.endDate)}</small>
              </span>
              <StatusChip status={note} />
              {note.problems.map((problem) => (
                <small key={problem} className={styles.problem}>
                  {problem}
                </small>
              ))}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
