import { type FrontGrowth, foreground } from './foreground'
import { hill, swells } from './ground'
import { herd } from './herd'
import { crags, farHills, mesas, noRelief } from './mountains'
import { fanPalm } from './palms'
import type { Plant } from './plant'
import { wooded } from './planting'
import type { Relief } from './relief'
import { pictureHeight, type Scene } from './scene'
import { type Subject, subject } from './subject'
import { clamp } from './svg-text'
import { acacia, forestTree } from './trees'
import { shrub } from './undergrowth'
import { kilimanjaro } from './volcanoes'
import { bend, channel } from './water'

/** Country seen across open ground, by its parts; what is listed twice comes up twice as often. */
type Country = {
  relief: readonly Relief[]
  scale: number
  woods: readonly Plant[]
  herds: readonly ('elephant' | 'giraffe' | '')[]
  heroes: readonly Subject[]
  front: readonly FrontGrowth[]
}

const savanna: Country = {
  relief: [noRelief, farHills, mesas, mesas, farHills, farHills, noRelief],
  scale: 1,
  woods: [acacia, acacia, shrub],
  herds: ['elephant', 'giraffe', '', ''],
  heroes: [
    'acacia',
    'acacia',
    'grove',
    'elephants',
    'elephants',
    'giraffes',
    'camp',
    'camp',
    'baobab',
  ],
  front: ['grass', 'turf'],
}
/** The plains below Kilimanjaro and Mount Kenya: snow is nowhere else. */
const peak: Country = { ...savanna, relief: [kilimanjaro] }
const mountain: Country = {
  relief: [mesas, crags],
  scale: 1.45,
  woods: [forestTree, shrub],
  herds: [''],
  heroes: ['moor', 'moor', 'camp', 'acacia', 'elephants'],
  front: ['turf'],
}
const river: Country = {
  relief: [mesas, farHills, farHills, noRelief],
  scale: 1,
  woods: [acacia, forestTree, shrub],
  herds: ['elephant', 'elephant', 'giraffe', ''],
  heroes: ['acacia', 'acacia', 'camp', 'camp', 'grove', 'baobab'],
  front: ['grass', 'turf'],
}
const delta: Country = {
  relief: [noRelief],
  scale: 1,
  woods: [fanPalm, acacia, forestTree, shrub],
  herds: ['elephant', 'giraffe', ''],
  heroes: ['palms', 'acacia', 'camp', 'grove'],
  front: ['reeds', 'turf'],
}

export const drawSavanna = (s: Scene): string => drawDry(s, savanna)
export const drawPeak = (s: Scene): string => drawDry(s, peak)
export const drawMountain = (s: Scene): string => drawDry(s, mountain)
export const drawRiver = (s: Scene): string => drawWatered(s, river)
export const drawFloodplain = (s: Scene): string => drawWatered(s, delta)

const drawDry = (s: Scene, country: Country) => drawCountry(s, country, false)
const drawWatered = (s: Scene, country: Country) => drawCountry(s, country, true)

/**
 * From far to near: relief, wooded plain, a rise or a channel with a herd, the subject on a near
 * hill, the foreground.
 */
function drawCountry(
  s: Scene,
  { relief, scale, woods, herds, heroes, front }: Country,
  watered: boolean,
): string {
  const r = s.stream('country')
  const trees = woods.map((tree, i) => tree(s, i + 1))
  const [hero, beast] = [r.pick(heroes), r.pick(herds)]
  const open = hero === 'elephants' || hero === 'giraffes' || hero === 'camp' // no tree in front, and so no second herd behind
  const plain = hill(s, 'plain', {
    base: s.ground(0.04),
    amplitude: 6 + 12 * scale,
    wave: 140,
    depth: 0.3,
  })
  const swing = watered ? 6 : r.range(8, 36)
  const rise = hill(s, 'rise', {
    base: s.ground(watered ? 0.1 : 0.26),
    amplitude: swing,
    wave: 190,
    depth: 0.52,
  })
  const tilt = watered ? 105 : r.range(-40, 75)
  const nearShape = {
    base: s.ground(watered ? 0.8 : 0.6),
    amplitude: 18,
    wave: 240,
    depth: watered ? 0.84 : 0.76,
    tilt,
  }
  const near = hill(s, 'near', nearShape)
  const farRelief = r.pick(relief)(s, scale)
  const plainWoods = { label: 'plain', depth: 0.44, ids: trees, count: s.width / r.range(45, 100) }
  const farPlain = wooded(s, plain, { ...plainWoods, scale: [0.1 / scale, 0.27 / scale] })
  const farSwells = swells(s, 'a', {
    top: s.ground(0.12),
    bottom: s.ground(watered ? 0.8 : 0.24),
    depth: 0.5,
  })
  const riseWoods = { label: 'rise', depth: 0.65, ids: trees, count: s.width / r.range(130, 380) }
  const middle = wooded(s, rise, { ...riseWoods, scale: [0.26 / scale, 0.54 / scale] })
  const water = watered ? channel(s, s.ground(0.12)) : ''
  const grazing =
    beast && !open ? grazers(s, beast, watered ? () => s.ground(0.36) : rise.y, watered) : ''
  const nearSwells = swells(s, 'b', {
    top: s.ground(0.68),
    bottom: pictureHeight - 50,
    depth: 0.92,
  })
  const main = subject(s, hero, near)
  const growth: FrontGrowth = open ? r.pick(['frame', 'turf']) : r.pick(front)
  return (
    farRelief +
    farPlain +
    farSwells +
    middle +
    water +
    grazing +
    near.svg +
    nearSwells +
    main +
    foreground(s, growth)
  )
}

/** A herd in the middle distance: clear of the water, or before a low sun. */
function grazers(
  s: Scene,
  beast: 'elephant' | 'giraffe',
  y: (x: number) => number,
  watered: boolean,
): string {
  const x = watered
    ? bend(s, s.ground(0.12), 3)[0] - s.width * 0.24
    : clamp(s.sun.x, s.width * 0.28, s.width * 0.46)
  const height = { elephant: 46, giraffe: 84 }[beast]
  return herd(s, beast, { count: 3, x, y, height, colour: s.land(0.88) })
}
