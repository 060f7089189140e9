import * as z from 'zod/mini'
import { contentRightsSchema } from '../access/content-rights'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { accountEmail } from './accounts'
import { defineRoutes, filterText, getOwned, ofAgency, patch, post, remove } from './contract'

/** Someone of an agency, as its lead agents see them. */
export const agencyPerson = z.object({
  id: agentIdSchema,
  agencyId: agencyIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  isAdmin: z.boolean(),
  /** Invited until they have chosen a password. */
  status: z.enum(['active', 'invited', 'archived']),
})
export type AgencyPerson = z.infer<typeof agencyPerson>

/** Clients and trips of somebody on their way to colleagues. */
export const handOverProgress = z.object({
  isDone: z.boolean(),
  clients: z.int(),
  trips: z.int(),
  /** Whom they go to, with how many of each they have got so far. */
  to: z.array(
    z.object({ agentId: agentIdSchema, fullName: z.string(), clients: z.int(), trips: z.int() }),
  ),
})
export type HandOverProgress = z.infer<typeof handOverProgress>

/** Someone with what they have to do. */
const agentDetails = z.extend(agencyPerson, {
  isContentManager: z.boolean(),
  /** What of the catalogue they keep; all of it where this is left out. */
  contentRights: z.optional(contentRightsSchema),
  openTrips: z.int(),
  trips: z.int(),
  clients: z.int(),
  lastSignIn: z.optional(z.iso.datetime()),
  handOver: z.optional(handOverProgress),
})

export const newAgent = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: accountEmail,
})

const oneAgent = z.strictObject({ id: agentIdSchema })

export const agencyPeopleRoutes = defineRoutes('agency-people', {
  listAgents: {
    ...getOwned('/api/Agencies/{id}/agents', 'admin'),
    summary: 'The people of an agency by name, archived ones last; superadmins see every agency’s',
    harm: 'Lead agents cannot see their team.',
    params: z.strictObject({ id: agencyIdSchema }),
    answer: z.array(agencyPerson),
  },
  findAgents: {
    ...getOwned('/api/Agents', 'admin'),
    summary:
      'The people of the caller’s agency by filter, by name unless ordered otherwise; superadmins name another',
    harm: 'Other programs of lead agents cannot list their team.',
    query: z.strictObject({ filter: filterText, ...ofAgency }),
    answer: z.array(agencyPerson),
  },
  getAgent: {
    ...getOwned('/api/Agents/{id}', 'admin'),
    summary: 'Someone of the caller’s agency, with how many clients and trips they have',
    harm: 'Lead agents cannot open a colleague’s details.',
    params: oneAgent,
    answer: agentDetails,
  },
  handOver: {
    ...post('/api/Agents/{id}/hand-over', 'admin', 'mail'),
    summary:
      'Gives all clients and trips of someone to colleagues, in equal numbers, and archives them where that is asked for; what is not done at once goes on by itself',
    harm: 'Clients of people who leave stay without an agent.',
    params: oneAgent,
    body: z.strictObject({
      to: z
        .array(agentIdSchema)
        .check(
          z.minLength(1, { error: 'Choose at least one colleague' }),
          z.maxLength(20),
          withoutRepeats(),
        ),
      archives: z._default(z.boolean(), false),
    }),
    answer: handOverProgress,
  },
  createAgent: {
    ...post('/api/Agents', 'admin', 'queue:mail'),
    summary:
      'Adds someone to the caller’s agency, or a superadmin to any, and invites them by email; each email may be used once',
    harm: 'Lead agents cannot invite colleagues.',
    query: z.strictObject(ofAgency),
    body: newAgent,
    answer: agencyPerson,
  },
  sendInvite: {
    ...post('/api/Agencies/sendInvite', 'admin', 'queue:mail'),
    summary: 'Sends an invitation email again',
    harm: 'Colleagues who lost their invitation cannot join.',
    body: z.strictObject({ agentId: agentIdSchema }),
    answer: z.object({ status: z.literal('sent') }),
  },
  removeAgent: {
    ...remove('/api/Agents/{id}', 'admin'),
    summary: 'Withdraws an invitation that nobody has accepted, and frees its email',
    harm: 'Lead agents cannot withdraw invitations.',
    params: oneAgent,
    answer: z.object({ removed: z.literal(true) }),
  },
  patchAgent: {
    ...patch('/api/Agents/{id}', 'admin', 'queue:mail'),
    summary:
      'Changes name or email of someone of the caller’s agency, archives or restores them, makes them a lead agent or no longer one, or limits what they can edit in the catalogue',
    harm: 'Lead agents cannot remove the access of someone who has left.',
    params: oneAgent,
    body: z.partial(
      z.extend(newAgent, {
        archived: z.boolean(),
        isAdmin: z.boolean(),
        /**
         * Null gives them the whole catalogue. Of content managers, by content managers who keep
         * all of it.
         */
        contentRights: z.nullable(contentRightsSchema),
      }),
    ),
    answer: agencyPerson,
  },
})
