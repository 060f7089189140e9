import type { Place, Point } from './projection'

/** A stay on the map: its number, color and location. */
export interface RouteStop {
  readonly number: number
  readonly hue: 1 | 2 | 3 | 4 | 5 | 6
  readonly name: string
  readonly region: string
  readonly place: Place
}

/** Pins closer than this, in drawing units, overlap. */
export const pinDistance = 24

/** Groups points that are too close to another of their group; a lone point is a group of one. */
export function crowdsOf(points: readonly Point[], nearerThan: number = pinDistance): number[][] {
  const crowds: number[][] = []
  for (const [index, point] of points.entries()) {
    const near = crowds.filter((crowd) =>
      crowd.some((other) => distance(points[other] ?? point, point) < nearerThan),
    )
    const rest = crowds.filter((crowd) => !near.includes(crowd))
    crowds.splice(0, crowds.length, ...rest, [...near.flat(), index])
  }
  return crowds.map((crowd) => crowd.toSorted((one, other) => one - other))
}

/** Spreads points until none covers another, each as close to its place as possible. */
export function spreadPoints(points: readonly Point[], apart: number = pinDistance + 2): Point[] {
  const spreadOut = points.map(([x, y], index): [number, number] => [x + index * 0.01, y])
  for (let round = 0; round < 60; round++) {
    let isClear = true
    for (const [index, one] of spreadOut.entries()) {
      for (const other of spreadOut.slice(index + 1)) {
        const gap = distance(one, other)
        if (gap >= apart) continue
        isClear = false
        const push = (apart - gap) / 2 + 0.05
        const [dx, dy] = gap === 0 ? [1, 0] : [(other[0] - one[0]) / gap, (other[1] - one[1]) / gap]
        one[0] -= dx * push
        one[1] -= dy * push
        other[0] += dx * push
        other[1] += dy * push
      }
    }
    if (isClear) break
  }
  return spreadOut
}

/** A curved leg from one point to the next; `bend` is a share of its length. */
export function legPath([x0, y0]: Point, [x1, y1]: Point, bend = 0.16): string {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const [cx, cy] = [(x0 + x1) / 2 + dy * bend, (y0 + y1) / 2 - dx * bend]
  return `M${round(x0)} ${round(y0)}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`
}

/** Points along a curved leg, without its ends. */
export function pointsAlong([x0, y0]: Point, [x1, y1]: Point, bend = 0.16): Point[] {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const [cx, cy] = [(x0 + x1) / 2 + dy * bend, (y0 + y1) / 2 - dx * bend]
  const steps = Math.floor(Math.hypot(dx, dy) / 20)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    const t = (index + 1) / steps
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1]
  })
}

export const round = (value: number): number => Math.round(value * 10) / 10
export const distance = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0)

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
