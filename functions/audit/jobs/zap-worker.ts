import * as z from 'zod'
import { zapEvent, zapPayload } from '#shared/api/audit'
import { agencyIdSchema } from '#shared/ids/ids'
import { optionalEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { outwardRequest } from '../../runtime/outward-request'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'

const zapMessage = z.object({
  id: z.string(),
  zap: zapEvent,
  agencyId: agencyIdSchema,
  at: z.iso.datetime(),
  payload: zapPayload,
})

export interface ZapWorkerDeps {
  /** The address of the automation hook; undefined when none is configured. */
  readonly url: string | undefined
  readonly send: typeof outwardRequest
}

const timeLimitMs = 10_000
const limitBytes = 64 * 1024

/** Posts an event to the configured hook, or logs it when there is none. Failed deliveries are retried. */
export async function deliverZap(body: unknown, { url, send }: ZapWorkerDeps): Promise<void> {
  const { id, ...event } = zapMessage.parse(body)
  const facts = { id, zap: event.zap, agencyId: event.agencyId }
  if (url === undefined) return log.info('zap.no-hook', facts)
  const { status } = await send({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ id, ...event }),
    timeLimitMs,
    limitBytes,
  })
  if (status < 200 || status > 299) throw new Error(`The hook answered ${status}`)
  log.info('zap.delivered', { ...facts, status })
}

export const handler: QueueHandler = queueHandler('zap', (body) =>
  deliverZap(body, { url: optionalEnv('zapUrl'), send: outwardRequest }),
)
