import * as z from 'zod/mini'
import { type ZapPayload, zapEvent, zapPayload } from '#shared/api/audit'
import { agencyIdSchema } from '#shared/ids/ids'
import { worker } from '../../data/table/job-for'
import { optionalEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { outwardRequest } from '../../runtime/outward-request'
import { queueHandler } from '../../runtime/queue-handler'

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
  /** Where people reach the product: links of events begin with it. */
  readonly webAddress: string
  readonly send: typeof outwardRequest
}

const timeLimitMs = 10_000
const limitBytes = 64 * 1024

/**
 * What the hook gets: every event has a key (its own id, where whoever sent it gave none) by which a second delivery is
 * known, and a link that can be followed from anywhere (1 §7).
 */
function completed(payload: ZapPayload, { id, webAddress }: { readonly id: string; readonly webAddress: string }) {
  const { itineraryLink: link = null } = payload
  const itineraryLink = typeof link === 'string' && link.startsWith('/') ? `${webAddress}${link}` : link
  return { ...payload, itineraryLink, key: payload.key ?? id }
}

/** Posts an event to the configured hook, or logs it when there is none. Failed deliveries are retried. */
export async function deliverZap(body: unknown, { url, webAddress, send }: ZapWorkerDeps): Promise<void> {
  const { id, payload, ...event } = zapMessage.parse(body)
  const facts = { id, zap: event.zap, agencyId: event.agencyId }
  if (url === undefined) return log.info('zap.no-hook', facts)
  const { status } = await send({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ id, ...event, payload: completed(payload, { id, webAddress }) }),
    timeLimitMs,
    limitBytes,
  })
  if (status < 200 || status > 299) throw new Error(`The hook answered ${status}`)
  log.info('zap.delivered', { ...facts, status })
}

export const handler = worker(
  queueHandler('zap', (body) =>
    deliverZap(body, { url: optionalEnv('zapUrl'), webAddress: optionalEnv('webAddress') ?? '', send: outwardRequest }),
  ),
)
