import { clientsRoutes } from '#shared/api/clients'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { ClientId } from '#shared/ids/ids'
import { ClientChangedMeanwhile } from '../../data/clients/client-change'
import { type ClientRecord, nameOf } from '../../data/clients/client-records'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { useCase } from '../../runtime/use-case'
import { clientUpdateOf } from '../change-client'
import { clientAudit } from '../client-audit'
import { type ClientDeps, clientMakers } from '../client-deps'

/**
 * Gives clients to another agent of the agency. Each is a transaction of its own; who is with that
 * agent already stays as they are. Nothing is done when one of them is not to be found.
 */
export const reassignAgent = useCase(
  clientsRoutes.reassignAgent,
  async ({ body: { clientId, clientIds, agentId }, principal }, deps: ClientDeps) => {
    const { agencyId } = principal
    const ids = [...new Set(clientIds ?? (clientId === undefined ? [] : [clientId]))]
    const [agent, agency, to, found] = await Promise.all([
      callerIn(deps.agencies, principal),
      deps.agencies.agency(agencyId),
      deps.agencies.agent(agencyId, agentId),
      Promise.all(ids.map((id) => deps.clients.get(agencyId, id))),
    ])
    if (agent === undefined || agency === undefined) throw new AppError('auth.required')
    if (to === undefined || to.archived)
      refuseField('body.agentId', 'must be an active agent of the agency')
    const clients = found.map((client) => requireOwn(principal, client))
    const at = deps.clock.now().toISOString()
    const assign = async (before: ClientRecord): Promise<boolean> => {
      const { firstName, lastName } = to
      const movedClient = {
        ...before,
        agentId,
        agent: { firstName, lastName },
        version: before.version + 1,
        updatedAt: at,
      }
      const text = `Reassigned from ${nameOf(before.agent)} to ${nameOf(to)}`
      const update = clientUpdateOf(movedClient, {
        id: deps.makeId('update'),
        at,
        text,
        agent,
        agency,
      })
      const details = { from: before.agentId, to: agentId }
      const auditEntry = {
        id: deps.makeId('audit'),
        action: 'agent_assigned_agent',
        principal,
        agent,
        details,
        at,
      } as const
      const after = { ...movedClient, latestUpdate: update, assigned: { at, by: nameOf(agent) } }
      return deps.clients
        .save({ before, after, update, audit: [clientAudit(after, auditEntry)] })
        .then(() => true)
        .catch((error: unknown) => {
          if (error instanceof ClientChangedMeanwhile) return false
          throw error
        })
    }
    const failedIds: ClientId[] = []
    for (const client of clients) {
      if (client.agentId !== agentId && !(await assign(client))) failedIds.push(client.id)
    }
    return { agentId, reassigned: ids.filter((id) => !failedIds.includes(id)), failed: failedIds }
  },
)

export const handler = lambdaFor(reassignAgent, clientMakers)
