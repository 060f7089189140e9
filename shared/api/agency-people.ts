import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'
import { accountEmail } from './accounts'
import { defineRoutes, getOwned, ofAgency, patch, post, remove } from './contract'

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
  getAgent: {
    ...getOwned('/api/Agents/{id}', 'admin'),
    summary: 'Someone of the caller’s agency',
    harm: 'Lead agents cannot open a colleague’s details.',
    params: oneAgent,
    answer: agencyPerson,
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
    ...patch('/api/Agents/{id}', 'admin'),
    summary: 'Archives or restores someone of the caller’s agency, or makes them a lead agent or no longer one',
    harm: 'Lead agents cannot remove the access of someone who has left.',
    params: oneAgent,
    body: z.partial(z.strictObject({ archived: z.boolean(), isAdmin: z.boolean() })),
    answer: agencyPerson,
  },
})
