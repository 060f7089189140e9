import { type Frame, type Place, type Point, type Projection, projectionOf } from './projection'
import { distance, middleOf, round } from './route'

/** Size of the drawing, in its own units. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A magnifying glass over stays too close together. */
export interface Lens {
  /** The stops in it, by index. */
  readonly members: readonly number[]
  /** The center and radius of the cluster on the map. */
  readonly at: Point
  readonly reach: number
  /** The center of the glass. */
  readonly center: Point
  readonly radius: number
  readonly projection: Projection
  readonly title: string
}

interface LensQuestion {
  readonly members: readonly number[]
  readonly places: readonly Place[]
  /** Other places to show in the glass: the hub one flies in from. */
  readonly beside: readonly Place[]
  /** The places on the map, and everything the glass should preferably not cover. */
  readonly at: readonly Point[]
  readonly obstacles: readonly Point[]
  /** Points of the legs, which it shouldn't hide either. */
  readonly ways: readonly Point[]
  /** Glasses already placed. */
  readonly others: readonly Lens[]
  readonly size: Size
  readonly title: string
}

/** Places a glass where it covers least, and fits the cluster into it. */
export function lensFor({
  members,
  places,
  beside,
  at,
  obstacles,
  ways,
  others,
  size,
  title,
}: LensQuestion): Lens {
  const radius = Math.min(70, size.width * 0.17)
  const crowd = middleOf(at)
  const reach = Math.max(11, ...at.map((point) => distance(point, crowd) + 6))
  const center = bestCenter({ crowd, reach, radius, obstacles, ways, others, size })
  return {
    members,
    at: crowd,
    reach,
    center,
    radius,
    title,
    projection: within([...places, ...beside], center, radius),
  }
}

/** The projection that shows places in the inner part of a circle. */
function within(places: readonly Place[], [x, y]: Point, radius: number): Projection {
  const xs = places.map(({ longitude }) => longitude)
  const ys = places.map(({ latitude }) => latitude)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const half = Math.max(span(xs), span(ys), 0.12) * 0.85
  const frame = {
    west: middle(xs) - half,
    east: middle(xs) + half,
    south: middle(ys) - half,
    north: middle(ys) + half,
  }
  const inner = projectionOf(frame, { width: 2 * radius, height: 2 * radius })
  return {
    scale: inner.scale,
    project: (place) => {
      const [px, py] = inner.project(place)
      return [x - radius + px, y - radius + py]
    },
  }
}

interface CenterQuestion extends Pick<LensQuestion, 'obstacles' | 'ways' | 'others' | 'size'> {
  readonly crowd: Point
  readonly reach: number
  readonly radius: number
}

/**
 * Corners and sides in order of preference; the tools are at the top left, the legend at the bottom
 * right.
 */
function bestCenter({
  crowd,
  reach,
  radius,
  obstacles,
  ways,
  others,
  size,
}: CenterQuestion): Point {
  const { width, height } = size
  const [near, pill] = [radius + 12, 26]
  const [left, right, top, bottom] = [near + 46, width - near, near + pill, height - near]
  const candidates: Point[] = [
    [right, top],
    [near, bottom],
    [right, height / 2],
    [near, height / 2],
    [width / 2, bottom],
    [left, top],
    [right, bottom - 60],
  ]
  const costOf = (center: Point, index: number) => {
    const coveredCount = obstacles.filter((point) => distance(point, center) < radius + 16).length
    const hiddenCount = ways.filter((point) => distance(point, center) < radius + 4).length
    const onCrowd = Math.max(0, radius + reach + 14 - distance(center, crowd))
    const onOthers = others.filter(
      (other) => distance(other.center, center) < radius + other.radius + 10,
    ).length
    return (
      coveredCount * 60 +
      hiddenCount * 12 +
      onCrowd * 20 +
      onOthers * 1_000 +
      distance(center, crowd) * 0.3 +
      index * 6
    )
  }
  const costs = candidates.map(costOf)
  return candidates[costs.indexOf(Math.min(...costs))] ?? [right, top]
}

/** What the glass shows, in degrees, by its radius. */
export function seenThrough({ projection, center, radius }: Lens): Frame {
  const origin = projection.project({ longitude: 0, latitude: 0 })
  const degrees = radius / projection.scale
  const longitude = (center[0] - origin[0]) / projection.scale
  const latitude = latitudeAt((origin[1] - center[1]) / projection.scale)
  return {
    west: longitude - degrees,
    east: longitude + degrees,
    south: latitude - degrees,
    north: latitude + degrees,
  }
}

/** The latitude at a height on the Mercator map, in degrees of the equator. */
const latitudeAt = (height: number): number =>
  (Math.atan(Math.sinh((height * Math.PI) / 180)) * 180) / Math.PI

/** Two lines from the cluster to the glass, touching both. */
export function leads({ at, reach, center, radius }: Lens): string {
  const length = distance(at, center)
  if (length <= radius + reach) return ''
  const along = Math.atan2(center[1] - at[1], center[0] - at[0])
  const turn = Math.acos((reach - radius) / length)
  const line = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const from = [at[0] + reach * cos, at[1] + reach * sin].map(round)
    const to = [center[0] + radius * cos, center[1] + radius * sin].map(round)
    return `M${from.join(' ')}L${to.join(' ')}`
  }
  return line(along + turn) + line(along - turn)
}
