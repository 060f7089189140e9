import { hill } from './ground'
import { footOf, hazy, type Relief } from './relief'
import type { Scene } from './scene'
import { clamp, d, path, shadeAlpha } from './svg-text'

/** A craggy range: a broken skyline, the shaded side of every summit. */
export const crags: Relief = (s, scale) => {
  const r = s.stream('crags')
  const [base, size] = [footOf(s), scale * s.lift]
  const [centre, broad] = [s.width * r.range(0.4, 0.75), clamp(s.width / 1000, 1, 1.7)]
  let [x, y, skyline, shade] = [-40, base - 50 * size, '', '']
  while (x < s.width + 40) {
    const h =
      size *
      (70 + 140 * Math.max(0, 1 - Math.abs(x - centre) / (s.width * 0.42)) * r.range(0.65, 1.15))
    const up = broad * (45 * size + h * r.range(0.4, 1))
    const down = broad * (35 * size + h * r.range(0.4, 0.9))
    const [left, right] = [r.range(0.4, 0.62), r.range(0.22, 0.5)]
    const [px, py, valley] = [x + up, base - h, base - h * r.range(0.35, 0.58)]
    const [lx, ly] = [x + up * (left + 0.12), y + (py - y) * (left + r.range(-0.05, 0.16))] // a step on the left
    const [rx, ry] = [px + down * right, py + (valley - py) * (right + 0.2)] // and one on the right
    const edge = d`L${px} ${py}L${rx} ${ry}l${down * 0.16} ${h * r.range(-0.03, 0.03)}L${px + down} ${valley}`
    skyline += d`L${lx - up * 0.12} ${ly - h * r.range(0, 0.05)}L${lx} ${ly}${edge}`
    shade += d`M${px - up * 0.06} ${base - h * 0.62}${edge}L${px + down * 0.8} ${base}H${px + down * 0.1}L${px + down * 0.22} ${base - h * 0.4}z`
    ;[x, y] = [px + down, valley]
  }
  return (
    path(d`M-40 ${base}V${base - 50 * size}${skyline}V${base}z`, hazy(s, 'crags', 0.16)) +
    path(shade, s.shade, shadeAlpha)
  )
}

export const mesas: Relief = (s, scale) => {
  const r = s.stream('mesas')
  const sites = [r.range(0.08, 0.3), r.range(0.55, 0.85)]
  return sites
    .map((at, i) => {
      const [x, w] = [s.width * at, r.range(130, 230)]
      const h = r.range(85, 165) * (i ? 1 : 0.75) * scale * s.lift
      const p = (u: number, v: number) => d`${x + u * w} ${footOf(s) - v * h}`
      const face = `${p(0.1, 1.04)}L${p(0.16, 0.88)}L${p(0.66, 0.9)}L${p(0.76, 0.5)}`
      const rock = `M${p(-1.3, 0)}Q${p(-0.95, 0.25)} ${p(-0.82, 0.55)}L${p(-0.74, 1)}L${face}Q${p(0.95, 0.22)} ${p(1.35, 0)}z`
      return (
        path(rock, hazy(s, `mesa${i}`, 0.1 + 0.1 * i)) +
        path(`M${face}L${p(0.36, 0.46)}L${p(0.22, 0.54)}z`, s.shade, shadeAlpha)
      )
    })
    .join('')
}

export const farHills: Relief = (s: Scene) =>
  hill(s, 'far1', { base: s.horizon - 32, amplitude: 36, wave: 130, depth: 0.1 }).svg +
  hill(s, 'far2', { base: s.horizon, amplitude: 22, wave: 95, depth: 0.22 }).svg

export const noRelief: Relief = () => ''
