import { mix } from '#shared/art/colour'
import type { RandomStream } from '#shared/art/random-stream'
import { foreground } from './foreground'
import { type Ground, ridge } from './ground'
import { crags, farHills } from './mountains'
import { along, plantGroup } from './planting'
import { fade, pictureHeight, type Scene } from './scene'
import { clamp, d, path } from './svg-text'
import { forestTree } from './trees'
import { volcanoes } from './volcanoes'

/** Rows of crowns sinking into mist under mountains, here and there a taller tree. */
export function drawForest(s: Scene): string {
  const r = s.stream('forest')
  const layers = [
    [-0.1, 32, 0.2],
    [0.12, 42, 0.38],
    [0.38, 60, 0.56],
    [0.7, 84, 0.78],
  ] as const
  const rows = layers.map(([t, crown, depth], i) => {
    const row = canopy(s, `row${i}`, { y: s.ground(t), crown, depth })
    const giants = () =>
      along(s, `tall${i}`, {
        ids: [forestTree(s)],
        y: (x) => row.y(x) + crown * 0.9,
        count: r.int(1, 3),
        between: [0.1, 1],
        scale: [0.42 + i * 0.2, 0.6 + i * 0.3],
      })
    return (i < 3 ? plantGroup(s, depth + 0.07, giants()) : '') + row.svg
  })
  const relief = s.biome === 'volcano' ? volcanoes : r.pick([farHills, farHills, crags, farHills])
  return relief(s, 1.15) + rows.join('') + foreground(s, r.pick(['ferns', 'ferns', 'reeds']))
}

/** A row of crowns along a ridge, near ones of three domes with a lit rim here and there. */
function canopy(
  s: Scene,
  label: string,
  { y, crown, depth }: { y: number; crown: number; depth: number },
): Ground {
  const r = s.stream(`canopy${label}`)
  const [size, colour] = [crown * s.near * clamp(s.width / 1000, 1, 1.8), s.land(depth)]
  const line = ridge(s, label, { base: y, amplitude: size * 0.8, wave: 170 })
  let [x, at, rims] = [-30, Math.round(line.y(-30)), '']
  let crowns = d`M${x} ${at}`
  while (x < s.width + 30) {
    const w = Math.round(size * r.range(0.8, 1.6))
    const drop = Math.round(line.y(x + w) + r.range(-0.2, 0.2) * size) - at
    const tree = crownOf(r, { w, drop })
    crowns += crown < 45 ? d`a${w * 0.54} ${w * 0.45} 0 0 1 ${w} ${drop}` : tree.outline
    if (crown > 55 && r.chance(0.45))
      rims += d`M${x + tree.left + 4} ${at - tree.up + 3}${tree.rim}`
    ;[x, at] = [x + w, at + drop]
  }
  const foot = clamp((90 + size) / (pictureHeight - y), 0.2, 1)
  const fill = fade(s, label, [0, colour], [foot, mix(colour, s.haze, 0.7 * (1 - depth))])
  const lit = mix(colour, s.light.glow, s.dark ? 0.14 : 0.2)
  return { y: line.y, svg: path(crowns + d`V${pictureHeight}H-30z`, fill) + path(rims, lit) }
}

/** One crown of three domes: its outline, and the lit rim on the middle one. */
function crownOf(r: RandomStream, { w, drop }: { w: number; drop: number }) {
  const part = (share: number) => Math.round(w * share * r.range(0.75, 1.25))
  const [left, right, up, down] = [part(0.28), part(0.28), part(0.19), part(0.15)]
  const middle = w - left - right
  return {
    left,
    up,
    outline: d`a${left} ${left} 0 0 1 ${left} ${-up}a${w * 0.32} ${w * 0.3} 0 0 1 ${middle} ${up - down}a${right} ${right} 0 0 1 ${right} ${down + drop}`,
    rim: d`a${w * 0.3} ${w * 0.27} 0 0 1 ${middle * 0.8} ${-down * 0.4}q${-middle * 0.4} -9 ${-middle * 0.8} ${down * 0.4}z`,
  }
}
