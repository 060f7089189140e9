import type { StaySegment } from './segment-machine'

/** A segment of the builder with its rooms. */
export interface RoomedSegment extends StaySegment {
  readonly rooms: readonly unknown[]
}

/**
 * Sets the rooms of a segment. With a room it is locked: it no longer merges with neighbours and
 * its days stand (2 §4.2). With none left it can be changed again.
 */
export function withRooms<S extends RoomedSegment>(
  segments: readonly S[],
  { id, rooms }: { readonly id: string; readonly rooms: S['rooms'] },
): S[] {
  return segments.map((segment) =>
    segment.id === id ? { ...segment, rooms, locked: rooms.length > 0 } : segment,
  )
}
