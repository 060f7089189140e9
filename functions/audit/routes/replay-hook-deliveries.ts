import { hooksRoutes } from '#shared/api/hooks'
import { AppError } from '#shared/errors/app-error'
import { hookDeliveries } from '../../data/config/hook-deliveries'
import { auditStore } from '../../data/people/audit-store'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { zapQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { deliveries: hookDeliveries, queue: zapQueue, audit: auditStore }

/** Sends events again with the ids that they had, which is how their receiver knows them. */
export const replayHookDeliveries = useCase(
  hooksRoutes.replayHookDeliveries,
  async ({ body, principal }, { deliveries, queue, audit, makeId, clock }: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const chosenDeliveries = await deliveries.some(agencyId, body.deliveries)
    if (chosenDeliveries.length === 0) throw new AppError('record.not-found')
    for (const { id, zap, at, payload, target } of chosenDeliveries)
      await queue.send({ id, zap, agencyId, at, payload, target })
    await audit.add({
      id: makeId('audit'),
      timestamp: clock.now().toISOString(),
      agencyId,
      agentId,
      action: 'agent_replayed_hook_deliveries',
      details: { count: chosenDeliveries.length },
      by: actorOf(principal, undefined),
    })
    return { count: chosenDeliveries.length }
  },
)

export const handler = lambdaFor(replayHookDeliveries, makers)
