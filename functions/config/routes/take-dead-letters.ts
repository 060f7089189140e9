import { configRoutes } from '#shared/api/config'
import { auditStore } from '../../data/people/audit-store'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { theDeadLetters } from '../../runtime/dead-letters'
import { readEnv } from '../../runtime/env'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { letters: theDeadLetters, audit: auditStore }

/**
 * Has failed work done again, or gives it up; which and how many is an entry of the audit trail.
 */
export const takeDeadLetters = useCase(
  configRoutes.takeDeadLetters,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { queue, action, ids } = body
    const name = `${queue}QueueUrl` as const
    const count = await deps.letters.take(queue, {
      ids,
      to: action === 'replay' ? readEnv(name)[name] : undefined,
    })
    const { agencyId, agentId } = principal
    await deps.audit.add({
      id: deps.makeId('audit'),
      timestamp: deps.clock.now().toISOString(),
      agencyId,
      agentId,
      action: action === 'replay' ? 'agent_replayed_dead_letters' : 'agent_deleted_dead_letters',
      details: { queue, count },
      by: actorOf(principal, undefined),
    })
    return { count }
  },
)

export const handler = lambdaFor(takeDeadLetters, makers)
