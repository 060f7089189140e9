import type { PaymentId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment, PaymentMethod } from '#shared/itinerary/payments'
import type { Difference } from '../../data/itineraries/history'
import type { Actor } from '../../data/people/actor'
import type { AuditEntry } from '../../data/people/audit-store'
import { systemActor } from '../../data/people/people'

interface Paid {
  readonly payment: Payment
  readonly by: Actor
  readonly id: string
}

/**
 * The audit entry of money that came in (1 §6), which no agent may write: ours, naming who said so.
 * Minor units.
 */
export function paymentAudit(record: ItineraryRecord, { payment, by, id }: Paid): AuditEntry {
  const { currency, version } = record
  const {
    paymentId,
    paymentType,
    paymentMethod = 'wire',
    amount,
    serviceFee,
    paymentData,
  } = payment
  return {
    ...entryOf(record, { by, id }),
    action: 'client_made_itinerary_payment',
    details: {
      paymentId,
      paymentType,
      paymentMethod,
      amount,
      serviceFee,
      currency,
      version,
      provider: paymentData?.provider ?? 'wire',
      saidBy: by.id,
    },
  }
}

/**
 * Money that went back to whoever paid it; `amount` with its service fee, minor units of
 * `currency`.
 */
export interface MoneyBack {
  readonly paymentId: PaymentId
  /** Of money that no payment of the trip shows: which. */
  readonly chargeId?: string
  readonly amount: number
  readonly currency: string
  readonly paymentMethod: PaymentMethod
}

interface WentBack extends Omit<Paid, 'payment'> {
  readonly back: MoneyBack
}

/** The audit entry of money that went back, ours too, naming who said so. */
export function refundAudit(record: ItineraryRecord, { back, by, id }: WentBack): AuditEntry {
  return {
    ...entryOf(record, { by, id }),
    action: 'system_refund_itinerary_payment',
    details: { ...back, version: record.version, saidBy: by.id },
  }
}

/** Something about a payment that no charge shows: as the history says it, and its facts. */
export interface PaymentNote {
  readonly difference: Difference
  readonly details: Readonly<Record<string, unknown>>
}

export function noteAudit(
  record: ItineraryRecord,
  { details, by, id }: Omit<Paid, 'payment'> & PaymentNote,
): AuditEntry {
  return {
    ...entryOf(record, { by, id }),
    action: 'system_payment_task',
    details: { ...details, version: record.version, saidBy: by.id },
  }
}

/** What cancelling a trip keeps, sends back and still asks for; minor units of its currency. */
export interface CancellationSums {
  readonly policyFee: number
  readonly fee: number
  readonly reason?: string | undefined
  readonly refund: number
  readonly due: number
}

/** The audit entry of a cancelled trip's fee, by whoever cancelled it. */
export function cancellationAudit(
  record: ItineraryRecord,
  { sums, by, id }: Omit<Paid, 'payment'> & { readonly sums: CancellationSums },
): AuditEntry {
  const { currency, version } = record
  return {
    ...entryOf(record, { by, id }),
    by,
    action: 'system_cancellation_fee',
    details: { ...sums, currency, version },
  }
}

function entryOf(record: ItineraryRecord, { by, id }: Omit<Paid, 'payment'>) {
  const { agencyId, agentId, clientId, updatedAt } = record
  return {
    id,
    agencyId,
    agentId,
    clientId,
    itineraryId: record.id,
    timestamp: updatedAt,
    by: by.kind === 'agent' ? systemActor('payments') : by,
  }
}
