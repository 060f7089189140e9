import { mix } from '#shared/art/colour'
import type { Ground } from './ground'
import { type Scene, wholeWidth } from './scene'
import { clamp, group, place, times } from './svg-text'

type Range = readonly [low: number, high: number]
/**
 * What is set along a line: symbols, how many, between which fractions of the width, at which
 * scales.
 */
type Planting = {
  ids: readonly string[]
  y: (x: number) => number
  count: number
  between?: Range
  scale: Range
}

/** Sets symbols along a line, one to ten of them, each mirrored or not. */
export function along(
  s: Scene,
  label: string,
  { ids, y, count, between = wholeWidth, scale }: Planting,
): string {
  const r = s.stream(`along${label}`)
  const [[from, to], [low, high]] = [between, scale]
  const number = clamp(Math.round(count), 1, 10)
  return times(number, (i) => {
    const x = s.width * (from + ((to - from) * (i + r.range(0.1, 0.9))) / number)
    const k = r.range(low, high)
    return place(r.pick(ids), x, y(x) + 2 * k, r.chance(0.5) ? k : -k)
  }).join('')
}

/** Group for plants at a depth: leaf colour, with a lit tone towards the glow. */
export const plantGroup = (s: Scene, depth: number, content: string): string =>
  group(
    `fill="${s.land(depth)}" color="${mix(s.land(depth), s.light.glow, s.dark ? 0.15 : 0.24)}"`,
    content,
  )

/** A layer of ground with plants along its edge, at the depth given for them. */
export const wooded = (
  s: Scene,
  ground: Ground,
  { label, depth, ...planting }: Omit<Planting, 'y' | 'between'> & { label: string; depth: number },
): string => ground.svg + plantGroup(s, depth, along(s, label, { ...planting, y: ground.y }))
