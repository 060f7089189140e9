import type { Biome, Hour, Season } from './picture-terms'

type FourColours = readonly [string, string, string, string]

/**
 * sky: zenith to horizon; land: far to near; sun and glow: disc and halo; local: the share of the
 * biome's own colour.
 */
export type Light = {
  sky: FourColours
  land: FourColours
  sun: string
  glow: string
  local: number
}

/** The lights that an hour may have; a seed picks one. */
export const lights: Readonly<Record<Hour, readonly Light[]>> = {
  dawn: [
    light(
      '#6f9cb8 #b3c6cd #f3cfae #fde7c6',
      '#e8bfa8 #b58c93 #6a5c80 #29294f',
      '#fff6e0 #ffd999',
      0.12,
    ),
    light(
      '#7fb5b0 #bcd4bd #f5dfa4 #fdefc8',
      '#d9d2a0 #93ad85 #417360 #123b35',
      '#fffbea #fff0b8',
      0.55,
    ),
    light(
      '#5f66a4 #b08fbd #f2aeaa #ffdcb8',
      '#dda0a8 #94749f #4d4a7e #201f49',
      '#fff0d8 #ffcfa3',
      0.16,
    ),
    light(
      '#ef9f78 #f6bd8f #fbd7a8 #feecca',
      '#eaa983 #c27a6d #7a4d57 #35263a',
      '#fffaf0 #fff0c8',
      0.16,
    ),
  ],
  day: [
    light(
      '#4498b4 #7fc0ca #c3dfd5 #f3eed5',
      '#b9d4ca #86b39b #43805f #123f30',
      '#fffbe9 #fff6cf',
      0.8,
    ),
    light(
      '#86c0c2 #b4d8cc #dfe6cd #faf1da',
      '#cddcc2 #97bf90 #4f8a58 #164a33',
      '#fffdf2 #fff7d8',
      0.8,
    ),
    light(
      '#2c7ca6 #64b0c6 #add6d6 #e6eedd',
      '#b0ced4 #79a9a6 #33736c #0c3c3c',
      '#fffbe6 #fdf8d6',
      0.72,
    ),
    light(
      '#f2d498 #f6e2b2 #f9edce #fcf5e4',
      '#e2d39c #aeb47c #4c7d56 #103a2b',
      '#ea7f33 #f7bd72',
      0.66,
    ),
  ],
  dusk: [
    light(
      '#3a2c5e #98425f #e8743f #fcc06a',
      '#d9704f #8f3f53 #4b2547 #1a1030',
      '#ffe7a8 #ffb35a',
      0.1,
    ),
    light(
      '#c64a2b #e5743a #f49c4c #fcca76',
      '#dd7f43 #a84e35 #5e2a2b #26121b',
      '#fff0c0 #ffd47e',
      0.14,
    ),
    light(
      '#1b4660 #5c7690 #dd9a80 #fbcf98',
      '#c28f83 #6e6c86 #2c4c66 #0c2438',
      '#ffe6b8 #fcb877',
      0.1,
    ),
    light(
      '#4f2748 #a0394b #e46a48 #f9b56d',
      '#cf5f4c #8a3848 #4c2040 #1f0f29',
      '#ffd98f #ff9d55',
      0.1,
    ),
    light(
      '#21545a #7a9477 #eaae5a #fcd88f',
      '#c99a58 #7c7c4c #2f4e41 #0b2620',
      '#fff0c2 #ffcf7a',
      0.2,
    ),
  ],
  night: [
    light(
      '#0c1631 #182a52 #2f4770 #5f7795',
      '#4a6382 #2c4465 #172b49 #080f22',
      '#f6efd9 #9fb7d6',
      0.1,
    ),
    light(
      '#06202b #0d3843 #276066 #6b9c93',
      '#4f8580 #265a5d #10383f #041a20',
      '#fbf3dc #a8d3c4',
      0.14,
    ),
    light(
      '#15112f #2d2552 #62426d #bb7a80',
      '#7d5476 #4b375f #271f42 #0d0a20',
      '#ffe9cf #d9a2a8',
      0.08,
    ),
    light(
      '#0a1c22 #14343a #2b5650 #7c9a78',
      '#50755f #2a5146 #123530 #051714',
      '#fdf0cf #c8d3a4',
      0.16,
    ),
  ],
}

const savanna = {
  green: four('#bccfae #8fb566 #4f8f42 #164a2e'),
  dry: four('#e6d19b #e2b95c #c58a38 #4d3118'),
}
const forest = {
  green: four('#a9cabb #5aa07c #257353 #093327'),
  dry: four('#bfc8a6 #86a061 #4a723c #173521'),
}

/** The biome's own ground, far to near, in each season. */
export const grounds: Readonly<Record<Biome, Readonly<Record<Season, FourColours>>>> = {
  savanna,
  peak: savanna,
  delta: {
    green: four('#b3cfb8 #78b073 #3a8a52 #0d3f32'),
    dry: four('#d8cfa4 #c6b365 #7f8c3c #243b26'),
  },
  desert: {
    green: four('#eec69e #e59a63 #bd5f32 #5a281e'),
    dry: four('#f3d0a4 #eeae6a #d07632 #612d1a'),
  },
  forest,
  volcano: forest,
  coast: {
    green: four('#b5d3c4 #74b089 #308462 #0b3f38'),
    dry: four('#d9d6b2 #b2b772 #678a4d #1c3f2f'),
  },
  mountain: {
    green: four('#b0c2c6 #7fa895 #438056 #113b30'),
    dry: four('#cfc3ab #bba468 #86773a #37301c'),
  },
  river: {
    green: four('#b8cfb0 #82b46d #418b4b #10442f'),
    dry: four('#e2cd9c #d3af60 #a5823a #43331c'),
  },
  lake: {
    green: four('#b1cac0 #78ac88 #3a815f #0d3b35'),
    dry: four('#d8c9a4 #c2a966 #877c40 #33331f'),
  },
}

/** Tents, sails and tusks; lamp light; beach. */
export const [canvasColour, lampColour, sandColour] = ['#f3e6cb', '#ffcf7d', '#f4e0b4'] as const

function light(sky: string, land: string, sunAndGlow: string, local: number): Light {
  const [sun = '', glow = ''] = sunAndGlow.split(' ')
  return { sky: four(sky), land: four(land), sun, glow, local }
}

function four(colours: string): FourColours {
  const [first = '', second = '', third = '', fourth = ''] = colours.split(' ')
  return [first, second, third, fourth]
}
