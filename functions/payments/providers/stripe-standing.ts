import type Stripe from 'stripe'
import { ownValue } from '#shared/ids/own-value'
import type { Charge } from '#shared/payments/charge'
import type { ProviderEvent } from './payment-provider'
import { orRefused } from './stripe-errors'
import { eventOfMove, refundEvent, refundStateOf } from './stripe-events'

const states: Readonly<Record<string, 'authorized' | 'paid' | 'closed'>> = {
  processing: 'authorized',
  succeeded: 'paid',
  canceled: 'closed',
}

/**
 * How an intent stands, as of the second in which Stripe was asked; undefined while the payer has
 * not paid.
 */
export function standingOf(intent: Stripe.PaymentIntent, asked: string): ProviderEvent | undefined {
  const { id, status, metadata } = intent
  const state = isDeclined(intent) ? 'failed' : ownValue(states, status)
  if (state === undefined) return undefined
  const at = state === 'paid' ? (paidAt(intent) ?? asked) : asked
  const { amount_received: received, currency } = intent
  const money = state === 'paid' ? { received, currency } : {}
  return eventIn(
    eventOfMove({
      eventId: `seen_${id}_${state}_${at}`,
      at,
      state,
      metadata,
      reference: id,
      ...money,
    }),
  )
}

/** Nothing where the charge did not move: what a person has to look at is told by webhook. */
const eventIn = (said: ReturnType<typeof eventOfMove>): ProviderEvent | undefined =>
  said?.event === undefined ? undefined : said

const isDeclined = ({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' && error != null

/** When the money was taken, where Stripe says so. */
function paidAt({ latest_charge: charge }: Stripe.PaymentIntent): string | undefined {
  return charge == null || typeof charge === 'string' ? undefined : timeOf(charge.created)
}

/** A page whose time ended with nobody having tried to pay; undefined while it is open. */
export function expiryEvent({
  id,
  status,
  metadata,
  expires_at,
}: Stripe.Checkout.Session): ProviderEvent | undefined {
  if (status !== 'expired') return undefined
  return eventIn(
    eventOfMove({
      eventId: `seen_${id}_closed`,
      at: timeOf(expires_at),
      state: 'closed',
      metadata,
    }),
  )
}

/**
 * Whether a session that the payer has finished came to nothing: a bank refused the transfer, or it
 * was cancelled.
 */
export function isRefused({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false
  return intent.status === 'canceled' || isDeclined(intent)
}

/** How a refund stands that was on its way. */
export async function refundStanding(
  { charge, at }: { charge: Charge; at: string },
  stripe: Stripe,
): Promise<ProviderEvent | undefined> {
  const name = charge.refund?.reference
  if (name === undefined) return undefined
  const {
    id,
    status,
    amount,
    metadata,
    payment_intent: intent,
  } = await orRefused(() => stripe.refunds.retrieve(name))
  const state = refundStateOf(status)
  return refundEvent({
    eventId: `seen_${id}_${state}_${at}`,
    at,
    state,
    amount,
    metadata,
    intent,
    refund: id,
  })
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
