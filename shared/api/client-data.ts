import * as z from 'zod/mini'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import {
  clientDataListed,
  clientDataView,
  clientNote,
  clientStatusSchema,
  clientUpdate,
} from './client-shapes'
import { countQuery, defineRoutes, getOwned, listQuery, patch, post, remove } from './contract'

/** The most characters of a note. */
export const maxNoteText = 5_000

const oneClient = z.strictObject({ id: clientIdSchema })
const oneNote = z.strictObject({
  id: z.string().check(z.regex(/^not_[0-9a-z]{4,32}$/, { error: 'must be a note’s id' })),
})
const noteText = requiredText(maxNoteText)

/**
 * Status, history and notes of clients (2 §7.3, ClientData and ClientNotes). The id of client data
 * is the client's.
 */
export const clientDataRoutes = defineRoutes('clients', {
  listClientData: {
    ...getOwned('/api/ClientData', 'signedIn'),
    summary:
      'Status and latest update of the agent’s clients by filter, sorted by name; page with `x-next-cursor`',
    harm: 'Agents cannot see how their clients stand.',
    query: listQuery,
    answer: z.array(clientDataListed),
  },
  countClientData: {
    ...getOwned('/api/ClientData/count', 'signedIn'),
    summary: 'Number of clients matching a where clause',
    harm: 'Agents cannot see how many clients match.',
    query: countQuery,
    answer: z.object({ count: z.int() }),
  },
  getClientData: {
    ...getOwned('/api/ClientData/{id}', 'signedIn'),
    summary: 'A client’s status, their last 50 updates and their notes, latest first',
    harm: 'Agents cannot see a client’s history and notes.',
    params: oneClient,
    query: z.strictObject({ filter: z.optional(textUpTo(20_000)) }),
    answer: clientDataView,
    versioned: true,
  },
  patchClientData: {
    ...patch('/api/ClientData/{id}', 'signedIn'),
    summary: 'Changes a client’s status, archives or restores them; the history gets an entry',
    harm: 'Agents cannot change a client’s status.',
    params: oneClient,
    body: z.partial(z.strictObject({ status: clientStatusSchema, archived: z.boolean() })),
    answer: clientDataListed,
    versioned: true,
  },
  deleteClientData: {
    ...remove('/api/ClientData/{id}', 'signedIn'),
    summary:
      'Deletes a client who has no trips and no documents, with notes and history; others can be archived',
    harm: 'Agents cannot delete a client added by mistake.',
    params: oneClient,
    answer: z.object({ removed: z.literal(true) }),
  },
  updateClientStatus: {
    ...post('/api/ClientData/status-update', 'signedIn'),
    summary:
      'Adds an update to a client’s history, and sets the status; Idempotency-Key is honored for a day',
    harm: 'Agents cannot record what happened with a client.',
    body: z.strictObject({
      clientId: clientIdSchema,
      status: z.optional(clientStatusSchema),
      text: z._default(plainText(500), ''),
      itineraryId: z.optional(itineraryIdSchema),
    }),
    answer: clientUpdate,
    once: true,
  },
  createClientNote: {
    ...post('/api/ClientNotes', 'signedIn'),
    summary:
      'Adds a note about a client; clients never see it; Idempotency-Key is honored for a day',
    harm: 'Agents cannot keep notes about clients.',
    body: z.strictObject({ clientId: clientIdSchema, text: noteText }),
    answer: clientNote,
    once: true,
  },
  patchClientNote: {
    ...patch('/api/ClientNotes/{id}', 'signedIn'),
    summary: 'Changes the text of a note; `before` refuses it where the text is another by now',
    harm: 'Agents cannot correct a note.',
    params: oneNote,
    body: z.strictObject({
      clientId: clientIdSchema,
      text: noteText,
      before: z.optional(noteText),
    }),
    answer: clientNote,
  },
  deleteClientNote: {
    ...remove('/api/ClientNotes/{id}', 'signedIn'),
    summary: 'Deletes a note',
    harm: 'Agents cannot delete a note.',
    params: oneNote,
    query: z.strictObject({ clientId: clientIdSchema }),
    answer: z.object({ removed: z.literal(true) }),
  },
})
