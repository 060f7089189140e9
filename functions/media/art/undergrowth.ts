import { type Plant, plant } from './plant'
import { define, type Scene } from './scene'
import { foliage } from './shapes'
import { d, path, times } from './svg-text'

export const shrub = plant('sh', (r) => ({
  dark:
    foliage(r, { x: 0, y: 4, w: 190, h: 66, bumps: 8 }) +
    foliage(r, { x: 60, y: 4, w: 120, h: 44, bumps: 5 }),
}))

/** A swathe of grass about 150 units wide; short blades are straight, long ones bend. */
const swathe = (name: string, height: number, blades: number): Plant =>
  plant(name, (r) => ({
    dark: times(blades, (i) => {
      const [x, h] = [Math.round(-75 + (150 * (i + r.next())) / blades), height * r.range(0.4, 1)]
      const bend = r.range(-0.35, 0.4) * height
      return height < 50
        ? d`M${x} 4l${bend * 0.7} ${-h} ${4 - bend * 0.7} ${h}z`
        : d`M${x} 4q${bend * 0.1} ${-h * 0.7} ${bend} ${-h}q${3 - bend * 0.8} ${h * 0.4} ${3.6 - bend} ${h}z`
    }).join(''),
  }))

export const turf = swathe('tu', 32, 18)
export const grass = swathe('gr', 64, 13)
export const reeds = swathe('re', 125, 11)

/** Papyrus: thin stems with mop heads, drawn in strokes. */
export function papyrus(s: Scene): string {
  const r = s.stream('papyrus')
  const stem = () =>
    d`M${r.range(-44, 44)} 4q0 ${-r.range(30, 60)} ${r.range(-24, 24)} ${-r.range(70, 136)}m-17 5q5-12 17-5q-10-14-10-9m10 9q-3-13 0-15m0 15q3-13 10-9m-10 9q12-7 17 5`
  const stroke = ' stroke="currentColor" stroke-width="2" stroke-linecap="round"'
  return define(s, 'py', () => path(times(6, stem).join(''), 'none', stroke))
}
