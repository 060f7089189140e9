import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import type { Payment } from '../itinerary/payments'
import type { ItineraryState } from '../itinerary/states'
import { isStillAskedFor } from './payable-payment'

/**
 * Where a payment stands on the list of an agency: still to come, in, or of no effect because the
 * trip is off.
 */
export type PaymentStanding = 'open' | 'paid' | 'void'

export function paymentStanding(payment: Judged): PaymentStanding {
  if (payment.status === 'Paid') return 'paid'
  return isStillAskedFor(payment, payment.state) ? 'open' : 'void'
}

/** Payments that nobody asks for any more: nothing came in, and their trip is cancelled. */
export const cancelledPaymentStatus = 'Cancelled'
/** Payments that nobody asks for any more though their trip goes on: too little was missing. */
export const writtenOffStatus = 'Written off'
export type ListedPaymentStatus =
  | Payment['status']
  | typeof cancelledPaymentStatus
  | typeof writtenOffStatus

/** What lists say of a payment. One under way is still going to come in, so it says so. */
export function listedPaymentStatus(payment: Judged): ListedPaymentStatus {
  const { status, state } = payment
  if (payment.writtenOff !== undefined && status !== 'Paid') return writtenOffStatus
  const isUnpaid = status === 'Pending' || status === 'Error'
  return isUnpaid && !isStillAskedFor(payment, state) ? cancelledPaymentStatus : status
}

/**
 * Days since a payment was due and did not come in; 0 when it is not late. Money under way is not
 * late.
 */
export function overdueDays(payment: Judged & Dated, today: CalendarDate): number {
  const { dueDate, status } = payment
  const isLate =
    dueDate !== undefined && status !== 'Authorized' && paymentStanding(payment) === 'open'
  return isLate ? Math.max(0, daysBetween(dueDate, today)) : 0
}

interface Judged {
  readonly status: ListedPaymentStatus
  readonly state: ItineraryState
  readonly purpose?: Payment['purpose']
  readonly partyCancelled?: Payment['partyCancelled']
  readonly writtenOff?: Payment['writtenOff'] | string
}
interface Dated {
  readonly dueDate?: CalendarDate | undefined
}
