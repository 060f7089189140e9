import type { Size } from './lens'
import type { Point } from './projection'

/** A label on the map. Labels are listed most important first. */
export interface MapLabel {
  readonly text: string
  readonly at: Point
  readonly look: 'country' | 'visited' | 'area' | 'lake' | 'sea'
  /** Alternative offsets if its place is taken. */
  readonly may?: readonly Point[]
}

export interface PlacedLabel extends Pick<MapLabel, 'text' | 'look'> {
  readonly at: Point
}

/** The space something takes on the map. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Something labels must not cover: a circle around a point. */
export interface Obstacle {
  readonly at: Point
  readonly radius: number
}

interface LabelGround {
  readonly size: Size
  readonly obstacles: readonly Obstacle[]
  /** Labels already placed. */
  readonly boxes?: readonly Box[]
}

export const boxAround = ({ at: [x, y], radius }: Obstacle): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** Places labels without overlaps; those that don't fit are left out. */
export function placeLabels(
  labels: readonly MapLabel[],
  { size, obstacles, boxes = [] }: LabelGround,
): PlacedLabel[] {
  const takenBoxes: Box[] = [...obstacles.map(boxAround), ...boxes]
  return labels.flatMap(({ text, look, at, may = [] }) => {
    for (const [dx, dy] of [[0, 0] as const, ...may]) {
      const point: Point = [at[0] + dx, at[1] + dy]
      const box = boxOf(text, point)
      if (!isInside(box, size) || takenBoxes.some((other) => overlap(box, other))) continue
      takenBoxes.push(box)
      return [{ text, look, at: point }]
    }
    return []
  })
}

/** The approximate size of a centered label at 11 to 12.5 pixels, with some padding. */
function boxOf(text: string, [x, y]: Point): Box {
  const half = (text.length * 6.4) / 2
  return { left: x - half - 4, right: x + half + 4, top: y - 15, bottom: y + 8 }
}

export const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left > 4 && right < width - 4 && top > 4 && bottom < height - 4

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
