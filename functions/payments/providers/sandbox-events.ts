import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import type { SandboxPayment } from '../../data/payments/payment-sandbox-store'
import { eventAmount, eventCurrency, eventName } from './event-fields'
import type { ProviderConcern, ProviderEvent } from './payment-provider'

/** What the sandbox sends as a webhook: one fact about one charge. */
export const sandboxEvent = z.object({
  id: eventName,
  type: z.enum([
    'charge.authorized',
    'charge.paid',
    'charge.failed',
    'charge.closed',
    'refund.pending',
    'refund.succeeded',
    'refund.failed',
    'dispute.opened',
    'dispute.won',
    'dispute.lost',
  ]),
  created: z.iso.datetime(),
  data: z.object({
    reference: eventName,
    chargeId: eventName,
    agencyId: agencyIdSchema,
    itineraryId: itineraryIdSchema,
    paymentId: paymentIdSchema,
    method: z.enum(['credit', 'ach']),
    amount: eventAmount,
    serviceFee: eventAmount,
    refunded: eventAmount,
    currency: eventCurrency,
  }),
})
export type SandboxEvent = z.infer<typeof sandboxEvent>

/** The event of a payment; the same fact has the same name, so that it counts once. */
export function sandboxEventOf(
  payment: SandboxPayment,
  type: SandboxEvent['type'],
  created: string,
): SandboxEvent {
  const { token, chargeId, owner, method, amount, serviceFee, currency, tries } = payment
  const { agencyId, itineraryId, paymentId } = owner
  const reference = `sbx_${chargeId}`
  const { refundedAmount = amount + serviceFee } = payment
  const refundedSum = type.startsWith('refund.') ? refundedAmount : 0
  const data = {
    reference,
    chargeId,
    agencyId,
    itineraryId,
    paymentId,
    method,
    amount,
    serviceFee,
    refunded: refundedSum,
    currency,
  }
  return { id: `evt_${token.slice(0, 16)}_${type}_${tries}`, type, created, data }
}

const refundStates = {
  'refund.pending': 'pending',
  'refund.succeeded': 'succeeded',
  'refund.failed': 'failed',
} as const

const disputeStates = {
  'dispute.opened': 'open',
  'dispute.won': 'won',
  'dispute.lost': 'lost',
} as const
const dayMs = 24 * 3_600_000

/** A dispute in the words of the port: the sandbox's bank waits a week for an answer. */
export function sandboxConcernOf({
  id: eventId,
  type,
  created: at,
  data,
}: SandboxEvent): ProviderConcern | undefined {
  const { agencyId, itineraryId, paymentId, chargeId, amount, serviceFee, currency } = data
  const state = ownValue(disputeStates, type)
  if (state === undefined) return undefined
  const respondBy = new Date(Date.parse(at) + 7 * dayMs).toISOString()
  return {
    eventId,
    owner: { agencyId, itineraryId, paymentId },
    provider: 'sandbox',
    concern: {
      kind: 'dispute',
      reference: `dp_${chargeId}`,
      state,
      at,
      amount: amount + serviceFee,
      currency,
      reason: 'fraudulent',
      ...(state === 'open' && { respondBy }),
    },
  }
}

/** The event of a charge in the words of the port. */
export function providerEventOf({ id, type, created, data }: SandboxEvent): ProviderEvent {
  const { agencyId, itineraryId, paymentId, refunded, ...facts } = data
  const event = { charge: { ...facts, provider: 'sandbox' as const }, at: created }
  const owner = { agencyId, itineraryId, paymentId }
  switch (type) {
    case 'refund.pending':
    case 'refund.succeeded':
    case 'refund.failed': {
      const state = refundStates[type]
      return {
        eventId: id,
        owner,
        event: {
          kind: 'refund',
          state,
          amount: refunded,
          reference: `re_${facts.chargeId}`,
          ...event,
        },
      }
    }
    case 'charge.authorized':
      return { eventId: id, owner, event: { kind: 'charge', state: 'authorized', ...event } }
    case 'charge.paid':
      return { eventId: id, owner, event: { kind: 'charge', state: 'paid', ...event } }
    case 'charge.failed':
      return { eventId: id, owner, event: { kind: 'charge', state: 'failed', ...event } }
    default:
      return { eventId: id, owner, event: { kind: 'charge', state: 'closed', ...event } }
  }
}
