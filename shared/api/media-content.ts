import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { agentIdSchema, clientIdSchema, itineraryIdSchema, mediaIdSchema } from '../ids/ids'
import { isDocumentType, isNamedAs, maxDocumentBytes } from '../media/document-types'
import { fileNameOf } from '../media/file-name'
import { uploadRefusal } from '../media/upload-types'
import { defineRoutes, get, ofAgency, patch, post, remove } from './contract'

/** Status of a medium (2 §3): its file was uploaded, or reviewed. */
export const mediaStatusSchema = z.enum(['uploaded', 'approved'])

const word = z.string().check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, {
    error: 'must be 1 to 60 letters, digits, dashes',
  }),
)
const megabytes = maxDocumentBytes / 1_000_000

/** What a file is for: where it belongs, and where in a presentation it stands. */
const metadata = {
  itineraryId: z.optional(itineraryIdSchema),
  clientId: z.optional(clientIdSchema),
  /** `documents` unless it says what else. */
  presentationCategory: z._default(word, 'documents'),
  /** What of the presentation it belongs to, as a segment's id. */
  presentationFkKey: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  presentationVisibility: z._default(z.boolean(), false),
}

/**
 * What content managers note of a medium of the library (2 §3). Lists of labels; lightboxes by
 * their ids.
 */
const libraryFields = {
  tags: z.optional(z.array(z.string())),
  collections: z.optional(z.array(z.string())),
  categories: z.optional(z.array(z.string())),
  lightboxes: z.optional(z.array(z.string())),
  /** Supplier code of the camp that it shows; empty for none. */
  accommodation: z.optional(z.string()),
  /** Grows with every change of a medium of the library. */
  version: z.optional(z.int()),
}

/** A medium as returned to its readers (2 §3, MediaContent). */
export const mediaContent = z.object({
  id: mediaIdSchema,
  userFilename: z.string(),
  size: z.int(),
  mimeType: z.string(),
  /** What the MIME type is: 1 §5. */
  mediaType: z.enum(['photo', 'video', 'audio', 'unknown']),
  presentationOrder: z.number(),
  /** Whether the client sees it. */
  presentationVisibility: z.boolean(),
  presentationCategory: z.string(),
  presentationFkKey: z.optional(z.string()),
  /** None while its file is on the way, and after it was removed. */
  status: z.optional(mediaStatusSchema),
  itineraryId: z.optional(itineraryIdSchema),
  clientId: z.optional(clientIdSchema),
  createdBy: z.object({ id: agentIdSchema, name: z.string() }),
  createdAt: z.iso.datetime(),
  /**
   * Of the library: the key that pictures and films are shown by (`pictureUrl`, `filmOf`), and what
   * the file tells of itself.
   */
  s3Key: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** By the clock of the camera, whose zone nobody knows. */
  takenAt: z.optional(z.string()),
  place: z.optional(z.object({ lat: z.number(), lng: z.number() })),
  /** A thumbhash in base64: the picture's colors while it loads. */
  blur: z.optional(z.string()),
  /** 64 bits in hexadecimal; pictures that look alike differ in a few of them. */
  perceptualHash: z.optional(z.string()),
  /**
   * What became of its scan for viruses: it is let in when that has ended. What is infected was
   * removed.
   */
  scan: z.optional(z.enum(['pending', 'clean', 'notScanned', 'infected'])),
  /**
   * Whether a film was made ready for the web; until then, and where that failed, it is shown as it
   * was uploaded.
   */
  film: z.optional(z.enum(['pending', 'made', 'failed'])),
  /** What the scanner calls what it found. */
  threat: z.optional(z.string()),
  ...libraryFields,
  /**
   * A pre-signed storage address: to put the file to after POST, with its type as Content-Type and
   * no other header; to read it from otherwise.
   */
  url: z.optional(z.string()),
})
export type MediaContent = z.infer<typeof mediaContent>

