import * as z from 'zod'
import { plainText } from '../format/plain-text'
import { clientIdSchema } from '../ids/ids'
import { clientListed, clientStatusSchema, clientView } from './client-shapes'
import { defineRoutes, getOwned, ofAgency, patch, post } from './contract'
import { itinerarySummary } from './itinerary-summary'

/** `filter` is a JSON object: where, order, limit, skip (domain.md, Filters); `cursor` goes on after a page. */
const filtered = z.strictObject({
  filter: z.string().max(200_000).optional(),
  cursor: z.string().max(2_000).optional(),
  ...ofAgency,
})
const oneClient = z.strictObject({ id: clientIdSchema })

const contactInput = z.strictObject({ phone: plainText(50).default(''), address: plainText(500).default('') })
const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Email must be valid', abort: true })
  .pipe(z.email({ error: 'Email must be valid' }))
const named = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(100, { error: 'must be at most 100 characters' })
    .pipe(plainText(100))
const firstName = named('First name is required')
const lastName = named('Last name is required')

/** What POST /api/Clients takes (2 §3, Client creation form), with the messages of 2 §5.5. */
export const clientInput = z.strictObject({
  firstName,
  lastName,
  email,
  contact: contactInput.default({ phone: '', address: '' }),
})

/** What PATCH /api/Clients/{id} takes: only what is to change. */
export const clientPatch = z
  .strictObject({
    firstName,
    lastName,
    email,
    contact: z.strictObject({ phone: plainText(50), address: plainText(500) }).partial(),
    status: clientStatusSchema,
    archived: z.boolean(),
    clientNotes: plainText(5_000),
  })
  .partial()
export type ClientPatch = z.infer<typeof clientPatch>

const read = ['table:read'] as const

export const clientsRoutes = defineRoutes('clients', {
  listClients: {
    ...getOwned('/api/Clients', 'signedIn'),
    summary:
      'The agent’s clients by filter, sorted by name; lead agents get the whole agency’s; page with `x-next-cursor`',
    harm: 'Agents cannot find their clients.',
    query: filtered,
    answer: z.array(clientListed),
  },
  countClients: {
    ...getOwned('/api/Clients/count', 'signedIn'),
    summary: 'Number of clients matching a where clause',
    harm: 'Agents cannot see how many clients match.',
    query: z.strictObject({ where: z.string().max(200_000).optional(), ...ofAgency }),
    answer: z.object({ count: z.int() }),
  },
  getClient: {
    ...getOwned('/api/Clients/{id}', 'signedIn'),
    summary: 'One client with their itineraries, most recently changed first',
    harm: 'Agents cannot open a client.',
    params: oneClient,
    query: z.strictObject({ filter: z.string().max(200_000).optional() }),
    answer: clientView.extend({ itineraries: z.array(itinerarySummary) }),
    versioned: true,
  },
  createClient: {
    ...post('/api/Clients', 'signedIn'),
    summary: 'Adds a client; each email may be used once per agency; Idempotency-Key is honored for a day',
    harm: 'Agents cannot add a client.',
    body: clientInput,
    answer: clientView,
    versioned: true,
  },
  checkClientEmail: {
    ...post('/api/Clients/check-email', 'signedIn'),
    summary: 'Whether a client of the agency already uses this email',
    harm: 'Agents learn too late that a client already exists.',
    touches: read,
    body: z.strictObject({ email }),
    answer: z.boolean(),
    safe: true,
  },
  patchClient: {
    ...patch('/api/Clients/{id}', 'signedIn'),
    summary: 'Updates the fields in the body; a new email must be unused',
    harm: 'Agents cannot change a client.',
    params: oneClient,
    body: clientPatch,
    answer: clientView,
    versioned: true,
  },
})
