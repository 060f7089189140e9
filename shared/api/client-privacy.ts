import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema, mediaIdSchema } from '../ids/ids'
import { defineRoutes, getOwned, post } from './contract'

/**
 * What keeps a client from being erased: a trip to come, money that somebody still owes, or work
 * that ends in minutes.
 */
const blockerKind = z.enum(['travel', 'payment', 'refund', 'busy'])

/** What erasing a client would do. `gone` and `kept` count records. */
const erasurePlan = z.object({
  name: z.string(),
  blockers: z.array(
    z.object({
      kind: blockerKind,
      itineraryId: z.optional(itineraryIdSchema),
      trip: z.optional(z.string()),
    }),
  ),
  gone: z.object({
    notes: z.int(),
    updates: z.int(),
    messages: z.int(),
    documents: z.int(),
    travelers: z.int(),
    hasPortal: z.boolean(),
  }),
  kept: z.object({ trips: z.int(), payments: z.int(), acceptances: z.int() }),
})
export type ErasurePlan = z.infer<typeof erasurePlan>

/** A ZIP file of an export. */
const exportFile = z.object({ id: mediaIdSchema, name: z.string(), documents: z.int() })

/** The last export of a client; it is deleted a day after it was made. */
const clientExport = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Bytes of the documents that are in, and of all. */
  done: z.int(),
  of: z.int(),
  files: z.array(exportFile),
  until: z.optional(z.iso.datetime()),
})

/**
 * Clients who are erased within a month, the first to go first; those with a trip to come or money
 * owed stay.
 */
const retentionView = z.object({
  count: z.int(),
  due: z.array(
    z.object({
      clientId: clientIdSchema,
      name: z.string(),
      agentName: z.string(),
      /** The end of their last trip, or when they were last touched. */
      lastOn: calendarDateSchema,
      eraseOn: calendarDateSchema,
    }),
  ),
})

const oneClient = { params: z.strictObject({ id: clientIdSchema }) }

export const clientPrivacyRoutes = defineRoutes('client-privacy', {
  getClientErasure: {
    ...getOwned('/api/Clients/{id}/erasure', 'admin'),
    summary:
      'What erasing a client would remove, what stays for the books, and what stands in the way; changes nothing',
    harm: 'Lead agents cannot see what erasing a client would do.',
    ...oneClient,
    answer: erasurePlan,
  },
  eraseClient: {
    ...post('/api/Clients/{id}/erasure', 'admin', 'media:delete'),
    summary:
      'Erases a client, whose name the body repeats: names go, money stays; what is not done at once goes on by itself',
    harm: 'Lead agents cannot erase clients who ask for it.',
    noMasquerade: true,
    ...oneClient,
    body: z.strictObject({ name: requiredText(250) }),
    answer: z.object({ isErased: z.boolean() }),
  },
  getClientExport: {
    ...getOwned('/api/Clients/{id}/export', 'signedIn'),
    summary: 'The last export of a client: how far it is, and its files',
    harm: 'Agents cannot check the progress of a client data export.',
    ...oneClient,
    answer: clientExport,
  },
  startClientExport: {
    ...post('/api/Clients/{id}/export', 'signedIn', 'media:read', 'media:write'),
    summary: 'Begins to put all that is kept of a client into ZIP files, or goes on with it',
    harm: 'Agents cannot export a client’s data.',
    noMasquerade: true,
    memoryMb: 512,
    ...oneClient,
    answer: clientExport,
  },
  openClientExport: {
    ...post('/api/Clients/{id}/export/{file}', 'signedIn', 'media:read'),
    summary:
      'An address, valid for 15 minutes, of one file of an export; each is an entry of the audit trail',
    harm: 'Agents cannot download an export of a client’s data.',
    noMasquerade: true,
    params: z.strictObject({ id: clientIdSchema, file: mediaIdSchema }),
    answer: z.object({ url: z.string() }),
  },
  getRetention: {
    ...getOwned('/api/Agencies/{id}/retention', 'admin'),
    summary: 'Clients whom the agency’s retention rule erases within 30 days',
    harm: 'Lead agents do not see who is erased soon.',
    params: z.strictObject({ id: agencyIdSchema }),
    answer: retentionView,
  },
})
