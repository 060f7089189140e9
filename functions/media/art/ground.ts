import { mix } from '#shared/art/colour'
import type { RandomStream } from '#shared/art/random-stream'
import { fade, pictureHeight, type Scene } from './scene'
import { lens, through } from './shapes'
import { clamp, d, opacity, path, times } from './svg-text'

/** A hill line: its height at any x, and the area from it down to a bottom. */
export type Ridge = { y: (x: number) => number; area: (bottom?: number) => string }
/** A drawn layer of ground, with the height of its upper edge at any x. */
export type Ground = { y: (x: number) => number; svg: string }

type RidgeShape = { base: number; amplitude: number; wave: number; tilt?: number }

/** A hill line, higher by `tilt` on the right than on the left. */
export function ridge(
  s: Scene,
  label: string,
  { base, amplitude, wave, tilt = 0 }: RidgeShape,
): Ridge {
  const r: RandomStream = s.stream(`ridge${label}`)
  const [a, b, length] = [r.range(0, 6.3), r.range(0, 6.3), wave * clamp(s.width / 1000, 1, 1.8)]
  const y = (x: number) =>
    base +
    tilt * (0.5 - x / s.width) -
    amplitude * (0.65 * Math.sin(x / length + a) + 0.35 * Math.sin((x / length) * 2.3 + b))
  const count = Math.ceil((s.width + 40) / (length * 0.75))
  const line = times(count + 1, (i) => (i * (s.width + 40)) / count - 20).map(
    (x) => [x, y(x)] as const,
  )
  return { y, area: (bottom = pictureHeight) => d`${through(line)}V${Math.round(bottom)}H-20z` }
}

type HillShape = RidgeShape & { depth: number; bottom?: number }

/** One rolling layer of ground; far layers fade into haze towards their foot, near ones darken. */
export function hill(
  s: Scene,
  label: string,
  { depth, bottom = pictureHeight, ...shape }: HillShape,
): Ground {
  const line = ridge(s, label, shape)
  const colour = s.land(depth)
  const foot = depth < 0.6 ? mix(colour, s.haze, 0.42 * (1 - depth)) : mix(colour, s.ink, 0.45)
  const fill = fade(s, label, [0, colour], [clamp(130 / (bottom - shape.base + 20), 0.2, 1), foot])
  return { y: line.y, svg: path(line.area(bottom), fill) }
}

type Streaks = { top: number; bottom: number; depth: number }

/** Streaks of longer grass or bare earth lying over a plain. */
export function swells(s: Scene, label: string, { top, bottom, depth }: Streaks): string {
  const r = s.stream(`swells${label}`)
  const streaks = times(clamp(s.width / 110, 4, 7), () =>
    lens(s.width * r.next(), r.range(top, bottom), r.range(120, 340), r.range(3, 9)),
  )
  return path(streaks.join(''), s.land(depth), opacity(0.5))
}