/** What POST /api/MediaContent takes: the file as it is, and what it is for. */
export const mediaContentInput = z
  .strictObject({
    userFilename: z.pipe(
      z.string().check(z.minLength(1), z.maxLength(1_000)),
      z.transform(fileNameOf),
    ),
    size: z.int().check(z.minimum(1, { error: 'The file is empty' }), z.maximum(1e12)),
    mimeType: z
      .string()
      .check(
        z.maxLength(200),
        z.refine(isDocumentType, { error: 'Files of this type aren’t supported' }),
      ),
    presentationOrder: z._default(z.number().check(z.minimum(-1e9), z.maximum(1e9)), 0),
    ...metadata,
  })
  .check(
    z.refine(({ userFilename, mimeType }) => isNamedAs(userFilename, mimeType), {
      path: ['userFilename'],
      error: 'The file name doesn’t match the file type',
    }),
    z.refine(
      ({ presentationCategory: category, size }) =>
        category === libraryCategory || size <= maxDocumentBytes,
      {
        path: ['size'],
        error: `The file is larger than ${megabytes} MB`,
      },
    ),
    z.refine(
      (file) => file.presentationCategory !== libraryCategory || uploadRefusal(file) === undefined,
      {
        path: ['mimeType'],
        error: ({ input }) => uploadRefusal(input as MediaContentInput),
      },
    ),
    z.refine(hasOneOwner, {
      path: ['itineraryId'],
      error: 'A file must belong to an itinerary or a client',
    }),
  )

/** Media of the library (2 §2.4) belong to the agency that uploaded them. */
export const libraryCategory = 'library'

/**
 * A trip, a client, or the caller's own agency: that is what the categories `agency` and `library`
 * are for.
 */
function hasOneOwner({ itineraryId, clientId, presentationCategory }: Metadata): boolean {
  const owners = [itineraryId, clientId].filter((owner) => owner !== undefined).length
  return (
    owners ===
    (presentationCategory === 'agency' || presentationCategory === libraryCategory ? 0 : 1)
  )
}

interface Metadata {
  readonly itineraryId?: unknown
  readonly clientId?: unknown
  readonly presentationCategory: string
}

type MediaContentInput = z.output<typeof mediaContentInput>

const oneMedium = z.strictObject({ id: mediaIdSchema })

export const mediaContentRoutes = defineRoutes('media', {
  createMediaContent: {
    ...post('/api/MediaContent', 'signedIn', 'uploads'),
    summary:
      'Registers a file and returns the URL to PUT it to within 15 minutes, with Content-Type as the only header; PATCH `status` (of the library: `finish`) then takes what arrived, once. Idempotency-Key is honored for a day',
    harm: 'Agents cannot add documents to trips.',
    query: z.strictObject(ofAgency),
    body: mediaContentInput,
    answer: mediaContent,
    once: true,
  },
  listMediaContent: {
    ...get('/api/MediaContent', 'payer', 'media:read', 'audit'),
    summary:
      'Files of the itinerary or client in `where`, in order; clients see only files shared with them',
    harm: 'Agents and clients cannot see trip documents.',
    query: z.strictObject({ filter: textUpTo(20_000) }),
    answer: z.array(mediaContent),
  },
  getMediaContent: {
    ...get('/api/MediaContent/{id}', 'payer', 'media:read', 'audit'),
    summary: 'One file with a download URL valid for 15 minutes',
    harm: 'Agents and clients cannot open trip documents.',
    params: oneMedium,
    query: z.strictObject({ filter: z.optional(textUpTo(20_000)) }),
    answer: mediaContent,
  },
  patchMediaContent: {
    ...patch(
      '/api/MediaContent/{id}',
      'signedIn',
      'media:read',
      'media:write',
      'media:delete',
      'virus-scan',
    ),
    summary:
      'Changes order, visibility or status; `uploaded` takes the file that was PUT, and restores a removed one. A file that was PUT again after that is refused with 409',
    harm: 'Agents cannot finish uploads, order documents or show them to clients.',
    params: oneMedium,
    body: z.partial(
      z.strictObject({
        presentationOrder: z.number().check(z.minimum(-1e9), z.maximum(1e9)),
        presentationVisibility: z.boolean(),
        status: mediaStatusSchema,
      }),
    ),
    answer: mediaContent,
  },
  deleteMediaContent: {
    ...remove('/api/MediaContent/{id}', 'signedIn'),
    summary: 'Removes a file; it can be restored for a day by setting its status',
    harm: 'Agents cannot remove trip documents.',
    params: oneMedium,
    answer: z.object({ removed: z.literal(true) }),
  },
})
