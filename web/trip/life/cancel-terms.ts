import type { CalendarDate } from '#shared/dates/calendar-date'
import { openRefund, type Payment } from '#shared/itinerary/payments'
import {
  type FeeOfDay,
  feeOfDay,
  feeShares,
  priceToCancel,
} from '#shared/payments/cancellation-fee'
import { retainedOf, settleCancellation } from '#shared/payments/settle-cancellation'
import type { Trip } from '../page/trip'

/** What cancelling a trip on a day costs by its policies; minor units of its currency. */
export interface CancelTerms {
  /** What the client was promised to pay: a fee is at most that. */
  readonly sell: number
  readonly ofDay: FeeOfDay
}

/** The fee of the day, as the server computes it from the same trip. */
export function cancelTerms(trip: Trip, today: CalendarDate): CancelTerms {
  const { state, cancellation, itinerary } = trip
  const { startDate, segments } = itinerary
  const sell = priceToCancel(trip)
  return { sell, ofDay: feeOfDay({ state, startDate, cancellation, segments, sell }, today) }
}

/** What cancelling for a fee makes of a trip's money; minor units. */
export interface CancelOutcome {
  /** Kept of what was paid, without service fees. */
  readonly kept: number
  /** Goes back once somebody has confirmed or sent it. */
  readonly refund: number
  /** Still to be paid. */
  readonly due: number
  /** Card and bank fees that are not returned. */
  readonly serviceFees: number
}

/** The outcome of a fee, by the rules that the server settles it by. */
export function cancelOutcome(
  trip: Trip,
  {
    fee,
    terms: { ofDay, sell },
    returnsServiceFees,
  }: { fee: number; terms: CancelTerms; returnsServiceFees: boolean },
): CancelOutcome {
  const { parties: groups, payments, itinerary } = trip
  const shares = feeShares({ fee, ofDay, groups, segments: itinerary.segments, sell })
  const settlement = settleCancellation({ payments, shares, returnsServiceFees })
  const sum = (amountOf: (payment: Payment) => number) =>
    settlement.payments.reduce((total, payment) => total + amountOf(payment), 0)
  const isPaid = ({ status, purpose }: Payment) => status === 'Paid' && purpose === undefined
  return {
    kept: sum(({ retained }) => retained?.amount ?? 0),
    refund: sum((payment) => (isPaid(payment) ? leftToRefund(payment) : 0)),
    due: settlement.due.reduce((total, { amount }) => total + amount, 0),
    serviceFees: sum(({ retained }) => retained?.serviceFee ?? 0),
  }
}

/** What goes back of a payment: all of it but what is kept and what went back before. */
const leftToRefund = (payment: Payment): number =>
  Math.max(
    0,
    payment.amount +
      payment.serviceFee -
      retainedOf(payment) -
      (payment.refund === undefined ? 0 : payment.refund.amount - openRefund(payment)),
  )
