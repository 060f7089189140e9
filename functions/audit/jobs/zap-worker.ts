import * as z from 'zod/mini'
import { zapPayload } from '#shared/api/audit'
import { hookEvent, hookTarget } from '#shared/api/hooks'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { clientReads } from '../../data/clients/client-reads'
import { agencyHookStore } from '../../data/config/agency-hook-store'
import { hookDeliveries } from '../../data/config/hook-deliveries'
import { theSealing } from '../../data/secrets/sealing'
import { worker } from '../../data/table/job-for'
import { theTable } from '../../data/table/the-table'
import { systemClock } from '../../runtime/clock'
import { optionalEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { outwardRequest } from '../../runtime/outward-request'
import type { Queue } from '../../runtime/queue'
import { queueHandler } from '../../runtime/queue-handler'
import { zapQueue } from '../../runtime/queues'
import { type DeliveryDeps, deliverEvent } from '../deliver-event'
import { type HookTarget, targetsOf } from '../hook-targets'

const zapMessage = z.object({
  id: z.string(),
  zap: hookEvent,
  agencyId: agencyIdSchema,
  at: z.iso.datetime(),
  payload: zapPayload,
  /** Which hook it goes to; all that there are without one. */
  target: z.optional(hookTarget),
})

export interface ZapWorkerDeps extends DeliveryDeps {
  /** The hooks that an agency's events go to; none where none is configured. */
  readonly targets: (agencyId: AgencyId) => Promise<HookTarget[]>
  readonly queue: Queue
}

/**
 * Delivers an event to its hook, or logs it when there is none. An event for two hooks becomes a
 * message each, so that one that fails is retried by itself.
 * @param receives - how often the queue has handed the message out, this time included
 * @throws Error when the hook did not take it: the queue delivers it again
 */
export async function deliverZap(
  message: unknown,
  deps: ZapWorkerDeps,
  receives = 1,
): Promise<void> {
  const { target: named, ...event } = zapMessage.parse(message)
  const all = await deps.targets(event.agencyId)
  const targets = all.filter(({ name }) => named === undefined || name === named)
  const [only, ...others] = targets
  if (only === undefined) {
    return log.info('zap.no-hook', { id: event.id, zap: event.zap, agencyId: event.agencyId })
  }
  if (others.length > 0) {
    for (const { name } of targets) await deps.queue.send({ ...event, target: name })
    return
  }
  const { failure } = await deliverEvent(only, event, { ...deps, receives })
  if (failure !== undefined) throw new Error(failure)
}

export const handler = worker(
  queueHandler('zap', (body, { attributes }) => {
    const table = theTable()
    const own = { hooks: agencyHookStore(table), sealing: theSealing }
    return deliverZap(
      body,
      {
        targets: (agencyId) => targetsOf(agencyId, own),
        queue: zapQueue(),
        webAddress: optionalEnv('webAddress') ?? '',
        send: outwardRequest,
        clients: clientReads(table),
        deliveries: hookDeliveries(table),
        clock: systemClock,
      },
      Number(attributes.ApproximateReceiveCount),
    )
  }),
)
