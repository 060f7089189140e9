import { auditRoutes } from '#shared/api/audit'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { zapQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import type { Zap } from '../zap-sender'

const makers = { queue: zapQueue }

/** Hands an event of the app to the automation hook. The sender comes from the session, not from the payload. */
export const queueZap = useCase(auditRoutes.queueZap, async ({ body, principal }, deps: Deps<typeof makers>) => {
  const { agencyId, agencyCode, agentId } = principal
  const zap: Zap = {
    id: deps.makeId('request'),
    zap: body.zap,
    agencyId,
    at: deps.clock.now().toISOString(),
    payload: { ...body.payload, agencyId, agencyCode, agentId },
  }
  await deps.queue.send({ ...zap })
  log.info('zap.queued', { id: zap.id, zap: zap.zap, agencyId })
  return { queued: true as const }
})

export const handler = lambdaFor(queueZap, makers)
