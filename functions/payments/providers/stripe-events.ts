import * as z from 'zod/mini'
import { textUpTo } from '#shared/format/plain-text'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import type { ChargeFacts, ChargeMoved, ChargeRefunded } from '#shared/payments/charge'
import type { Concern } from '#shared/payments/concern'
import { log } from '../../runtime/log'
import { eventAmount, eventCurrency, eventName } from './event-fields'
import type { PaymentOrder, PaymentOwner, ProviderConcern, ProviderEvent } from './payment-provider'

const amountText = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  eventAmount,
)

/** What we give Stripe with each object, and get back with each of its events. */
const ourMetadata = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  chargeId: eventName,
  method: z.enum(['credit', 'ach']),
  amount: amountText,
  serviceFee: amountText,
  currency: eventCurrency,
})

/**
 * The metadata of an order: enough to know what an event is about when our own note of it was lost.
 */
export function metadataOf(
  order: Omit<PaymentOrder, 'title' | 'embedded' | 'returnPath'>,
): Record<string, string> {
  const { owner, chargeId, method, amount, serviceFee, currency } = order
  const { agencyId, itineraryId, paymentId } = owner
  const amounts = { amount: String(amount), serviceFee: String(serviceFee) }
  return { agencyId, itineraryId, paymentId, chargeId, method, currency, ...amounts }
}

const about = { id: eventName, metadata: z.nullish(z.looseObject({})) }
const reference = z.nullish(z.union([eventName, z.object({ id: eventName })]))

/** Of the year 9999, in seconds since 1970. */
const lastSecond = 253_402_300_799

/** The events that we read, by the shape of their objects; Stripe sends more, and more fields. */
const stripeEvent = z.object({
  id: eventName,
  type: textUpTo(255),
  created: z.int().check(z.minimum(0), z.maximum(lastSecond)),
  data: z.object({ object: z.unknown() }),
})
const intentObject = z.object({
  ...about,
  amount_received: z.optional(eventAmount),
  currency: z.optional(eventName),
})
const chargeObject = z.object({ ...about, amount_refunded: eventAmount, payment_intent: reference })
const refundObject = z.object({
  ...about,
  amount: eventAmount,
  status: z.nullable(z.string()),
  payment_intent: reference,
})

const intentStates: Readonly<Record<string, ChargeMoved['state']>> = {
  'payment_intent.processing': 'authorized',
  'payment_intent.amount_capturable_updated': 'authorized',
  'payment_intent.succeeded': 'paid',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'closed',
}
const refundTypes = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
])

/**
 * An event of Stripe's in the words of the port; undefined for one that is not about a payment of
 * ours.
 * @throws ZodError for one that no Stripe sends
 */
export function eventOfStripe(said: unknown): ProviderEvent | ProviderConcern | undefined {
  const { id, type, created, data } = stripeEvent.parse(said)
  const at = new Date(created * 1000).toISOString()
  const state = ownValue(intentStates, type)
  if (state !== undefined) {
    const {
      id: intent,
      metadata,
      amount_received: received,
      currency,
    } = intentObject.parse(data.object)
    return eventOfMove({
      eventId: id,
      at,
      state,
      metadata,
      reference: intent,
      ...(state === 'paid' ? { received, currency } : {}),
    })
  }
  if (type === 'checkout.session.expired') {
    const { metadata } = intentObject.parse(data.object)
    return eventOfMove({ eventId: id, at, state: 'closed', metadata })
  }
  if (type === 'charge.refunded') {
    const { metadata, amount_refunded, payment_intent } = chargeObject.parse(data.object)
    return refundEvent({
      eventId: id,
      at,
      state: 'succeeded',
      amount: amount_refunded,
      metadata,
      intent: payment_intent,
    })
  }
  if (refundTypes.has(type)) {
    const { id: refund, metadata, amount, status, payment_intent } = refundObject.parse(data.object)
    return refundEvent({
      eventId: id,
      at,
      state: refundStateOf(status),
      amount,
      metadata,
      intent: payment_intent,
      refund,
    })
  }
  return undefined
}

