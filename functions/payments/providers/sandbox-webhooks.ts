import * as z from 'zod/mini'
import type { SandboxStore } from '../../data/payments/payment-sandbox-store'
import type { Clock } from '../../runtime/clock'
import type { Queue } from '../../runtime/queue'
import type { SandboxEvent } from './sandbox-events'
import { signBody } from './webhook-signature'

/**
 * A webhook of the sandbox on its way: the event as the bytes that will be signed when it is sent.
 */
export const sandboxWebhook = z.object({ kind: z.literal('sandbox-webhook'), body: z.string() })

/**
 * Hands an event to the queue that sends the sandbox's webhooks; `delaySeconds` for what a bank
 * takes its time for.
 */
export async function queueSandboxWebhook(
  queue: Queue,
  event: SandboxEvent,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
): Promise<void> {
  await queue.send({ kind: 'sandbox-webhook', body: JSON.stringify(event) }, { delaySeconds })
}

/** The request that the sandbox makes: the body with its signature of now. */
export async function signedWebhook(
  body: string,
  { store, clock }: { store: SandboxStore; clock: Clock },
) {
  const now = clock.now()
  const signature = signBody(body, { secret: await store.secret(), now })
  return { rawBody: body, headers: { [sandboxSignatureHeader]: signature }, now }
}

export const sandboxSignatureHeader = 'sandbox-signature'
