import { mix } from '#shared/art/colour'
import type { Light } from '#shared/art/palettes'
import type { Biome, Hour, PictureScene, Season } from '#shared/art/picture-terms'
import { type RandomStream, randomStream } from '#shared/art/random-stream'
import { sceneLight } from '#shared/art/scene-light'
import { clamp, num, short } from './svg-text'

/** Height of every picture in the world's units; its width follows from the ratio. */
export const pictureHeight = 600
/** The whole width, and a little over, in fractions of it. */
export const wholeWidth = [-0.02, 1.02] as const

/** What a picture is asked to be; width and height are its own, in pixels. */
export type PictureRequest = PictureScene & { width: number; height: number }

/**
 * Everything that the parts of a picture share: size, light, colour by depth, streams of random
 * numbers, definitions.
 */
export type Scene = {
  width: number
  /** Prefix of ids, so that two pictures may stand in one page. */
  uid: string
  biome: Biome
  hour: Hour
  season: Season
  /** Random numbers of one part of the picture, the same at every hour. */
  stream: (label: string) => RandomStream
  horizon: number
  /** Colour of the ground at a depth, 0 far to 1 near. */
  land: (depth: number) => string
  light: Light
  defs: Map<string, string>
  /** Where the main thing stands. */
  focusX: number
  /** Scale of the main things, so that they fit a square and do not drown in a banner. */
  size: number
  /** Scale of distant relief. */
  lift: number
  /** Scale of things on the ground. */
  near: number
  dark: boolean
  haze: string
  ink: string
  shade: string
  /** Height on the picture of the ground at t: 0 at the horizon, 1 at the lower edge. */
  ground: (t: number) => number
  /** Where the sun or the moon is, once the sky is drawn. */
  sun: { x: number; y: number; radius: number }
}

/** The scene of a picture; the sky must be drawn before what depends on the sun. */
export function createScene({ width, height, ...picture }: PictureRequest): Scene {
  const { seed, biome, hour, season } = picture
  const sceneWidth = Math.round((pictureHeight * width) / height)
  const { stream, random, light, horizon: share, land } = sceneLight(picture)
  const horizon = pictureHeight * share
  return {
    width: sceneWidth,
    uid: uidOf([seed, biome, hour, season, width, height].join('|')),
    biome,
    hour,
    season,
    stream,
    horizon,
    land,
    light,
    defs: new Map(),
    focusX: sceneWidth * random.range(0.64, 0.76),
    size: clamp(sceneWidth / 900, 0.72, 1.12),
    lift: clamp(horizon / 360, 0.75, 1.2),
    near: clamp((pictureHeight - horizon) / 240, 0.72, 1.3),
    dark: hour === 'dusk' || hour === 'night',
    haze: light.sky[3],
    ink: land(1),
    shade: mix(light.land[2], land(0.8), 0.6),
    ground: (t) => horizon + (pictureHeight - horizon) * t,
    sun: { x: sceneWidth / 2, y: horizon / 2, radius: 30 },
  }
}

/** Puts an element into the definitions under this name, once; gives its id. */
export function define(s: Scene, name: string, make: () => string): string {
  if (!s.defs.has(name)) s.defs.set(name, make().replace(/^<(\w+)/, `<$1 id="${s.uid + name}"`))
  return s.uid + name
}

/** Vertical gradient over the height of the shape that it fills. */
export function fade(
  s: Scene,
  name: string,
  ...stops: readonly (readonly [at: number, colour: string])[]
): string {
  const list = stops
    .map(([at, colour]) => `<stop${at ? ` offset="${short(at)}"` : ''} stop-color="${colour}"/>`)
    .join('')
  return `url(#${define(s, name, () => `<linearGradient x2="0" y2="1">${list}</linearGradient>`)})`
}

/** Light that spreads from the middle of the shape that it fills. */
export function glow(s: Scene, name: string, colour: string, alpha: number): string {
  const stop = (at: number | string, a: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${num(a)}"/>`
  const stops = stop(0, alpha) + stop('.35', alpha * 0.4) + stop(1, 0)
  return `url(#${define(s, name, () => `<radialGradient>${stops}</radialGradient>`)})`
}

const uidOf = (text: string): string =>
  `l${Math.floor(randomStream(text).next() * 36 ** 5).toString(36)}`
