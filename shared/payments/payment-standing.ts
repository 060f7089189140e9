import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import type { Payment } from '../itinerary/payments'
import type { ItineraryState } from '../itinerary/states'

/**
 * Where a payment stands on the list of an agency: still to come, in, or of no effect because the
 * trip is off.
 */
export type PaymentStanding = 'open' | 'paid' | 'void'

export function paymentStanding({ status, state }: Judged): PaymentStanding {
  if (status === 'Paid') return 'paid'
  return state === 'cancelled' ? 'void' : 'open'
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

interface Judged extends Pick<Payment, 'status'> {
  readonly state: ItineraryState
}
interface Dated {
  readonly dueDate?: CalendarDate | undefined
}
