import type { CalendarDate } from '../dates/calendar-date'
import type { ItineraryRecord } from '../itinerary/itinerary'
import type { Payment } from '../itinerary/payments'
import { allocate } from '../money/allocate'
import { activeParties, activeSegments } from '../pricing/active-parties'
import { partyBills, partyShares } from '../pricing/party-shares'
import {
  type FeeLine,
  type FeeOfDay,
  feeOfDay,
  promisedFigures,
  type TripToCancel,
  withPlanningFee,
} from './cancellation-fee'
import { keptPlanningFees } from './planning-fee'
import { type CancellationSettlement, settleCancellation } from './settle-cancellation'

/** A trip of which one party group cancels. */
export type SharedTrip = Omit<TripToCancel, 'sell'> &
  Pick<
    ItineraryRecord,
    'parties' | 'partyCancellations' | 'finance' | 'locked' | 'flags' | 'payments'
  >

/** What a party group pays of a trip, and what cancelling it costs on a day; minor units. */
export interface PartyTerms {
  /** What it pays of the price: a fee is at most that. */
  readonly share: number
  /** Its part of each segment, with the segment's whole sell. */
  readonly segments: readonly {
    readonly id: string
    readonly sell: number
    readonly share: number
  }[]
  /** Its part of what the agent added or took off. */
  readonly adjustments: number
  /** What of the share is its deposit. */
  readonly deposit: number
  /** Its part of the policies' fee. */
  readonly ofDay: FeeOfDay
}

/**
 * What one party group pays of a trip, and its part of the fee that cancelling the whole trip would
 * cost on a day (domain.md, Cancelling): per stay by its supplier's policy, or the
 * trip's own percent of what the group pays, so that the parts of all groups add up to the fee.
 * @returns undefined for a group that is not on the trip, or cancelled before
 */
export function partyTerms(
  trip: SharedTrip,
  { partyId, day }: { readonly partyId: string; readonly day: CalendarDate },
): PartyTerms | undefined {
  const parties = activeParties(trip)
  const { groups } = parties
  const at = groups.findIndex(({ id }) => id === partyId)
  if (at < 0) return undefined
  const { sell, deposit } = promisedFigures(trip)
  const shares = partyBills({ ...parties, finance: { sell, deposit } })
  const share = Math.max(0, shares[at]?.sell ?? 0)
  const wholeSells = new Map(trip.segments.map(({ id, sell: whole = 0 }) => [String(id), whole]))
  const parts = (shares[at]?.segments ?? []).map((own) => ({
    id: own.id,
    sell: wholeSells.get(own.id) ?? 0,
    share: own.sell,
  }))
  const ofDay = feeOfDay({ ...trip, payments: [], segments: activeSegments(trip), sell }, day)
  const bySegment = partyShares({
    groups,
    segments: ofDay.lines.map(({ segmentId: id, amount }) => ({ id, sell: amount })),
    sell: ofDay.lines.reduce((sum, { amount }) => sum + amount, 0),
  })
  const fees = new Map(bySegment[at]?.segments.map((own) => [own.id, own.sell]))
  const lines: FeeLine[] = ofDay.lines
    .map((line) => ({ ...line, amount: fees.get(line.segmentId) ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const weights = shares.map((one) => Math.max(0, one.sell))
  const fee =
    ofDay.percent === undefined
      ? lines.reduce((sum, { amount }) => sum + amount, 0)
      : (allocate(ofDay.fee, weights)[at] ?? 0)
  return {
    share,
    segments: parts,
    adjustments: share - parts.reduce((sum, part) => sum + part.share, 0),
    deposit: shares[at]?.deposit ?? 0,
    ofDay: withPlanningFee(
      {
        fee: Math.min(share, fee),
        ...(ofDay.percent === undefined ? {} : { percent: ofDay.percent }),
        lines,
      },
      Math.min(share, keptPlanningFees(trip.payments.filter((one) => one.partyId === partyId))),
    ),
  }
}

/**
 * The payments of a trip when one of its party groups cancels for a fee: what is kept of those that
 * the group made, and what of the fee is still due. Those of the others stay as they are, and so do
 * payments of no group: they count for those who go.
 */
export function settleParty(
  payments: readonly Payment[],
  settling: {
    readonly partyId: string
    readonly fee: number
    readonly returnsServiceFees: boolean
  },
): CancellationSettlement {
  const { partyId, fee, returnsServiceFees } = settling
  const isOwn = (payment: Payment) => payment.partyId === partyId
  const own = settleCancellation({
    payments: payments.filter(isOwn),
    shares: [{ partyId, fee }],
    returnsServiceFees,
  })
  const ownById = new Map(own.payments.map((payment) => [payment.paymentId, payment]))
  return {
    due: own.due,
    payments: payments.map((payment) => {
      const ownPayment = ownById.get(payment.paymentId)
      return ownPayment === undefined ? payment : { ...ownPayment, partyCancelled: true as const }
    }),
  }
}
