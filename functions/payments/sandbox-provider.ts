import { createHmac } from 'node:crypto'
import { AppError } from '#shared/errors/app-error'
import { SandboxChangedMeanwhile, type SandboxPayment, type SandboxStore } from '../data/payment-sandbox-store'
import type { Clock } from '../runtime/clock'
import type { Queue } from '../runtime/queue'
import type { PaymentOrder, PaymentProvider, ProviderEvent } from './payment-provider'
import { providerEventOf, sandboxEvent, sandboxEventOf } from './sandbox-events'
import { queueSandboxWebhook, sandboxSignatureHeader } from './sandbox-webhooks'
import { isSigned } from './webhook-signature'

/** Where the sandbox provider's own page is. */
export const sandboxPagePath = (token: string): string => `/api/pay/sandbox/${token}`

interface Sandbox {
  readonly store: SandboxStore
  readonly queue: Queue
  readonly clock: Clock
}

const keptDays = 120
/** A refund to a bank account takes its time. */
const bankRefundSeconds = 10

/** The provider for trying out: a page of its own, test cards and a test bank, signed webhooks, and no real money. */
export function sandboxProvider({ store, queue, clock }: Sandbox): PaymentProvider {
  return {
    name: 'sandbox',
    async create(order) {
      const token = await tokenOf(order.chargeId, store)
      await store.add(paymentOf(order, { token, now: clock.now() }))
      const redirectUrl = sandboxPagePath(token)
      return order.embedded ? { session: token, clientSecret: token } : { session: token, redirectUrl }
    },
    async confirm(_owner, { chargeId }) {
      const found = await store.get(await tokenOf(chargeId, store))
      return found === undefined ? undefined : standingOf(found, clock.now())
    },
    async close({ chargeId }) {
      const token = await tokenOf(chargeId, store)
      for (;;) {
        const found = await store.get(token)
        if (found === undefined || found.outcome === 'closed') return 'closed'
        if (found.outcome === 'paid' || found.outcome === 'processing') return 'under-way'
        try {
          await store.change(found, { outcome: 'closed', outcomeAt: clock.now().toISOString() })
          return 'closed'
        } catch (error) {
          if (!(error instanceof SandboxChangedMeanwhile)) throw error
        }
      }
    },
    refund: async ({ charge }) => refunded(charge.chargeId, { store, queue, clock }),
    async parseWebhook({ rawBody, headers, now }) {
      const signature = headers[sandboxSignatureHeader] ?? ''
      if (!isSigned(rawBody, { signature, secret: await store.secret(), now })) throw new AppError('payment.forged')
      return providerEventOf(sandboxEvent.parse(JSON.parse(rawBody)))
    },
  }
}

/** Nobody can guess it, and one attempt has one. */
async function tokenOf(chargeId: string, store: SandboxStore): Promise<string> {
  return createHmac('sha256', await store.secret())
    .update(`page ${chargeId}`)
    .digest('base64url')
}

function paymentOf(order: PaymentOrder, { token, now }: { token: string; now: Date }): Omit<SandboxPayment, 'version'> {
  const { owner, chargeId, method, amount, serviceFee, currency, title, returnPath } = order
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * 24 * 3600
  return { token, owner, chargeId, method, amount, serviceFee, currency, title, returnPath, tries: 0, ttl }
}

/** How a payment stands, where something has happened. */
function standingOf(payment: SandboxPayment, now: Date): ProviderEvent | undefined {
  const { outcome, outcomeAt, settles } = payment
  if (outcome === undefined || outcomeAt === undefined) return undefined
  if (settles !== undefined && settles.at <= now.toISOString()) {
    return providerEventOf(sandboxEventOf(payment, `charge.${settles.to}`, settles.at))
  }
  const type = outcome === 'processing' ? 'charge.authorized' : (`charge.${outcome}` as const)
  return providerEventOf(sandboxEventOf(payment, type, outcomeAt))
}

/** Cards get their money back at once, bank accounts after a while; both are told by webhook as well. */
async function refunded(chargeId: string, { store, queue, clock }: Sandbox): Promise<ProviderEvent> {
  const found = await store.get(await tokenOf(chargeId, store))
  if (found === undefined) throw new AppError('payment.refused', { chargeId })
  const at = found.refundedAt ?? clock.now().toISOString()
  const kept = found.refundedAt === undefined ? await store.change(found, { refundedAt: at }) : found
  const later = new Date(Date.parse(at) + bankRefundSeconds * 1000).toISOString()
  const isBank = kept.method === 'ach'
  const done = sandboxEventOf(kept, 'refund.succeeded', isBank ? later : at)
  await queueSandboxWebhook(queue, done, isBank ? { delaySeconds: bankRefundSeconds } : {})
  return providerEventOf(isBank ? sandboxEventOf(kept, 'refund.pending', at) : done)
}
