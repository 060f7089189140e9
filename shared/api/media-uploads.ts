import * as z from 'zod/mini'
import { mediaIdSchema } from '../ids/ids'
import { ask, defineRoutes, post, put } from './contract'
import { mediaContent } from './media-content'

const oneMedium = z.strictObject({ id: mediaIdSchema })

export const mediaUploadRoutes = defineRoutes('media', {
  signMediaUpload: {
    ...ask('/api/MediaContent/{id}/sign', 'signedIn', 'table:read', 'uploads'),
    summary:
      'A fresh URL for one request of an upload to the library: to put the file, or to begin, send, list, finish or drop its parts',
    harm: 'Uploads of large files stop and cannot be resumed.',
    params: oneMedium,
    body: z.strictObject({
      method: z.enum(['PUT', 'POST', 'GET', 'DELETE']),
      uploadId: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
      partNumber: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
    }),
    answer: z.object({ url: z.string() }),
  },
  finishMediaUpload: {
    ...post(
      '/api/MediaContent/{id}/finish',
      'signedIn',
      'media:read',
      'media:write',
      'media:delete',
      'pictures',
      'virus-scan',
    ),
    summary:
      'Takes an uploaded file into the library: checks what its bytes are, finds the same file, reads when and where a photo was taken, and shows it without that',
    harm: 'Photos and films are uploaded but do not reach the library.',
    params: oneMedium,
    /** Where a photo was taken is kept only if the uploader agrees. */
    body: z.strictObject({ keepPlace: z._default(z.boolean(), false) }),
    answer: mediaContent,
    memoryMb: 3_008, // 100 megapixels
  },
  setFilmCaptions: {
    ...put('/api/MediaContent/{id}/captions', 'signedIn', 'pictures'),
    summary: 'Sets the captions (WebVTT) of a film of the library; without a cue it has none',
    harm: 'Films are shown without captions.',
    params: oneMedium,
    body: z.strictObject({
      captions: z.string().check(
        z.maxLength(1_000_000, { error: 'Captions can be up to 1 MB' }),
        z.regex(/^\uFEFF?WEBVTT([ \t\r\n]|$)/, {
          error: 'Captions must be a WebVTT file (.vtt)',
        }),
      ),
    }),
    answer: z.object({ captioned: z.literal(true) }),
  },
})
