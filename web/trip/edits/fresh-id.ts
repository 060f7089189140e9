import type { SegmentId } from '#shared/ids/ids'
import type { TripSegment } from '../page/trip'

/** An id for a segment to be added, like `own-2027-06-21`; numbered where the trip has it already, of a stay since moved. */
export function freshId(wanted: string, segments: readonly TripSegment[]): SegmentId {
  const isTaken = (id: string) => segments.some((segment) => segment.id === id)
  let id = wanted.toLowerCase()
  for (let count = 2; isTaken(id); count += 1) id = `${wanted.toLowerCase()}-${count}`
  return id as SegmentId // the one door: our own text, a valid id
}
