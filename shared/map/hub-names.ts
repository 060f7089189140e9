import type { DrawnHub, DrawnPin } from './drawn-route'
import { type Box, boxAround, isInside, overlap } from './labels'
import type { Size } from './lens'
import type { Point } from './projection'

/** A hub's name beside its point; `at` anchors the start, end or middle of its first line. */
export interface HubName {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly box: Box
}

interface Surroundings {
  readonly pins: readonly DrawnPin[]
  readonly size: Size
}

const pinRadius = 14
const lineHeight = 14

/**
 * Names of hubs, each on the first side where it covers no pin or other name: toward the center of
 * the map, away from it, below, above. A name that doesn't fit is left out, unless nights are open
 * there.
 */
export function hubNames(
  hubs: readonly DrawnHub[],
  { pins, size }: Surroundings,
): (HubName | undefined)[] {
  const takenBoxes: Box[] = pins.map(({ at }) => boxAround({ at, radius: pinRadius }))
  return hubs.map((hub) => {
    const sides = sidesOf(hub, size)
    const free = sides.find(
      ({ box }) => isInside(box, size) && !takenBoxes.some((other) => overlap(box, other)),
    )
    const name = free ?? (hub.hub.openNights > 0 ? sides[0] : undefined)
    if (name !== undefined) takenBoxes.push(name.box)
    return name
  })
}

function sidesOf({ hub: { name, openNights }, at: [x, y] }: DrawnHub, size: Size): HubName[] {
  const reach = openNights > 0 ? 13 : 8
  const longest = openNights > 0 ? Math.max(name.length, 13) : name.length
  const width = longest * 6.4
  const more = openNights > 0 ? lineHeight : 0
  const nameAt = (anchor: HubName['anchor'], at: Point): HubName => {
    const leftEdge = at[0] - { start: 0, middle: width / 2, end: width }[anchor]
    return {
      anchor,
      at,
      box: { left: leftEdge, right: leftEdge + width, top: at[1] - 11, bottom: at[1] + 4 + more },
    }
  }
  const right = nameAt('start', [x + reach, y + 4])
  const leftName = nameAt('end', [x - reach, y + 4])
  const below = nameAt('middle', [x, y + reach + 12])
  const above = nameAt('middle', [x, y - reach - 3 - more])
  return [...(x < size.width / 2 ? [right, leftName] : [leftName, right]), below, above]
}
