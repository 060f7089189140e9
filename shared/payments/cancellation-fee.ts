import type { CalendarDate } from '../dates/calendar-date'
import {
  type CancelledTrip,
  ownCancellation,
  segmentCancellations,
} from '../itinerary/cancellation-cost'
import type { Payment } from '../itinerary/payments'
import type { ItineraryState } from '../itinerary/states'
import { allocate } from '../money/allocate'
import { type PartyGroup, partyShares } from '../pricing/party-shares'
import { keptPlanningFees } from './planning-fee'

/** A trip to be cancelled; its sell is what the client was promised, in minor units. */
export interface TripToCancel extends Omit<CancelledTrip, 'segments'> {
  readonly state: ItineraryState
  readonly segments: readonly (CancelledTrip['segments'][number] & {
    readonly id: string
    readonly bookingStatus?: string | undefined
  })[]
  /** Of which the planning fees are kept; none where they are judged apart. */
  readonly payments?: readonly Payment[] | undefined
}

/**
 * The price that a fee is measured by, minor units: the one that the client was promised while costs
 * have moved on since (pricing.md, Locking), else the trip's own, also while it lacks a stay; where
 * that is less, the planning fees that are kept.
 */
export const priceToCancel = (
  trip: Promising<{ readonly sell: number }> & Pick<TripToCancel, 'payments'>,
): number => Math.max(promisedFinance(trip)?.sell ?? 0, keptPlanningFees(trip.payments ?? []))

interface Promising<F> {
  readonly flags: readonly string[]
  readonly locked?: { readonly finance: F } | undefined
  readonly finance?: F | undefined
}

/** The same price with what of it is the deposit. */
export const promisedFigures = (
  trip: Promising<{ readonly sell: number; readonly deposit: number }>,
): { readonly sell: number; readonly deposit: number } => ({
  sell: Math.max(0, promisedFinance(trip)?.sell ?? 0),
  deposit: Math.max(0, promisedFinance(trip)?.deposit ?? 0),
})

function promisedFinance<F>({ flags, locked, finance }: Promising<F>): F | undefined {
  const promise = flags.includes('locked_incompatible') ? locked?.finance : undefined
  return promise ?? finance
}

/** What the policies charge for cancelling on a day, in minor units of the trip's currency. */
export interface FeeOfDay {
  readonly fee: number
  /** By the trip's own policy: its percent of the whole price. */
  readonly percent?: number
  /** The planning fees that were paid, where the policies charge less than them. */
  readonly planningFee?: number
  /** By the suppliers' policies: each segment that costs something, adding up to the fee. */
  readonly lines: readonly FeeLine[]
}
export interface FeeLine {
  readonly segmentId: string
  readonly percent: number
  readonly amount: number
}

/**
 * The fee of a day (domain.md, Cancelling): what the policies charge, and at least the planning fees
 * that were paid, which count towards it.
 */
export const feeOfDay = (trip: TripToCancel, day: CalendarDate): FeeOfDay =>
  withPlanningFee(policyFee(trip, day), keptPlanningFees(trip.payments ?? []))

/** A fee of the policies, or the planning fee that is kept where that is more. */
export const withPlanningFee = (ofDay: FeeOfDay, planningFee: number): FeeOfDay =>
  planningFee > ofDay.fee ? { fee: planningFee, planningFee, lines: [] } : ofDay

/**
 * Each confirmed stay by its supplier's policy, or the whole price by the trip's own, never more
 * than the price. Rooms that nobody has confirmed cost nothing, as clients are told; those of a
 * confirmed booking do while its trip is quoted again.
 */
function policyFee(trip: TripToCancel, day: CalendarDate): FeeOfDay {
  const { state, segments, cancellation, sell } = trip
  const isConfirmed = ({ bookingStatus }: TripToCancel['segments'][number]) =>
    state === 'confirmed' || bookingStatus === 'confirmed'
  const confirmedSegments = segments.filter(isConfirmed)
  if (confirmedSegments.length === 0) return { fee: 0, lines: [] }
  if (cancellation !== undefined) {
    const { client: fee, percent } = ownCancellation(trip, day)
    return { fee, percent, lines: [] }
  }
  const chargedSegments = segmentCancellations(confirmedSegments, day).filter(
    ({ client }) => client > 0,
  )
  const whole = chargedSegments.reduce((sum, { client }) => sum + client, 0)
  const fee = Math.min(whole, Math.max(0, sell))
  const amounts = chargedSegments.map(({ client }) => client)
  const cappedAmounts = fee === whole ? amounts : allocate(fee, amounts)
  return {
    fee,
    lines: chargedSegments.map(({ segment, percent }, index) => ({
      segmentId: segment.id,
      percent,
      amount: cappedAmounts[index] ?? 0,
    })),
  }
}

/** A party group's part of a fee; without a party where the trip is not shared. Minor units. */
export interface FeeShare {
  readonly partyId?: string
  readonly fee: number
}

interface FeeToShare {
  /** What is charged: that of the day, or what the agent made of it. */
  readonly fee: number
  readonly ofDay: FeeOfDay
  readonly groups: readonly PartyGroup[]
  readonly segments: readonly { readonly id: string; readonly sell?: number | undefined }[]
  /** The price of the trip. */
  readonly sell: number
}

/**
 * A fee among the party groups, adding up to it: each segment's by the groups' allocations, with
 * the largest remainder; a fee without segments, or another than the policies', in proportion.
 */
export function feeShares({ fee, ofDay, groups, segments, sell }: FeeToShare): FeeShare[] {
  if (groups.length < 2) return [{ fee }]
  const lines = ofDay.lines.map(({ segmentId, amount }) => ({ id: segmentId, sell: amount }))
  const isByLine = lines.some((line) => line.sell > 0)
  const pricedSegments = segments.map((segment) => ({ id: segment.id, sell: segment.sell ?? 0 }))
  const weights = isByLine
    ? partyShares({ groups, segments: lines, sell: ofDay.fee })
    : partyShares({ groups, segments: pricedSegments, sell })
  const parts = allocate(
    fee,
    weights.map((share) => Math.max(0, share.sell)),
  )
  return groups.map(({ id }, group) => ({ partyId: id, fee: parts[group] ?? 0 }))
}
