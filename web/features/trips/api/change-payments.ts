import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId, PaymentId } from '#shared/ids/ids'
import type { PayableWay } from '#shared/payments/payable-methods'
import { api } from '../../../lib/api/api'
import type { ReadPayment } from '../model/payment-edits'

/** One itinerary in the version that the agent sees: a change made from an older one is refused. */
export interface SeenTrip {
  readonly id: ItineraryId
  readonly version: number
}

/** Asks for deposit and balance, and locks the price (pricing.md, Payments). */
export const generatePayments = ({ id, version }: SeenTrip) =>
  api('POST /api/Itineraries/{id}/generatePayments', { params: { id }, body: {}, version })

/** Takes the payments off again, while none is paid or under way. */
export const clearPayments = ({ id, version }: SeenTrip) =>
  api('POST /api/Itineraries/{id}/clearPayments', { params: { id }, body: {}, version })

export interface WireReceived {
  readonly paymentId: PaymentId
  /** Of money that went back and that no payment shows. */
  readonly chargeId: string | undefined
  /** What the payment asked for as the agent saw it. */
  readonly amount: number | undefined
  readonly paidOn: CalendarDate
  readonly reference: string
  readonly note: string
}

/** Notes money that came in by wire, or that went back. The key makes a repeated press one payment. */
export const markAsPaid = ({ id, version }: SeenTrip, received: WireReceived, idempotencyKey: string) => {
  const { paymentId, chargeId, amount, paidOn, reference, note } = received
  const paymentData = {
    paymentMethod: 'wire' as const,
    paidOn,
    ...(reference === '' ? {} : { reference }),
    ...(note === '' ? {} : { note }),
  }
  const body = {
    ...{ paymentId, paymentData },
    ...(chargeId === undefined ? {} : { chargeId }),
    ...(amount === undefined ? {} : { amount }),
  }
  return api('POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body, version, idempotencyKey })
}

/** Changes amounts and due dates of payments still to come. */
export const updatePayments = ({ id, version }: SeenTrip, payments: readonly ReadPayment[], reason: string) => {
  const body = { payments: [...payments], ...(reason === '' ? {} : { changes: reason }) }
  return api('POST /api/Itineraries/{id}/updatePayments', { params: { id }, body, version })
}

/** The provider's own page, where the client pays. */
export const paymentLink = (paymentId: PaymentId, method: PayableWay) =>
  api('POST /api/Payments/{paymentId}/start', {
    params: { paymentId },
    body: { method },
    idempotencyKey: crypto.randomUUID(),
  })

/** All payments as a file for a spreadsheet. */
export const paymentsCsv = () => api('GET /api/Payments/csv', { query: {} })
