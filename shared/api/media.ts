import * as z from 'zod/mini'
import { biomes, hours, seasons } from '../art/picture-terms'
import { mediaIdSchema } from '../ids/ids'
import { listedWidth, pictureRatios } from '../media/picture-url'
import { defineRoutes, get } from './contract'

const artParams = z.strictObject({
  biome: z.enum(biomes),
  seed: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'must be 1 to 40 letters, digits, dashes' })),
})

export const mediaRoutes = defineRoutes('media', {
  getArt: {
    ...get('/media/art/{biome}/{seed}', 'public'),
    summary:
      'An illustrated landscape, always the same for the same parameters, shown where a camp has no photo',
    harm: 'Accommodations are shown without photos.',
    touches: [],
    params: artParams,
    query: z.strictObject({
      ratio: z._default(z.enum(pictureRatios), '3x2'),
      hour: z.optional(z.enum(hours)),
      season: z.optional(z.enum(seasons)),
    }),
    answer: z.string(),
    contentType: 'image/svg+xml; charset=utf-8',
    cacheSeconds: 31_536_000,
  },
})

export const pictureRoutes = defineRoutes('pictures', {
  showDrawing: {
    ...get('/media/art/{biome}/{seed}/jpeg', 'public'),
    summary:
      'An illustrated landscape as a JPEG of 1120 pixels in width, for emails: their programs show no SVG',
    harm: 'Emails about trips without photos have no picture.',
    touches: [],
    params: artParams,
    query: z.strictObject({ ratio: z._default(z.enum(pictureRatios), '2x1') }),
    answer: z.string(),
    contentType: 'image/jpeg',
    cacheSeconds: 31_536_000,
    memoryMb: 1769, // a whole processor
  },
  showPicture: {
    ...get('/media/pictures/library/{id}', 'public'),
    summary:
      'A picture of the library, as wide as `width` or the next listed width above it (160 to 1920), in AVIF, WebP or JPEG by Accept, whole or cropped to a ratio around what draws the eye',
    harm: 'Photos of camps are not shown; illustrations stand in for them.',
    touches: ['derivatives'],
    params: z.strictObject({ id: mediaIdSchema }),
    query: z.strictObject({
      /** The next listed width above it is made: a free choice would let anybody fill the storage. */
      width: z._default(
        z.pipe(z.coerce.number().check(z.int(), z.minimum(1)), z.transform(listedWidth)),
        960,
      ),
      ratio: z.optional(z.enum(pictureRatios)),
      crop: z._default(z.enum(['faces', 'center']), 'faces'),
    }),
    answer: z.string(),
    contentType: 'image/jpeg',
    cacheSeconds: 2_592_000,
    memoryMb: 1769, // a whole processor
  },
})
