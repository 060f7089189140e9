import { ownValue } from '../ids/own-value'
import type { Biome, PictureScene } from './picture-terms'
import { randomStream } from './random-stream'

/** Pictures chosen by eye, first the camp's own, then those of its rooms. */
const campScenes: Readonly<Record<string, readonly PictureScene[]>> = {
  JAO: [
    { seed: 'n', biome: 'delta', hour: 'dusk', season: 'green' },
    { seed: 'n', biome: 'delta', hour: 'night', season: 'green' },
    { seed: 'n', biome: 'delta', hour: 'dawn', season: 'green' },
    { seed: 'g', biome: 'delta', hour: 'dusk', season: 'green' },
    { seed: 'h', biome: 'delta', hour: 'dusk', season: 'green' },
    { seed: 'd', biome: 'delta', hour: 'day', season: 'green' },
    { seed: 'h', biome: 'savanna', hour: 'night', season: 'dry' },
  ],
  MOMBO: [{ seed: 'm', biome: 'delta', hour: 'dusk', season: 'green' }],
  CHIEFS: [{ seed: 'f', biome: 'delta', hour: 'dawn', season: 'green' }],
  LEBOMBO: [{ seed: 'c', biome: 'savanna', hour: 'dusk', season: 'dry' }],
  LONDOLOZI: [{ seed: 'k', biome: 'savanna', hour: 'dawn', season: 'dry' }],
  COTTARS: [{ seed: 'h', biome: 'savanna', hour: 'day', season: 'dry' }],
  CRATER: [{ seed: 'c', biome: 'mountain', hour: 'dawn', season: 'green' }],
  ONEONLY: [{ seed: 'd', biome: 'coast', hour: 'day', season: 'green' }],
  SAXON: [{ seed: 'f', biome: 'forest', hour: 'dusk', season: 'green' }],
  BISATE: [{ seed: 'c', biome: 'volcano', hour: 'dawn', season: 'green' }],
  VICTFALLSH: [{ seed: 'e', biome: 'river', hour: 'dusk', season: 'green' }],
  LKULALA: [{ seed: 'c', biome: 'desert', hour: 'dusk', season: 'dry' }],
  BENGUERRA: [{ seed: 'b', biome: 'coast', hour: 'dawn', season: 'green' }],
  NAMIRI: [{ seed: 'm', biome: 'savanna', hour: 'dusk', season: 'dry' }],
  SASAKWA: [{ seed: 'p', biome: 'savanna', hour: 'day', season: 'dry' }],
  OWN: [{ seed: 'h', biome: 'savanna', hour: 'night', season: 'dry' }],
}

/** How many pictures the rooms of one camp share. */
const roomPictures = 60

/**
 * The scene of a picture's seed: a camp's for its supplier code, one more of the same camp for an
 * option key.
 */
export function sceneOfSeed(seed: string, biome: Biome): PictureScene {
  const [supplierCode = seed, room] = seed.split('-')
  const index = room === undefined ? 0 : randomStream(`room|${seed}`).int(1, roomPictures)
  return sceneOfCamp(supplierCode, biome, index)
}

/** Lands that are green for half the year; the others keep their colour. */
const seasonal: ReadonlySet<Biome> = new Set([
  'savanna',
  'peak',
  'river',
  'mountain',
  'lake',
  'delta',
])

/**
 * The scene of a camp's picture, the same wherever it is shown: 0 is the camp's own, 1 and up are
 * others of it and of its rooms. The camp's own is never at night, so that a list is pleasant to
 * look at.
 */
export function sceneOfCamp(supplierCode: string, biome: Biome, index = 0): PictureScene {
  const byEye = ownValue(campScenes, supplierCode)?.[index]
  if (byEye !== undefined) return byEye
  const seed = index === 0 ? supplierCode : `${supplierCode}.${index}`
  const random = randomStream(`scene|${seed}`)
  const hour = random.pick(
    index === 0
      ? (['dawn', 'day', 'day', 'dusk', 'dusk'] as const)
      : (['dawn', 'day', 'day', 'dusk', 'night'] as const),
  )
  const dry =
    biome === 'desert' || (seasonal.has(biome) && random.chance(biome === 'delta' ? 0.25 : 0.5))
  return { seed, biome, hour, season: dry ? 'dry' : 'green' }
}
