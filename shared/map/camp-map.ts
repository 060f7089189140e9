import type { MapView } from './ground'
import type { Size } from './lens'
import { type Frame, frameAround, type Place, type Point, projectionOf } from './projection'
import { crowdsOf, middleOf } from './route'

/** A pin on a map of many camps: one of them, or several that are too close to tell apart. */
export interface CampPin<Camp> {
  /** At least one, in the order of the list. */
  readonly camps: readonly Camp[]
  /** In the drawing's own units. */
  readonly at: Point
}

/** Pins nearer than this, in drawing units, are one. */
const apart = 34

/** What a map shows that holds all of some places. */
export const viewAround = (places: readonly Place[], size: Size): MapView =>
  viewWithin(frameAround(places, { ratio: size.width / size.height }), size)

/** What a map of a frame shows: the frame is centered. */
export const viewWithin = (frame: Frame, size: Size): MapView => ({
  frame,
  projection: projectionOf(frame, size),
})

/** Camps as pins; those out of view are left out. */
export function drawPins<Camp extends { readonly place: Place }>(
  camps: readonly Camp[],
  { view, size }: { readonly view: MapView; readonly size: Size },
): CampPin<Camp>[] {
  const inView = camps.flatMap((camp) => {
    const at = view.projection.project(camp.place)
    const [x, y] = at
    return x < 0 || y < 0 || x > size.width || y > size.height ? [] : [{ camp, at }]
  })
  return crowdsOf(
    inView.map(({ at }) => at),
    apart,
  ).map((crowd) => {
    const members = crowd.flatMap((index) => inView[index] ?? [])
    return { camps: members.map(({ camp }) => camp), at: middleOf(members.map(({ at }) => at)) }
  })
}

/**
 * A frame that is nearer or farther, and moved.
 * @param change.by - how many times nearer; below one farther
 * @param change.move - degrees to the east and to the north
 */
export function movedFrame(
  { west, south, east, north }: Frame,
  { by = 1, move = [0, 0] }: { readonly by?: number; readonly move?: Point },
): Frame {
  const [x, y] = [(west + east) / 2 + move[0], (south + north) / 2 + move[1]]
  const [halfWidth, halfHeight] = [(east - west) / 2 / by, (north - south) / 2 / by]
  return { west: x - halfWidth, east: x + halfWidth, south: y - halfHeight, north: y + halfHeight }
}
