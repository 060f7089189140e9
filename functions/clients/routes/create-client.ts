import { clientsRoutes } from '#shared/api/clients'
import { AppError } from '#shared/errors/app-error'
import { clientIdSchema } from '#shared/ids/ids'
import { type ClientRecord, listedClientOf } from '../../data/clients/client-records'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { clientAudit } from '../client-audit'
import { type ClientDeps, clientMakers } from '../client-deps'

/**
 * Adds a client of the agent. The email is claimed in the same transaction, so two clients can't
 * get it at once.
 */
export const createClient = useCaseOnce(
  clientsRoutes.createClient,
  async (call, deps: ClientDeps, keep) => {
    const { principal, body } = call
    const { agencyId, agentId } = principal
    const now = deps.clock.now()
    const agent = await deps.agencies.agent(agencyId, agentId)
    if (agent === undefined) throw new AppError('auth.required')
    const { firstName, lastName } = agent
    const at = now.toISOString()
    const client: ClientRecord = {
      ...body,
      id: clientIdSchema.parse(deps.makeId('client')),
      agencyId,
      agentId,
      version: 1,
      agent: { firstName, lastName },
      status: 'lead',
      archived: false,
      createdDate: at,
      updatedAt: at,
    }
    const answer = listedClientOf(client)
    const details = { fields: Object.keys(body).join(', ') }
    const auditEntry = {
      id: deps.makeId('audit'),
      action: 'agent_created_client',
      details,
      at,
    } as const
    const audit = [clientAudit(client, { ...auditEntry, principal, agent })]
    await deps.clients.save({ after: client, audit, answer: keep(answer, 1) })
    return { answer, version: 1 }
  },
)

export const handler = lambdaFor(createClient, clientMakers)
