import { mix } from '#shared/art/colour'
import { fade, type Scene } from './scene'

/** Draws what stands on the horizon; scale 1 is the usual height. */
export type Relief = (s: Scene, scale: number) => string

/** The foot of distant relief: well below the first hills. */
export const footOf = (s: Scene): number => s.horizon + 55

export const snowColour = (s: Scene): string =>
  mix(mix('#ffffff', s.light.glow, 0.28), s.light.land[1], s.dark ? 0.28 : 0.05)

/** Vertical fill for far relief: rock at the top, lost in haze at the foot. */
export const hazy = (s: Scene, name: string, depth: number): string =>
  fade(s, name, [0, mix(s.land(depth), s.shade, 0.26)], [1, mix(s.land(depth), s.haze, 0.55)])
