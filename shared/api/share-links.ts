import * as z from 'zod/mini'
import { plainText, textUpTo } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { defineRoutes, get, getOwned, ofAgency, post, remove } from './contract'
import { presentationView } from './presentation-shapes'

/** A link to a trip for whoever has it. Its address is told once, when it is made. */
export const shareLink = z.object({
  /** The hash that its secret is kept as: nobody gets in by it. */
  id: z.string(),
  itineraryId: itineraryIdSchema,
  tripName: z.string(),
  /** Who it is for, in the agent's words; empty where nothing was typed. */
  label: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.optional(z.iso.datetime()),
  hasPassword: z.boolean(),
  opens: z.int(),
  firstOpenedAt: z.optional(z.iso.datetime()),
  lastOpenedAt: z.optional(z.iso.datetime()),
})
export type ShareLink = z.infer<typeof shareLink>

/** Days for which a link can be made to work. */
export const shareDays = [7, 30, 90, 365] as const

export const newShareLink = z.strictObject({
  label: z._default(plainText(100), ''),
  days: z._default(z.literal(shareDays), 30),
  /** None where it is left out or empty. */
  password: z._default(
    textUpTo(128).check(
      z.refine((text) => text === '' || text.length >= 6, { error: 'Use at least 6 characters' }),
    ),
    '',
  ),
})
export type NewShareLink = z.infer<typeof newShareLink>

const oneLink = z.strictObject({
  id: itineraryIdSchema,
  linkId: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
/** Lenient, so that whoever has a damaged link gets a page. */
const secret = textUpTo(2_000)
const byToken = { params: z.strictObject({ token: secret }), query: z.looseObject({}) }
const ofTrip = { itineraryId: z.optional(itineraryIdSchema), clientId: z.optional(clientIdSchema) }

export const shareLinksRoutes = defineRoutes('share-links', {
  createShareLink: {
    ...post('/api/Agents/create-share-link', 'signedIn', 'queue:zap'),
    summary:
      'Makes a link to a trip, or with a client alone to the trip of theirs that changed last. Only this answer has its address',
    harm: 'Agents cannot share trips by a link.',
    query: z.strictObject(ofTrip),
    body: newShareLink,
    answer: z.object({ address: z.string(), link: shareLink }),
  },
  listShareLinks: {
    ...getOwned('/api/share-links', 'signedIn'),
    summary:
      'Links to a trip, or to all trips of a client, the newest first, with how often they were opened',
    harm: 'Agents cannot see who can open their trips.',
    query: z.strictObject({ ...ofTrip, ...ofAgency }),
    answer: z.array(shareLink),
  },
  revokeShareLink: {
    ...remove('/api/Itineraries/{id}/share-links/{linkId}', 'signedIn'),
    summary: 'Revokes a link at once; revoked again, nothing changes',
    harm: 'A link that went to the wrong person cannot be taken back.',
    params: oneLink,
    answer: shareLink,
  },
  openSharedTrip: {
    ...post('/api/shared-trips/open', 'public', 'media:read'),
    summary:
      'The presentation behind a link to a trip, which counts as opened; a link with a password asks for it first',
    harm: 'Guests cannot see trips that were shared with them.',
    body: z.strictObject({ token: secret, password: z.optional(textUpTo(128)) }),
    answer: z.union([
      z.object({ agencyName: z.string(), isLocked: z.literal(true) }),
      presentationView,
    ]),
    memoryMb: 512,
  },
  showSharedTrip: {
    ...get('/share/{token}', 'public'),
    summary:
      'The page behind a link to a trip, with what messengers show of it; the app then opens the trip in it',
    harm: 'Guests cannot open trips that were shared with them.',
    ...byToken,
    answer: z.string(),
    contentType: 'text/html; charset=utf-8',
  },
  showSharePicture: {
    ...get('/share/{token}/picture', 'public', 'previews'),
    summary:
      'The picture that messengers show of a link to a trip: 1200 by 630, drawn once and kept',
    harm: 'Links to trips are shown without a picture.',
    ...byToken,
    answer: z.string(),
    contentType: 'image/jpeg',
    memoryMb: 512,
  },
})
