import { type Plant, plant } from './plant'
import { foliage, limb, trunk } from './shapes'
import { d } from './svg-text'

/**
 * Umbrella tree: a forked trunk carrying wide tiers of leaves with sky between them; `plump` is
 * their thickness.
 */
const umbrella = (name: string, spread: number, plump: number): Plant =>
  plant(name, (r, variant) => {
    const [lean, fork] = [r.range(-20, 20), r.range(56, 88)]
    const [reach, leaf] = [spread * r.range(0.84, 1.16), variant ? 36 : 14]
    const side = (sign: number) => ({
      x: lean + sign * reach * r.range(0.62, 0.9),
      y: -r.range(132, 156),
      w: reach * r.range(0.7, 1),
      h: r.range(17, 23),
    })
    const top = () => ({
      x: lean * 1.3 + r.range(-22, 22),
      y: -170,
      w: reach * r.range(1.1, 1.6),
      h: r.range(24, 32),
    })
    const tiers = [side(-1), side(1), top()]
    if (r.chance(0.6)) {
      tiers.push({
        x: lean + reach * r.range(-0.4, 0.4),
        y: -r.range(132, 144),
        w: reach * 0.55,
        h: 13,
      })
    }
    let [dark, lit] = [trunk(6.5, 4.6, lean, fork), '']
    for (const { x, y, w, h } of tiers) {
      const tips =
        w < 110
          ? [x + w * 0.1]
          : variant
            ? [x - w * 0.2, x + w * 0.25]
            : [x - w * 0.3, x, x + w * 0.3]
      for (const tip of tips) {
        const by = [lean + (tip - lean) * 0.38, -fork + (y + fork) * 0.72] as const
        dark += limb({ from: [lean, 6 - fork], by, to: [tip, y - 3], halfWidths: [3.6, 1.2] })
      }
      dark += foliage(r, { x, y, w, h: h * plump, bumps: Math.round(w / leaf) })
      if (variant) continue
      const rim = { x: x + w * 0.04, y: y - h * 0.42 * plump, w: w * 0.76, h: h * 0.5 * plump }
      lit += foliage(r, { ...rim, bumps: Math.round(w / 20) })
    }
    return { dark, lit }
  })

/**
 * Baobab: a bottle of a trunk, stubby limbs like roots in the air; leafless when dry. A slim one
 * makes a dead camel thorn.
 */
const bottle = (name: string, girth: number, living: boolean): Plant =>
  plant(name, (r, _variant, s) => {
    const w = girth * r.range(0.85, 1.2)
    const bare = s.season === 'dry' || !living
    let [dark, lit] = [
      d`M${-w * 1.7} 4Q${-w} 0 ${-w} -36Q${-w * 1.1} -84 ${-w * 0.66} -122H${w * 0.66}Q${w * 1.2} -80 ${w} -36Q${w} 0 ${w * 1.8} 4z`,
      '',
    ]
    for (const t of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
      const [x0, y0] = [t * w * 0.5, living ? -112 : -70 - 30 * r.next()]
      const [x, y] = [t * r.range(72, 92), -146 - 40 * (1 - t * t) + r.range(-8, 8)]
      const [mx, my] = [x0 + (x - x0) * 0.52, y0 + (y - y0) * 0.64]
      const by = [x0 + (x - x0) * 0.36, y0 + (y - y0) * 0.72] as const
      dark += limb({ from: [x0, y0], by, to: [x, y], halfWidths: [2.6 + w * 0.13, 1.2] })
      for (const k of bare ? [-1, 1] : [1]) {
        const to = [mx + k * r.range(12, 22) + t * 10, my - r.range(20, 34)] as const
        dark += limb({ from: [mx, my], by: [mx + k * 5, my - 12], to, halfWidths: [2.4, 0.8] })
      }
      if (bare) continue
      dark += foliage(r, {
        x: x - t * 8,
        y: y - 4,
        w: r.range(54, 68),
        h: r.range(15, 21),
        bumps: 4,
      })
      lit += foliage(r, { x: x - t * 8 + 3, y: y - 12, w: 36, h: 9, bumps: 3 })
    }
    return { dark, lit }
  })

export const acacia = umbrella('ac', 100, 1)
export const forestTree = umbrella('ft', 74, 1.9)
export const baobab = bottle('bb', 27, true)
export const deadTree = bottle('dt', 8, false)
