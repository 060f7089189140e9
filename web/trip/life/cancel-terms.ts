import type { CalendarDate } from '#shared/dates/calendar-date'
import {
  isCancellationFee,
  openRefund,
  type Payment,
  pricePayments,
} from '#shared/itinerary/payments'
import { partyTerms, settleParty } from '#shared/payments/cancel-party'
import {
  type FeeOfDay,
  feeOfDay,
  feeShares,
  priceToCancel,
} from '#shared/payments/cancellation-fee'
import {
  type CancellationSettlement,
  retainedOf,
  settleCancellation,
} from '#shared/payments/settle-cancellation'
import { activeParties } from '#shared/pricing/active-parties'
import type { Trip } from '../page/trip'

/** What cancelling a trip on a day costs by its policies; minor units of its currency. */
export interface CancelTerms {
  /** What the client was promised to pay: a fee is at most that. */
  readonly sell: number
  readonly ofDay: FeeOfDay
}

/** The fee of the day, as the server computes it from the same trip. */
export function cancelTerms(trip: Trip, today: CalendarDate): CancelTerms {
  const { state, cancellation, itinerary, payments } = trip
  const { startDate } = itinerary
  const sell = priceToCancel(trip)
  const sells = new Map(activeGroups(trip).segments.map((segment) => [segment.id, segment.sell]))
  const segments = itinerary.segments.map((segment) => ({
    ...segment,
    sell: sells.get(segment.id) ?? 0,
  }))
  return {
    sell,
    ofDay: feeOfDay({ state, startDate, cancellation, segments, payments, sell }, today),
  }
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
  const shares = feeShares({ fee, ofDay, ...activeGroups(trip), sell })
  const payments = pricePayments(trip.payments)
  return sumOutcome(settleCancellation({ payments, shares, returnsServiceFees }))
}

/** What cancelling one party group costs on a day, as the server computes it from the same trip. */
export function partyCancelTerms(
  trip: Trip,
  { partyId, today }: { readonly partyId: string; readonly today: CalendarDate },
): CancelTerms {
  const { startDate, segments } = trip.itinerary
  const terms = partyTerms({ ...trip, startDate, segments }, { partyId, day: today })
  return { sell: terms?.share ?? 0, ofDay: terms?.ofDay ?? { fee: 0, lines: [] } }
}

/** What cancelling one party group for a fee makes of its money. */
export function partyCancelOutcome(
  { payments }: Pick<Trip, 'payments'>,
  settling: {
    readonly partyId: string
    readonly fee: number
    readonly returnsServiceFees: boolean
  },
): CancelOutcome {
  const { partyId } = settling
  const own = pricePayments(payments).filter((payment) => payment.partyId === partyId)
  return sumOutcome(settleParty(own, settling))
}

const activeGroups = ({ parties, partyCancellations, itinerary }: Trip) =>
  activeParties({ parties, partyCancellations, segments: itinerary.segments })

function sumOutcome(settlement: CancellationSettlement): CancelOutcome {
  const sum = (amountOf: (payment: Payment) => number) =>
    settlement.payments.reduce((total, payment) => total + amountOf(payment), 0)
  const isPaid = (payment: Payment) => payment.status === 'Paid' && !isCancellationFee(payment)
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
