import { mix } from '#shared/art/colour'
import { dhow, mokoro } from './camp-and-boats'
import { foreground } from './foreground'
import { hill } from './ground'
import { herd } from './herd'
import { crags, farHills } from './mountains'
import { fanPalm } from './palms'
import { wooded } from './planting'
import type { Scene } from './scene'
import { acacia, forestTree } from './trees'
import { shrub } from './undergrowth'
import { island, mirror } from './water'

/** Still water with islands: the Okavango in flood. */
export function drawLagoon(s: Scene): string {
  const r = s.stream('lagoon')
  const ids = [fanPalm(s), acacia(s, 1), forestTree(s, 1)]
  const bank = hill(s, 'far', {
    base: s.horizon,
    amplitude: 6,
    wave: 160,
    depth: 0.22,
    bottom: s.horizon + 30,
  })
  const farWoods = { label: 'far', depth: 0.36, ids: [...ids, shrub(s)], count: s.width / 40 }
  const shore = wooded(s, bank, { ...farWoods, scale: [0.12, 0.27] })
  const places = [
    [0.2, 0.15, 190, 0.5],
    [0.62, 0.3, 300, 0.6],
    [0.95, 0.5, 380, 0.72],
  ] as const
  const isles = places.map(([at, t, w, depth], i) => {
    const x = s.width * (at + r.range(-0.08, 0.08))
    const growth = { ids, count: 2 + i * 1.5, scale: 0.3 + i * 0.24 }
    return island(s, `isle${i}`, { x, y: s.ground(t), w: w * s.size, depth, ...growth })
  })
  const boat = () => mokoro(s, s.width * r.range(0.36, 0.5), s.ground(r.range(0.5, 0.66)), 0.9)
  const crossing = () => {
    const at = { count: 3, x: s.width * 0.42, y: () => s.ground(0.52), height: 66 }
    return herd(s, 'elephant', { ...at, water: s.light.sky[2] })
  }
  const water = mirror(s, Math.round(s.horizon + 16), shore)
  const life = r.pick([boat, boat, crossing])()
  return (
    water +
    isles.join('') +
    life +
    foreground(s, r.pick(['reeds', 'papyrus', 'papyrus', 'turf', 'frame']))
  )
}

/** A lake under mountains, with flamingos, an island or a boat. */
export function drawLake(s: Scene): string {
  const r = s.stream('lake')
  const h = Math.round(s.horizon)
  const bank = hill(s, 'shore', { base: h - 14, amplitude: 10, wave: 110, depth: 0.34, bottom: h })
  const woods = {
    label: 'shore',
    depth: 0.42,
    ids: [acacia(s, 1), forestTree(s, 1), shrub(s)],
    count: s.width / 56,
  }
  const shore = wooded(s, bank, { ...woods, scale: [0.1, 0.24] })
  const flamingos = () => flock(s)
  const isle = () => {
    const growth = { ids: [acacia(s, 1), fanPalm(s)], count: 4, scale: 0.62 }
    return island(s, 'isle', {
      x: s.width * 0.76,
      y: s.ground(0.36),
      w: 380 * s.size,
      depth: 0.7,
      ...growth,
    })
  }
  const life = r.pick([
    flamingos,
    flamingos,
    isle,
    () => mokoro(s, s.width * r.range(0.42, 0.6), s.ground(0.5), 1.1),
    () => dhow(s, s.width * r.range(0.45, 0.66), s.ground(0.3), 0.6),
  ])
  const relief = r.pick([farHills, farHills, crags, farHills])
  const water = mirror(s, h, relief(s, 1) + shore)
  const alive = life()
  return (
    water +
    alive +
    foreground(
      s,
      r.pick(life === flamingos ? ['frame', 'turf'] : ['reeds', 'papyrus', 'frame', 'turf']),
    )
  )
}

/** Flamingos near and far: pink, but silhouettes against a red sky. */
function flock(s: Scene): string {
  const colour = s.hour === 'dusk' ? s.ink : mix('#f0907e', s.land(0.6), s.dark ? 0.35 : 0.05)
  const far = herd(s, 'flamingo', {
    count: 9,
    x: s.width * 0.56,
    y: () => s.ground(0.3),
    height: 28,
    colour,
  })
  return (
    far +
    herd(s, 'flamingo', {
      count: 5,
      x: s.width * 0.62,
      y: () => s.ground(0.62),
      height: 74,
      colour,
    })
  )
}
