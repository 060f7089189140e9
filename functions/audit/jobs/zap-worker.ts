import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { zapEvent, zapPayload } from '#shared/api/audit'
import { hookTries } from '#shared/api/hooks'
import { agencyIdSchema, clientIdSchema } from '#shared/ids/ids'
import { clientReads } from '../../data/clients/client-reads'
import { type ClientRecord, nameOf } from '../../data/clients/client-records'
import { hookDeliveries } from '../../data/config/hook-deliveries'
import { worker } from '../../data/table/job-for'
import { theTable } from '../../data/table/the-table'
import { type Clock, systemClock } from '../../runtime/clock'
import { optionalEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { outwardRequest } from '../../runtime/outward-request'
import { queueHandler } from '../../runtime/queue-handler'
import { readSecret } from '../../runtime/secrets'

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
  /** What deliveries are signed with: the receiver has the same. */
  readonly secret: () => Promise<string>
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
async function completed(
  { id, agencyId, payload }: z.infer<typeof zapMessage>,
  { webAddress, clients }: Pick<ZapWorkerDeps, 'webAddress' | 'clients'>,
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
 * Posts an event to the configured hook, signed, and notes what came of it; or logs it when there
 * is no hook. Failed deliveries are retried.
 * @param receives - how often the queue has handed the message out, this time included
 */
export async function deliverZap(
  message: unknown,
  deps: ZapWorkerDeps,
  receives = 1,
): Promise<void> {
  const { url, deliveries, clock } = deps
  const event = zapMessage.parse(message)
  const { id, payload: _told, ...rest } = event
  const facts = { id, zap: event.zap, agencyId: event.agencyId }
  if (url === undefined) return log.info('zap.no-hook', facts)
  const now = clock.now()
  const note = (outcome: { status?: number; failure?: string }) => {
    const state =
      outcome.failure === undefined ? 'delivered' : receives < hookTries ? 'retrying' : 'failed'
    const attempt = {
      at: now.toISOString(),
      tookMs: Math.max(0, clock.now().getTime() - now.getTime()),
      ...outcome,
    }
    return deliveries
      .note(event, attempt, state)
      .catch((cause: unknown) => log.warn('zap.not-noted', { ...facts, cause: String(cause) }))
  }
  const body = JSON.stringify({ id, ...rest, payload: await completed(event, deps) })
  try {
    const { status } = await deps.send({
      url,
      method: 'POST',
      body,
      timeLimitMs,
      limitBytes,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-tembea-signature': signatureOf(body, { secret: await deps.secret(), now }),
      },
    })
    if (status < 200 || status > 299)
      throw Object.assign(new Error(`The hook answered ${status}`), { status })
    log.info('zap.delivered', { ...facts, status })
    await note({ status })
  } catch (error) {
    const { status, message: failure = String(error) } = Object(error)
    await note({
      ...(typeof status === 'number' && { status }),
      failure: String(failure).slice(0, 500),
    })
    throw error
  }
}

export const handler = worker(
  queueHandler('zap', (body, { attributes }) =>
    deliverZap(
      body,
      {
        url: optionalEnv('zapUrl'),
        webAddress: optionalEnv('webAddress') ?? '',
        send: outwardRequest,
        secret: () => readSecret('zap'),
        clients: clientReads(theTable()),
        deliveries: hookDeliveries(theTable()),
        clock: systemClock,
      },
      Number(attributes.ApproximateReceiveCount),
    ),
  ),
)
