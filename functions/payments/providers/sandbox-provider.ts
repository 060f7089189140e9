import { createHmac } from 'node:crypto'
import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import { paymentDescriptor } from '#shared/pricing/payment-descriptor'
import {
  SandboxChangedMeanwhile,
  type SandboxPayment,
  type SandboxStore,
} from '../../data/payments/payment-sandbox-store'
import type { Clock } from '../../runtime/clock'
import type { Queue } from '../../runtime/queue'
import type { PaymentOrder, PaymentProvider, ProviderEvent } from './payment-provider'
import { providerEventOf, sandboxConcernOf, sandboxEvent, sandboxEventOf } from './sandbox-events'
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
const dayMs = 24 * 3_600_000
/** A refund to a bank account takes its time. */
const bankRefundSeconds = 4

/**
 * The provider for trying out: a page of its own, test cards and a test bank, signed webhooks, and
 * no real money.
 */
export function sandboxProvider({ store, queue, clock }: Sandbox): PaymentProvider {
  return {
    name: 'sandbox',
    async create(order) {
      const token = await tokenOf(order.chargeId, store)
      requireDescriptor(order)
      await store.add(paymentOf(order, { token, now: clock.now() }))
      const expiresAt = new Date(clock.now().getTime() + dayMs).toISOString()
      const redirectUrl = sandboxPagePath(token)
      return {
        session: token,
        expiresAt,
        ...(order.embedded ? { clientSecret: token } : { redirectUrl }),
      }
    },
    async confirm(_owner, { chargeId, refund }) {
      const page = await store.get(await tokenOf(chargeId, store))
      if (page === undefined) return undefined
      if (refund?.state === 'pending') return refundStanding(page, clock.now())
      const now = clock.now()
      const end = { outcome: 'closed', outcomeAt: now.toISOString() } as const
      return standingOf(isOver(page, now) ? { ...page, ...end } : page, now)
    },
    close: async ({ chargeId }) => closePage(await tokenOf(chargeId, store), { store, clock }),
    refund: async ({ charge, amount }) =>
      refundPage({ ...charge, amount }, { store, queue, clock }),
    async parseWebhook({ rawBody, headers, now }) {
      const signature = headers[sandboxSignatureHeader] ?? ''
      if (!isSigned(rawBody, { signature, secret: await store.secret(), now }))
        throw new AppError('payment.forged')
      const event = sandboxEvent.parse(JSON.parse(rawBody))
      return sandboxConcernOf(event) ?? providerEventOf(event)
    },
  }
}

/** Takes a page out of use, unless somebody has paid there. */
async function closePage(
  token: string,
  { store, clock }: Pick<Sandbox, 'store' | 'clock'>,
): Promise<'closed' | 'under-way'> {
  for (;;) {
    const page = await store.get(token)
    if (page === undefined || page.outcome === 'closed') return 'closed'
    const isMade = page.outcome === 'paid' || page.outcome === 'processing'
    if (isMade && !isRefused(page, clock.now())) return 'under-way'
    try {
      await store.change(page, { outcome: 'closed', outcomeAt: clock.now().toISOString() })
      return 'closed'
    } catch (error) {
      if (!(error instanceof SandboxChangedMeanwhile)) throw error
    }
  }
}

/** Whether the bank has refused in the end what was under way: nothing more comes of it. */
export const isRefused = (
  { outcome, settles }: Pick<SandboxPayment, 'outcome' | 'settles'>,
  now: Date,
): boolean =>
  outcome === 'processing' && settles?.to === 'failed' && settles.at <= now.toISOString()

/** Pages serve for a day, as those of the big providers. */
export function isOver(
  { outcome, ttl }: Pick<SandboxPayment, 'outcome' | 'ttl'>,
  now: Date,
): boolean {
  const isOpen = outcome === undefined || outcome === 'failed'
  return isOpen && now.getTime() > ttl * 1000 - keptDays * dayMs + dayMs
}

/** The sandbox refuses the same texts as card networks do (1 §5). */
function requireDescriptor({ descriptor, method }: PaymentOrder): void {
  if (descriptor !== undefined && paymentDescriptor(descriptor, method) !== descriptor) {
    throw new AppError('payment.refused', { reason: 'descriptor' })
  }
}

/** Unguessable, and the same for repeats of one attempt. */
async function tokenOf(chargeId: string, store: SandboxStore): Promise<string> {
  return createHmac('sha256', await store.secret())
    .update(`page ${chargeId}`)
    .digest('base64url')
}

function paymentOf(
  order: PaymentOrder,
  { token, now }: { token: string; now: Date },
): Omit<SandboxPayment, 'version'> {
  const {
    owner,
    chargeId,
    method,
    amount,
    serviceFee,
    currency,
    title,
    returnPath,
    payerEmail,
    descriptor,
  } = order
  const pageTexts = { title, returnPath, payerEmail, descriptor }
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * 24 * 3600
  return {
    token,
    owner,
    chargeId,
    method,
    amount,
    serviceFee,
    currency,
    ...pageTexts,
    tries: 0,
    ttl,
  }
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

/**
 * Cards get their money back at once, bank accounts and what fails after a while; both are told by
 * webhook as well.
 */
async function refundPage(
  { chargeId, amount: refundedAmount }: Pick<Charge, 'chargeId' | 'amount'>,
  { store, queue, clock }: Sandbox,
): Promise<ProviderEvent> {
  const page = await store.get(await tokenOf(chargeId, store))
  if (page === undefined) throw new AppError('payment.refused', { chargeId })
  const at = page.refundedAt ?? clock.now().toISOString()
  const refundedPage =
    page.refundedAt === undefined
      ? await store.change(page, { refundedAt: at, refundedAmount })
      : page
  const { event, isLater } = refundOf(refundedPage, at)
  await queueSandboxWebhook(queue, event, isLater ? { delaySeconds: bankRefundSeconds } : {})
  return providerEventOf(isLater ? sandboxEventOf(refundedPage, 'refund.pending', at) : event)
}

/** What a refund that was asked for at an instant comes to, and whether that takes its time. */
function refundOf(payment: SandboxPayment, at: string) {
  const fails = payment.refundFails === true
  const isLater = payment.method === 'ach' || fails
  const then = isLater ? new Date(Date.parse(at) + bankRefundSeconds * 1000).toISOString() : at
  return {
    event: sandboxEventOf(payment, fails ? 'refund.failed' : 'refund.succeeded', then),
    isLater,
    then,
  }
}

function refundStanding(payment: SandboxPayment, now: Date): ProviderEvent | undefined {
  if (payment.refundedAt === undefined) return undefined
  const { event, then } = refundOf(payment, payment.refundedAt)
  return then <= now.toISOString() ? providerEventOf(event) : undefined
}
