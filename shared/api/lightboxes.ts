import * as z from 'zod/mini'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { lightboxIdSchema, mediaIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { maxEdited } from '../library/facets'
import { defineRoutes, get, patch, post, put, remove } from './contract'
import { libraryLabel, libraryMedium } from './library'
import { presentationView } from './presentation-shapes'
import { newShareLink } from './share-links'

/** Most media of a lightbox. */
export const maxInLightbox = 1_000

const label = requiredText(100)
const boxMedium = z.pick(libraryMedium, {
  id: true,
  name: true,
  mediaType: true,
  mimeType: true,
  s3Key: true,
  width: true,
  height: true,
  blur: true,
})
const lightbox = z.object({
  id: lightboxIdSchema,
  label: z.string(),
  count: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
/** A link to a lightbox for whoever has it. Its address is told once, when it is made. */
export const sharedLightbox = z.object({
  /** The hash that its secret is kept as: nobody gets in by it. */
  accessTokenId: z.string(),
  lightboxId: lightboxIdSchema,
  /** Who it is for, in the agent's words. */
  label: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.optional(z.iso.datetime()),
  opens: z.int(),
  lastOpenedAt: z.optional(z.iso.datetime()),
  hasPassword: z._default(z.boolean(), false),
})
/** What a guest said of a medium. */
const words = z.object({ mediaId: mediaIdSchema, isPicked: z.boolean(), comment: z.string() })
const lightboxView = z.extend(lightbox, {
  /** Whether the caller may rename and delete it: who made it, lead agents and content managers. */
  mayChange: z.boolean(),
  media: z.array(boxMedium),
  links: z.array(sharedLightbox),
  /** Of each link, by its label. */
  said: z.array(z.extend(words, { by: z.string(), at: z.iso.datetime() })),
})
const guestView = z.object({
  id: lightboxIdSchema,
  agency: presentationView.shape.agency,
  label: z.string(),
  media: z.array(boxMedium),
  said: z.array(words),
})

const one = z.strictObject({ id: lightboxIdSchema })
/** Lenient, so that whoever has a damaged link gets a page. */
const secret = textUpTo(2_000)
const password = z.optional(textUpTo(128))
const relations = ['tags', 'collections', 'categories', 'lightboxes'] as const
const relatedMedium = z.strictObject({
  id: mediaIdSchema,
  relation: z.enum(relations),
  /** The label of a tag, collection or category; the id of a lightbox. */
  fk: libraryLabel,
})
const labelCount = z.object({ label: z.string(), count: z.int() })
const labels = z.array(labelCount)
const newLabel = z.strictObject({ label: libraryLabel })
/** A tag or collection is known by its label. */
const oneLabel = z.strictObject({ id: libraryLabel })

/**
 * Lightboxes, tags and collections of an agency’s own library, and lightboxes as guests see them (2
 * §2.4, §7.4).
 */
export const lightboxRoutes = defineRoutes('library', {
  listLightboxes: {
    ...get('/api/Lightboxes', 'signedIn'),
    summary: 'The lightboxes of the agency, by label',
    harm: 'Agents cannot find lightboxes.',
    answer: z.array(lightbox),
  },
  createLightbox: {
    ...post('/api/Lightboxes', 'signedIn'),
    summary: 'Makes an empty lightbox; a label that there is answers the lightbox that has it',
    harm: 'Agents cannot make lightboxes.',
    body: z.strictObject({ label }),
    answer: lightbox,
  },
  getLightbox: {
    ...get('/api/Lightboxes/{id}', 'signedIn'),
    summary: 'A lightbox with its media, its links, and what guests said',
    harm: 'Agents cannot open lightboxes.',
    params: one,
    answer: lightboxView,
  },
  patchLightbox: {
    ...patch('/api/Lightboxes/{id}', 'signedIn'),
    summary:
      'Adds media to a lightbox or takes them out; renames it for who made it, lead agents and content managers',
    harm: 'Agents cannot fill lightboxes.',
    params: one,
    body: z.partial(
      z.strictObject({
        label,
        add: z.array(mediaIdSchema).check(z.maxLength(maxEdited), withoutRepeats()),
        take: z.array(mediaIdSchema).check(z.maxLength(maxEdited), withoutRepeats()),
      }),
    ),
    answer: lightbox,
  },
  deleteLightbox: {
    ...remove('/api/Lightboxes/{id}', 'signedIn'),
    summary:
      'Deletes a lightbox with its links, for who made it, lead agents and content managers; its media stay in the library',
    harm: 'Agents cannot delete lightboxes.',
    params: one,
    answer: z.object({ removed: z.literal(true) }),
  },
  relateMedium: {
    ...put('/api/MediaContent/{id}/{relation}/rel/{fk}', 'signedIn'),
    summary:
      'Gives a medium a tag, a collection or a category, or puts it into a lightbox; labels of a camp’s media are content managers’',
    harm: 'Other programs cannot sort media.',
    params: relatedMedium,
    answer: relatedMedium,
  },
  unrelateMedium: {
    ...remove('/api/MediaContent/{id}/{relation}/rel/{fk}', 'signedIn'),
    summary: 'Takes a tag, a collection or a category from a medium, or takes it out of a lightbox',
    harm: 'Other programs cannot sort media.',
    params: relatedMedium,
    answer: relatedMedium,
  },
  listTags: {
    ...get('/api/Tags', 'signedIn'),
    summary: 'The tags of the library, the most used first',
    harm: 'Other programs do not know the tags.',
    answer: labels,
  },
  createTag: {
    ...post('/api/Tags', 'signedIn'),
    summary: 'Makes a tag that no medium has yet; one that is there is answered',
    harm: 'Other programs cannot make tags.',
    body: newLabel,
    answer: labelCount,
  },
  deleteTag: {
    ...remove('/api/Tags/{id}', 'signedIn'),
    summary: 'Deletes a tag that no medium has; `id` is its label',
    harm: 'Other programs cannot delete tags.',
    params: oneLabel,
    answer: z.object({ removed: z.literal(true) }),
  },
  listCollections: {
    ...get('/api/Collections', 'signedIn'),
    summary: 'The collections of the library, the largest first',
    harm: 'Other programs do not know the collections.',
    answer: labels,
  },
  createCollection: {
    ...post('/api/Collections', 'signedIn'),
    summary: 'Makes an empty collection; one that is there is answered',
    harm: 'Other programs cannot make collections.',
    body: newLabel,
    answer: labelCount,
  },
  deleteCollection: {
    ...remove('/api/Collections/{id}', 'signedIn'),
    summary: 'Deletes a collection that no medium is in; `id` is its label',
    harm: 'Other programs cannot delete collections.',
    params: oneLabel,
    answer: z.object({ removed: z.literal(true) }),
  },
  shareLightbox: {
    ...post('/api/SharedLightboxes', 'signedIn'),
    summary: 'Makes a link to a lightbox; only this answer has its address',
    harm: 'Agents cannot share lightboxes.',
    body: z.extend(newShareLink, { lightboxId: lightboxIdSchema, label }),
    answer: z.object({ address: z.string(), link: sharedLightbox }),
  },
  revokeSharedLightbox: {
    ...remove('/api/SharedLightboxes/{id}', 'signedIn'),
    summary: 'Revokes a link to a lightbox at once; revoked again, nothing changes',
    harm: 'A link to a lightbox that went to the wrong person cannot be taken back.',
    params: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    answer: sharedLightbox,
  },
  getSharedLightbox: {
    ...get('/api/SharedLightboxes/{id}', 'guest'),
    summary:
      'A lightbox as guests see it, for agents of its agency and guests whom it was shared with',
    harm: 'Agents cannot look at lightboxes.',
    params: one,
    answer: guestView,
  },
  openSharedLightbox: {
    ...post('/api/shared-lightboxes/open', 'public'),
    summary:
      'The lightbox behind a link, which counts as opened; a link with a password asks for it first',
    harm: 'Guests cannot see lightboxes that were shared with them.',
    body: z.strictObject({ token: secret, password }),
    answer: z.union([z.object({ agencyName: z.string(), isLocked: z.literal(true) }), guestView]),
  },
  commentOnLightbox: {
    ...post('/api/shared-lightboxes/comment', 'public'),
    summary: 'Keeps whether a guest picked a medium, and what they said of it',
    harm: 'Guests cannot say which photos they like.',
    body: z.strictObject({
      token: secret,
      password,
      mediaId: mediaIdSchema,
      isPicked: z.boolean(),
      comment: plainText(1_000),
    }),
    answer: words,
  },
})

export type GuestLightbox = z.infer<typeof guestView>
export type LightboxMedium = GuestLightbox['media'][number]
export type LightboxLink = z.infer<typeof sharedLightbox>
