import type { StaySegment } from './segment-machine'

/** A segment of the builder with its rooms. */
export interface RoomedSegment extends StaySegment {
  readonly rooms: readonly unknown[]
}

/** Id of the segment that holds the accommodation being viewed (2 §3). */
export const transientId = 'transient'

/**
 * Sets the rooms of a segment. With a room it is locked: it no longer merges with neighbours and its days stand
 * (2 §4.2). With none left it can be changed again.
 */
export function withRooms<S extends RoomedSegment>(
  segments: readonly S[],
  { id, rooms }: { readonly id: string; readonly rooms: S['rooms'] },
): S[] {
  return segments.map((segment) => (segment.id === id ? { ...segment, rooms, locked: rooms.length > 0 } : segment))
}

/** View details: the accommodation as the transient segment, without dates and rooms (2 §4.2). */
export function viewed<Camp extends { readonly supplierCode: string }>(camp: Camp) {
  return { ...camp, id: transientId, rooms: [], locked: false }
}

/** Edit segment: a copy in the transient segment that remembers where it came from, and its first room selected (2 §4.2). */
export function edited<S extends RoomedSegment>(segment: S) {
  const selectedRoom: S['rooms'][number] | undefined = segment.rooms[0]
  return { transient: { ...segment, id: transientId, segmentId: segment.id }, selectedRoom }
}
