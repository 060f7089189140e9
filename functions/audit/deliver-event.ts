import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import { type HookDelivery, hookTries, type hookTry } from '#shared/api/hooks'
import { clientIdSchema } from '#shared/ids/ids'
import type { clientReads } from '../data/clients/client-reads'
import { type ClientRecord, nameOf } from '../data/clients/client-records'
import type { hookDeliveries } from '../data/config/hook-deliveries'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'
import type { outwardRequest } from '../runtime/outward-request'
import type { HookTarget } from './hook-targets'

/** An event for a hook, whichever it goes to. */
export type EventToDeliver = Omit<HookDelivery, 'target' | 'state' | 'tries'>

/** What delivering needs. */
export interface DeliveryDeps {
  /** Where people reach the product: links of events begin with it. */
  readonly webAddress: string
  readonly send: typeof outwardRequest
  readonly clients: Pick<ReturnType<typeof clientReads>, 'get'>
  readonly deliveries: Pick<ReturnType<typeof hookDeliveries>, 'note'>
  readonly clock: Clock
}

const timeLimitMs = 10_000
const limitBytes = 64 * 1024

/**
 * What the hook gets: every event has a key (its own id, where whoever sent it gave none) by which
 * a second delivery is known, a link that can be followed from anywhere, and its client with name
 * and contact as they are now (1 §7). Queue and notes hold only the client's id and name.
 */
async function completeEvent(
  { id, agencyId, payload }: EventToDeliver,
  { webAddress, clients }: Pick<DeliveryDeps, 'webAddress' | 'clients'>,
) {
  const { itineraryLink: link = null, client = null } = payload
  const itineraryLink =
    typeof link === 'string' && link.startsWith('/') ? `${webAddress}${link}` : link
  const details = typeof client === 'object' && client !== null ? client : undefined
  const { data: clientId } = clientIdSchema.safeParse(details?.id)
  const found = clientId === undefined ? undefined : await clients.get(agencyId, clientId)
  return {
    ...payload,
    ...(details !== undefined && { client: { ...details, ...detailsOf(found) } }),
    itineraryLink,
    key: payload.key ?? id,
  }
}

function detailsOf(client: ClientRecord | undefined) {
  if (client === undefined) return {}
  const { id, firstName, lastName, email, contact } = client
  return { id, name: nameOf(client), firstName, lastName, email, ...contact }
}

/**
 * `t={seconds},v1={HMAC-SHA256 of "t.body", hex}`: with the time inside, an old delivery cannot be
 * sent again by others.
 */
export const signatureOf = (
  body: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string => {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/**
 * Posts an event to a hook, signed, and notes what came of it.
 * @param receives - how often this event has been tried, this time included
 * @returns the try, with `failure` where the hook did not take the event
 */
export async function deliverEvent(
  target: HookTarget,
  event: EventToDeliver,
  { receives, ...deps }: DeliveryDeps & { readonly receives: number },
): Promise<z.infer<typeof hookTry>> {
  const { id, zap, agencyId, at } = event
  const facts = { id, zap, agencyId, target: target.name }
  const startedAt = deps.clock.now()
  const outcome = await postEvent(target, event, { ...deps, now: startedAt })
  const attempt = {
    at: startedAt.toISOString(),
    tookMs: Math.max(0, deps.clock.now().getTime() - startedAt.getTime()),
    ...outcome,
  }
  if (outcome.failure === undefined) log.info('zap.delivered', { ...facts, ...outcome })
  const state =
    outcome.failure === undefined ? 'delivered' : receives < hookTries ? 'retrying' : 'failed'
  const delivery = { id, zap, agencyId, at, payload: event.payload, target: target.name }
  await deps.deliveries
    .note(delivery, attempt, state)
    .catch((cause: unknown) => log.warn('zap.not-noted', { ...facts, cause: String(cause) }))
  return attempt
}

async function postEvent(
  { url, secret }: HookTarget,
  event: EventToDeliver,
  { now, send, ...deps }: DeliveryDeps & { readonly now: Date },
): Promise<{ status?: number; failure?: string }> {
  const { id, zap, agencyId, at } = event
  try {
    const body = JSON.stringify({
      id,
      zap,
      agencyId,
      at,
      payload: await completeEvent(event, deps),
    })
    const { status } = await send({
      url,
      method: 'POST',
      body,
      timeLimitMs,
      limitBytes,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-tembea-signature': signatureOf(body, { secret: await secret(), now }),
      },
    })
    return status < 200 || status > 299
      ? { status, failure: `The hook answered ${status}` }
      : { status }
  } catch (error) {
    const { message: failure = String(error) } = Object(error)
    return { failure: String(failure).slice(0, 500) }
  }
}
