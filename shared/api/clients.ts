import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { agentIdSchema, clientIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { clientEmail, clientInput, firstName, lastName } from './client-input'
import { clientListed, clientStatusSchema, clientView } from './client-shapes'
import {
  ask,
  countQuery,
  defineRoutes,
  filterText,
  getOwned,
  listQuery,
  patch,
  post,
} from './contract'
import { itinerarySummary } from './itinerary-summary'

const oneClient = z.strictObject({ id: clientIdSchema })
/** The most clients that change hands in one call. */
export const maxReassigned = 100

/** What PATCH /api/Clients/{id} takes: only what is to change. */
export const clientPatch = z.partial(
  z.strictObject({
    firstName,
    lastName,
    email: clientEmail,
    contact: z.partial(z.strictObject({ phone: plainText(50), address: plainText(500) })),
    status: clientStatusSchema,
    archived: z.boolean(),
  }),
)
export type ClientPatch = z.infer<typeof clientPatch>

export const clientsRoutes = defineRoutes('clients', {
  listClients: {
    ...getOwned('/api/Clients', 'signedIn'),
    scope: 'clients:read',
    summary:
      'The agent’s clients by filter, sorted by name; lead agents get the whole agency’s; page with `x-next-cursor`; `include: itineraryCount` adds the number of trips',
    harm: 'Agents cannot find their clients.',
    query: listQuery,
    answer: z.array(clientListed),
  },
  countClients: {
    ...getOwned('/api/Clients/count', 'signedIn'),
    scope: 'clients:read',
    summary: 'Number of clients matching a where clause',
    harm: 'Agents cannot see how many clients match.',
    query: countQuery,
    answer: z.object({ count: z.int() }),
  },
  getClient: {
    ...getOwned('/api/Clients/{id}', 'signedIn'),
    scope: 'clients:read',
    summary: 'One client with their itineraries, most recently changed first',
    harm: 'Agents cannot open a client.',
    params: oneClient,
    query: z.strictObject({ filter: filterText }),
    answer: z.extend(clientView, { itineraries: z.array(itinerarySummary) }),
    versioned: true,
  },
  createClient: {
    ...post('/api/Clients', 'signedIn'),
    summary:
      'Adds a client; each email may be used once per agency; Idempotency-Key is honored for a day',
    harm: 'Agents cannot add a client.',
    body: clientInput,
    answer: clientView,
    versioned: true,
  },
  checkClientEmail: {
    ...ask('/api/Clients/check-email', 'signedIn', 'table:read'),
    summary: 'Whether a client of the agency already uses this email',
    harm: 'Agents learn too late that a client already exists.',
    body: z.strictObject({ email: clientEmail }),
    answer: z.boolean(),
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
  resumeClientMail: {
    ...post('/api/Clients/{id}/resume-mail', 'signedIn'),
    summary:
      'Resumes emails to a stopped address: agents once after a bounce; after a second bounce or a complaint, superadmins only',
    harm: 'Agents cannot resume emails to an address that was stopped by mistake.',
    params: oneClient,
    answer: clientView,
  },
  reassignAgent: {
    ...post('/api/Clients/reassign-agent', 'admin'),
    summary:
      'Gives a client, or up to 100 at once, to another agent of the agency, who is told; trips keep their agents',
    harm: 'Lead agents cannot hand clients over to a colleague.',
    body: z
      .strictObject({
        clientId: z.optional(clientIdSchema),
        clientIds: z.optional(
          z
            .array(clientIdSchema)
            .check(z.minLength(1), z.maxLength(maxReassigned), withoutRepeats()),
        ),
        agentId: agentIdSchema,
      })
      .check(
        z.refine(
          ({ clientId, clientIds }) => (clientId === undefined) !== (clientIds === undefined),
          {
            path: ['clientId'],
            error: 'Name one client or a list of clients',
          },
        ),
      ),
    answer: z.object({
      agentId: agentIdSchema,
      reassigned: z.array(clientIdSchema),
      /** Those that a colleague was changing at that moment: try them again. */
      failed: z.array(clientIdSchema),
    }),
  },
})
