import type { SegmentId } from '#shared/ids/ids'
import type { TripSegment } from '../page/trip'

/**
 * An id for a new segment, such as `own-2027-06-21`; numbered if the trip already has it, for a
 * stay that was moved.
 */
export function freshId(wanted: string, segments: readonly TripSegment[]): SegmentId {
  const isTaken = (id: string) => segments.some((segment) => segment.id === id)
  let id = wanted.toLowerCase()
  for (let count = 2; isTaken(id); count += 1) id = `${wanted.toLowerCase()}-${count}`
  return id as SegmentId // our own text, always a valid id
}
