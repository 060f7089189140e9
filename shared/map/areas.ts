import type { Point, Projection } from './projection'
import { round } from './route'

/**
 * A park, delta, pan or lake of web/public/map/areas.json: a rough outline in degrees, smoothed.
 * Illustrative.
 */
export interface MapArea {
  readonly name: string
  readonly kind: 'park' | 'delta' | 'pans' | 'lake'
  readonly ring: readonly (readonly [longitude: number, latitude: number])[]
}

/** Names of seas, at points on water; the first one in view is used. */
export const seas = [
  {
    name: 'Atlantic',
    places: [
      [12.5, -31.5],
      [10.5, -25],
      [8.5, -17],
      [6, -3],
    ],
  },
  {
    name: 'Indian Ocean',
    places: [
      [33.2, -31.2],
      [44, -7],
      [47, -4],
      [56, -16],
      [39.5, -27],
    ],
  },
  {
    name: 'Mozambique Channel',
    places: [
      [40.5, -19.5],
      [41.5, -17],
    ],
  },
] as const

export function pointsOf({ ring }: MapArea, { project }: Projection): Point[] {
  return ring.map(([longitude, latitude]) => project({ longitude, latitude }))
}

/** A closed curve through points (Catmull-Rom, as Bézier curves). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(round).join(' ')}`
  })
  return points.length === 0 ? '' : `M${at(0).map(round).join(' ')}${curves.join('')}z`
}
