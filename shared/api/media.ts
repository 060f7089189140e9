import * as z from 'zod/mini'
import { biomes, hours, seasons } from '../art/picture-terms'
import { defineRoutes, get } from './contract'

/** Width to height of the pictures that the app asks for. */
export const pictureRatios = ['3x2', '16x9', '2x1', '1x1', '3x4'] as const

export const mediaRoutes = defineRoutes('media', {
  getArt: {
    ...get('/media/art/{biome}/{seed}', 'public'),
    summary: 'An illustrated landscape, always the same for the same parameters, shown where a camp has no photo',
    harm: 'Accommodations are shown without photos.',
    touches: [],
    params: z.strictObject({
      biome: z.enum(biomes),
      seed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'must be 1 to 40 letters, digits, dashes' })),
    }),
    query: z.strictObject({
      ratio: z._default(z.enum(pictureRatios), '3x2'),
      hour: z.optional(z.enum(hours)),
      season: z.optional(z.enum(seasons)),
    }),
    answer: z.string(),
    contentType: 'image/svg+xml',
    cacheSeconds: 31_536_000,
  },
})