/** What Stripe's bank says of money that a payer wants back. */
const disputeObject = z.object({
  id: eventName,
  amount: eventAmount,
  currency: eventName,
  reason: eventName,
  status: textUpTo(100),
  payment_intent: reference,
  evidence_details: z.nullish(
    z.object({ due_by: z.nullish(z.int().check(z.minimum(0), z.maximum(lastSecond))) }),
  ),
})
const disputeEnds: Readonly<Record<string, Concern['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/**
 * The payment of an event about a dispute: its own metadata says nothing of us. Undefined for other
 * events.
 */
export function disputedIntent(said: unknown): string | undefined {
  const { type, data } = stripeEvent.parse(said)
  if (!type.startsWith('charge.dispute.')) return undefined
  const { payment_intent: intent } = disputeObject.parse(data.object)
  return typeof intent === 'string' ? intent : intent?.id
}

/** An event about a dispute, with the metadata of the payment that it is about. */
export function disputeOfStripe(said: unknown, metadata: unknown): ProviderConcern | undefined {
  const { id: eventId, created, data } = stripeEvent.parse(said)
  const {
    id,
    amount,
    currency,
    reason,
    status,
    evidence_details: evidence,
  } = disputeObject.parse(data.object)
  const ours = oursIn(metadata, undefined)
  if (ours === undefined) return undefined
  const due = evidence?.due_by ?? undefined
  return {
    eventId,
    owner: ours.owner,
    provider: 'stripe',
    concern: {
      kind: 'dispute',
      reference: id,
      state: ownValue(disputeEnds, status) ?? 'open',
      amount,
      reason,
      at: new Date(created * 1000).toISOString(),
      currency: currency.toUpperCase(),
      respondBy: due === undefined ? undefined : new Date(due * 1000).toISOString(),
    },
  }
}

/** Stripe's word for where a refund stands. */
export function refundStateOf(status: string | null): ChargeRefunded['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

interface Moved extends Pick<ChargeMoved, 'at' | 'state'> {
  readonly eventId: string
  readonly metadata: unknown
  readonly reference?: string
  /**
   * Of money that came in: how much, fee included, in minor units of which currency. What was asked
   * for, unless given.
   */
  readonly received?: number | undefined
  readonly currency?: string | undefined
}

/**
 * What happened to a charge, from the metadata that came back; undefined when it is not ours. Money
 * in another currency than was asked for pays nothing until a person has looked; of another amount
 * that is what was paid, and a person is told.
 */
export function eventOfMove({
  eventId,
  at,
  state,
  metadata,
  reference: name,
  received,
  currency,
}: Moved): ProviderEvent | ProviderConcern | undefined {
  const ours = oursIn(metadata, name)
  if (ours === undefined) return undefined
  const { owner, charge } = ours
  const askedMoney = { amount: charge.amount + charge.serviceFee, currency: charge.currency }
  const came = {
    amount: received ?? askedMoney.amount,
    currency: currency?.toUpperCase() ?? askedMoney.currency,
  }
  const concern = {
    reference: charge.chargeId,
    state: 'open',
    at,
    asked: askedMoney,
    ...came,
  } as const
  if (came.currency !== askedMoney.currency) {
    log.error('payment.other-currency', {
      eventId,
      chargeId: charge.chargeId,
      asked: charge.currency,
      currency,
    })
    return { eventId, owner, provider: 'stripe', concern: { ...concern, kind: 'other-currency' } }
  }
  const event = {
    kind: 'charge',
    charge: { ...charge, ...receivedAmounts(charge, received) },
    state,
    at,
  } as const
  return came.amount === askedMoney.amount
    ? { eventId, owner, event }
    : { eventId, owner, event, concern: { ...concern, kind: 'other-amount' } }
}

/** What came in, of it the fee first. */
function receivedAmounts({ amount, serviceFee }: ChargeFacts, received = amount + serviceFee) {
  const fee = Math.min(serviceFee, received)
  return { amount: received - fee, serviceFee: fee }
}

interface Refunded extends Pick<ChargeRefunded, 'at' | 'state' | 'amount'> {
  readonly eventId: string
  readonly metadata: unknown
  readonly intent: z.infer<typeof reference>
  readonly refund?: string
}

export function refundEvent({
  eventId,
  at,
  state,
  amount,
  metadata,
  intent,
  refund,
}: Refunded): ProviderEvent | undefined {
  const ours = oursIn(metadata, typeof intent === 'string' ? intent : intent?.id)
  if (ours === undefined) return undefined
  return {
    eventId,
    owner: ours.owner,
    event: { kind: 'refund', charge: ours.charge, state, amount, at, reference: refund },
  }
}

function oursIn(
  metadata: unknown,
  name: string | undefined,
): { owner: PaymentOwner; charge: ChargeFacts } | undefined {
  if (Object(metadata).paymentId === undefined) return undefined
  const { agencyId, itineraryId, paymentId, ...facts } = ourMetadata.parse(metadata)
  return {
    owner: { agencyId, itineraryId, paymentId },
    charge: { ...facts, provider: 'stripe', reference: name },
  }
}
