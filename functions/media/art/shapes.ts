import type { RandomStream } from '#shared/art/random-stream'
import { d, times } from './svg-text'

export type Point = readonly [x: number, y: number]

/**
 * Smooth curve through points: Catmull-Rom as relative cubics on a whole-number grid, so that
 * rounding never adds up.
 */
export function through(points: readonly Point[]): string {
  const p = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const at = (i: number) => p[Math.min(Math.max(i, 0), p.length - 1)] ?? ([0, 0] as const)
  const curve = times(p.length - 1, (i) => {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [w, h] = [c[0] - b[0], c[1] - b[1]]
    const numbers = [
      (c[0] - a[0]) / 6,
      (c[1] - a[1]) / 6,
      w - (e[0] - b[0]) / 6,
      h - (e[1] - b[1]) / 6,
      w,
      h,
    ]
    return `c${numbers.map(Math.round).join(' ').replace(/ -/g, '-')}`
  })
  return `M${at(0).join(' ')}${curve.join('')}`
}

/** A flat lens with pointed ends: light on water, swells of grass, shadows. */
export const lens = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0z`

type Limb = { from: Point; by: Point; to: Point; halfWidths: readonly [start: number, end: number] }

/** A tapered limb between two points, bending by way of a third. */
export const limb = ({
  from: [x0, y0],
  by: [cx, cy],
  to: [x1, y1],
  halfWidths: [w0, w1],
}: Limb): string =>
  d`M${x0 - w0} ${y0}Q${cx - (w0 + w1) / 2} ${cy} ${x1 - w1} ${y1}h${2 * w1}Q${cx + (w0 + w1) / 2} ${cy} ${x0 + w0} ${y0}z`

/**
 * A trunk with a flared foot, its top `lean` to the side; w0 and w1 are half widths below and
 * above.
 */
export const trunk = (w0: number, w1: number, lean: number, h: number): string =>
  d`M${-w0 * 2} 4Q${-w0} 0 ${-w0 * 0.9} -16Q${lean * 0.2 - w0 * 0.8} ${-h * 0.5} ${lean - w1} ${-h}` +
  d`h${2 * w1}Q${lean * 0.2 + w0 * 0.8} ${-h * 0.5} ${w0 * 0.9} -16Q${w0} 0 ${w0 * 2} 4z`

type Mass = { x: number; y: number; w: number; h: number; bumps: number }

/** Foliage (or a cloud): a dome of small bumps over a flat, slightly ragged underside. */
export function foliage(r: RandomStream, { x, y, w, h, bumps }: Mass): string {
  let [px, py] = [Math.round(x - w / 2), Math.round(y)]
  let out = d`M${px} ${py}`
  for (let i = 1; i <= bumps; i++) {
    const t = i === bumps ? 1 : (i + r.range(-0.3, 0.3)) / bumps
    const [qx, qy] = [
      Math.round(x + (t - 0.5) * w),
      Math.round(y - h * Math.sin(Math.PI * t) ** 0.6),
    ]
    const chord = Math.hypot(qx - px, qy - py)
    out += d`a${Math.ceil(chord * 0.64)} ${Math.ceil(chord * 0.5)} 0 0 1 ${qx - px} ${qy - py}`
    ;[px, py] = [qx, qy]
  }
  const waves = Math.ceil(bumps / 3)
  return `${out + times(waves, () => d`q${-w / waves / 2} ${r.range(1, h * 0.32)} ${-w / waves} 0`).join('')}z`
}
