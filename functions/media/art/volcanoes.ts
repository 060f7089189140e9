import { footOf, hazy, type Relief, snowColour } from './relief'
import type { Scene } from './scene'
import { d, path, shadeAlpha } from './svg-text'

type Cone = { x: number; w: number; h: number; rim: number; depth: number; snowy?: boolean }

/** Kilimanjaro: one broad cone under snow, with the sun beside it, not behind. */
export const kilimanjaro: Relief = (s, scale) => {
  const r = s.stream('kibo')
  const sunBeside = s.sun.x > s.width * 0.5 && s.hour !== 'day'
  const x = s.width * (sunBeside ? r.range(0.26, 0.42) : r.range(0.52, 0.7))
  const [w, h] = [440 * scale * s.lift, r.range(200, 245) * scale * s.lift]
  return volcano(s, 'kibo', { x, w, h, rim: 0.155, depth: 0.12, snowy: true })
}

/** Three cones, the nearest the highest. */
export const volcanoes: Relief = (s, scale) => {
  const r = s.stream('volcanoes')
  const cones = [0.3, 0.85, 0.6].map((at, i) => {
    const h = scale * s.lift * (r.range(110, 160) + i * 28)
    const x = s.width * (at + r.range(-0.1, 0.1))
    const w = h * r.range(1.5, 2.1)
    return volcano(s, `cone${i}`, { x, w, h, rim: r.range(0.08, 0.12), depth: 0.06 + i * 0.06 })
  })
  return cones.join('')
}

/**
 * Long concave flanks, a worn rim, the lee side in shade; snow, where there is any, runs down in
 * tongues.
 */
function volcano(
  s: Scene,
  name: string,
  { x, w, h, rim: rimWidth, depth, snowy = false }: Cone,
): string {
  const r = s.stream(name)
  const at = (u: number, v: number) => d`${x + u * w} ${footOf(s) - v * h}`
  const rim = `${at(-rimWidth, 0.95)}Q${at(-rimWidth * 0.45, 1.04)} ${at(rimWidth * 0.13, 0.95)}T${at(rimWidth, 0.98)}`
  const right = `Q${at(0.3 + rimWidth, 0.2)} ${at(1.05, 0)}`
  const tongues = [0.7, 0.78, 0.56, 0.74, 0.66, 0.8, 0.6, 0.76].map((tip, i) => {
    const u = 0.17 - i * 0.047
    const low = `Q${at(u * 1.25 + 0.014, 0.83)} ${at(u * 1.3, tip + r.range(-0.08, 0.06))}`
    return `${low}Q${at(u * 1.25 - 0.006, 0.8)} ${at(u - 0.026, r.range(0.82, 0.9))}`
  })
  const lee = d`M${at(rimWidth, 0.98)}${right}H${x + w * 0.25}Q${at(rimWidth * 0.4, 0.5)} ${at(rimWidth, 0.98)}z`
  return (
    path(`M${at(-1, 0)}Q${at(-0.29 - rimWidth, 0.2)} ${rim}${right}z`, hazy(s, name, depth)) +
    (snowy
      ? path(`M${rim}L${at(0.22, 0.84)}${tongues.join('')}L${at(-0.21, 0.8)}z`, snowColour(s))
      : '') +
    path(lee, s.shade, shadeAlpha)
  )
}
