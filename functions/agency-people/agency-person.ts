import type { AgentPrincipal } from '#shared/access/principal'
import type { AgencyPerson } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import { nameOf } from '../data/clients/client-records'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { type AgencyStore, agencyStore } from '../data/people/agency-store'
import { agentStore } from '../data/people/agent-store'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'
import { mailLimits } from '../mail/mail-limits'
import { mailQueue } from '../runtime/queues'
import type { Basics, Deps } from '../runtime/use-case'

export const peopleMakers = {
  agencies: agencyStore,
  people: agentStore,
  limits: mailLimits,
  queue: mailQueue,
}
export type PeopleDeps = Deps<typeof peopleMakers>

/** Someone of an agency, as the answers show them. */
export function personOf(
  agent: AgentRecord,
  { id, admins }: Pick<AgencyRecord, 'id' | 'admins'>,
): AgencyPerson {
  const { email, firstName, lastName, archived, objectives } = agent
  const status = archived ? 'archived' : objectives.passwordSet ? 'active' : 'invited'
  return {
    id: agent.id,
    agencyId: id,
    email,
    firstName,
    lastName,
    fullName: nameOf(agent),
    isAdmin: admins.includes(agent.id),
    status,
  }
}

/** The people of an agency by name, archived ones last. @throws AppError record.not-found */
export async function peopleOf(
  agencyId: AgencyId,
  { agencies, people }: Pick<PeopleDeps, 'agencies' | 'people'>,
): Promise<AgencyPerson[]> {
  const [agency, agents] = await Promise.all([agencies.agency(agencyId), people.ofAgency(agencyId)])
  if (agency === undefined) throw new AppError('record.not-found')
  return agents
    .map((agent) => personOf(agent, agency))
    .sort(
      (a, b) => Number(a.status === 'archived') - Number(b.status === 'archived') || byName(a, b),
    )
}

const byName = (a: AgencyPerson, b: AgencyPerson) => a.fullName.localeCompare(b.fullName, 'en')

/**
 * The caller's agency and one of its people.
 * @throws AppError record.not-found for anybody else, also of another agency
 */
export async function agencyAnd(
  agencies: Pick<AgencyStore, 'agency' | 'agent'>,
  { agencyId }: AgentPrincipal,
  id: AgentId,
) {
  const [agency, agent] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(agencyId, id),
  ])
  if (agency === undefined || agent === undefined) throw new AppError('record.not-found')
  return { agency, agent }
}

interface Done {
  readonly principal: AgentPrincipal
  readonly caller: AgentRecord | undefined
  readonly action: 'agent_invited_agent' | 'agent_updated_agent' | 'agent_withdrew_invitation'
  readonly about: AgentId
  readonly details?: Readonly<Record<string, unknown>>
}

/** The entry of the audit trail for a change of an agency's people. */
export const peopleAudit = (
  { principal, caller, action, about, details = {} }: Done,
  { clock, makeId }: Basics,
): AuditEntry => ({
  id: makeId('audit'),
  action,
  agencyId: principal.agencyId,
  agentId: principal.agentId,
  details: { agent: about, ...details },
  timestamp: clock.now().toISOString(),
  by: actorOf(principal, caller),
})
