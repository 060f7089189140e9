import { mayMasquerade } from '#shared/access/masquerade'
import { isSuperadmin } from '#shared/access/roles'
import { masqueradeRoutes } from '#shared/api/masquerade'
import { AppError } from '#shared/errors/app-error'
import type { AgentId } from '#shared/ids/ids'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore, allAgencyIds } from '../../data/people/agency-store'
import { masqueradeStore } from '../../data/people/masquerade-store'
import { actorOf, principalOf } from '../../data/people/people'
import { agentKey } from '../../data/table/keys'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { hasInsecureCookies } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = {
  agencies: agencyStore,
  masquerades: masqueradeStore,
  /** Where a user works, for superadmins. */
  agencyOf: (table: Table) => async (id: AgentId) => {
    const ids = await allAgencyIds(table)
    const [item] = await table.getMany(ids.map((agencyId) => agentKey(agencyId, id)))
    return ids.find((agencyId) => agentKey(agencyId, id).pk === item?.pk)
  },
}

/**
 * Signs in as another user. Whom a lead agent may not know of is not found; whom nobody may act as
 * is refused.
 */
export const loginAsUser = useCase(
  masqueradeRoutes.loginAsUser,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId: own, agentId: from } = principal
    const isOwn = await deps.agencies.agent(own, body.userId)
    const elsewhere = isSuperadmin(principal)
      ? (body.agencyId ?? (await deps.agencyOf(body.userId)))
      : undefined
    const agencyId = isOwn === undefined ? elsewhere : own
    const [agency, agent, caller] = await Promise.all([
      agencyId && deps.agencies.agency(agencyId),
      agencyId && deps.agencies.agent(agencyId, body.userId),
      deps.agencies.agent(own, from),
    ])
    if (!agency || !agent || caller === undefined) throw new AppError('record.not-found')
    const as = principalOf(agent, agency)
    const isActive = !agency.archived && !agent.archived && agent.objectives.passwordSet === true
    if (!isActive || !mayMasquerade(principal, as)) throw new AppError('auth.masquerade-refused')
    const now = deps.clock.now()
    const name = nameOf(caller)
    const { token, ends } = await deps.masquerades.start(
      { ...as, masqueradedBy: { agencyId: own, agentId: from, name } },
      {
        now,
        durationMs: body.duration,
        audit: {
          id: deps.makeId('audit'),
          agencyId: agency.id,
          action: 'agent_masquerade_started',
          agentId: agent.id,
          details: { as: nameOf(agent), minutes: Math.round(body.duration / 60_000) },
          timestamp: now.toISOString(),
          by: actorOf({ ...as, masqueradedBy: { agencyId: own, agentId: from, name } }, agent),
        },
      },
    )
    log.info('masquerade.started', { agencyId: agency.id, agentId: agent.id, by: from })
    return {
      id: token,
      userId: agent.id,
      fullName: nameOf(agent),
      from,
      duration: body.duration,
      end: Math.floor(ends.getTime() / 1000),
      isCookieSecure: !hasInsecureCookies(),
    }
  },
)

export const handler = lambdaFor(loginAsUser, makers)
