import { mix } from './colour'
import { ridge } from './ground'
import type { Scene } from './scene'
import { foliage } from './shapes'
import { d, opacity, path, times } from './svg-text'

/** Long thin clouds, flat below, in loose clusters of three. */
export function stratus(s: Scene): string {
  const r = s.stream('stratus')
  const streak = (x: number, y: number, w: number, h: number) =>
    d`M${x - w / 2} ${y}q${w * 0.2} ${-h * 0.4} ${w * 0.36} ${-h * 0.5}t${w * 0.26} ${-h * 0.3}q${w * 0.16} ${h * 0.2} ${w * 0.38} ${h * 0.8}z`
  const cluster = (x: number, y: number, w: number) =>
    streak(x, y, w, 12) +
    streak(x + w * r.range(-0.4, 0.4), y + r.range(9, 15), w * 0.7, 9) +
    streak(x + w * r.range(-0.5, 0.5), y - r.range(12, 18), w * 0.45, 8)
  const clouds = times(r.int(2, 3), () =>
    cluster(s.width * r.next(), s.horizon * r.range(0.22, 0.86), r.range(150, 380)),
  )
  return path(clouds.join(''), mix(s.haze, s.light.sun, 0.4), opacity(s.hour === 'night' ? 0.12 : 0.34))
}

/** Broad soft cloud layers, as cut paper; they lie behind the sun. */
export function banks(s: Scene): string {
  const r = s.stream('banks')
  const [, upper, lower, low] = s.light.sky
  const layers = [
    [0.42, upper],
    [0.6, lower],
    [0.78, low],
  ] as const
  return layers
    .map(([at, colour], i) => {
      const shape = { base: s.horizon * at, amplitude: r.range(10, 24), wave: r.range(90, 160) }
      return path(ridge(s, `bank${i}`, shape).area(s.horizon + 20), mix(colour, s.light.sun, 0.28), opacity(0.3))
    })
    .join('')
}

/** Fair-weather clouds: a flat base under a few domes. */
export function cumulus(s: Scene): string {
  const r = s.stream('cumulus')
  const cloud = (x: number, y: number, w: number) =>
    foliage(r, { x, y, w, h: w * 0.3, bumps: 4 }) +
    foliage(r, { x: x + w * r.range(-0.4, 0.4), y: y + 1, w: w * 1.2, h: w * 0.12, bumps: 4 })
  const clouds = times(r.int(2, 4), () => cloud(s.width * r.next(), s.horizon * r.range(0.25, 0.75), r.range(90, 190)))
  return path(clouds.join(''), mix(s.haze, '#ffffff', 0.7), opacity(0.72))
}
