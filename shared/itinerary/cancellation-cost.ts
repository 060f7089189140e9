import type { CancellationStep } from '../cancellation/cancellation-policy'
import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date'
import { ownSupplierCode } from '../ids/own-supplier'
import { scaleAmount } from '../money/scale-amount'
import { isOwnArrangement } from './segment-types'

/** What of a trip says what cancelling it costs; amounts are minor units of its currency. */
export interface CancelledTrip {
  readonly startDate: CalendarDate
  /** The trip's own policy, which the client agreed to; without it each supplier's counts. */
  readonly cancellation?: readonly CancellationStep[] | undefined
  /** What the client pays for the whole trip. */
  readonly sell: number
  readonly segments: readonly CancelledSegment[]
}
interface CancelledSegment {
  readonly type: string
  readonly startDate: CalendarDate
  readonly supplierCode?: string | undefined
  readonly arrangedBy?: string | undefined
  readonly chargeable?: boolean | undefined
  /** Its supplier's policy as it was when the trip was quoted. */
  readonly cancellation?: readonly CancellationStep[] | undefined
  readonly cost?: number | undefined
  readonly sell?: number | undefined
}

/** What cancelling costs, minor units of the trip's currency. */
export interface CancellationCost {
  readonly client: number
  /** What the suppliers ask of the agency. */
  readonly suppliers: number
}

/** No policy reaches further back (cancellation-policy.ts). */
const widest = 731
const isKnown = ({ days }: CancellationStep): boolean => days < widest

/**
 * The percent that a policy charges so many days before arrival: that of the narrowest step; none
 * before the widest.
 */
export function percentAt(policy: readonly CancellationStep[], daysBefore: number): number {
  const [step] = policy
    .filter(({ days }) => daysBefore <= days && days < widest)
    .toSorted((a, b) => a.days - b.days)
  return step?.percent ?? 0
}

/** An exact share of an amount, rounded once, half away from zero; percent to a hundredth. */
const shareOf = (amount: number, percent: number): number =>
  scaleAmount(amount, { numerator: Math.round(percent * 100), denominator: 10_000 })

const counts = (segment: CancelledSegment): boolean =>
  segment.supplierCode !== ownSupplierCode &&
  (!isOwnArrangement(segment) || segment.chargeable === true)

/** What cancelling one segment costs by its supplier's policy, minor units of the trip's currency. */
export interface SegmentCancellation<S> extends CancellationCost {
  readonly segment: S
  /** What the policy charges on that day. */
  readonly percent: number
}

/** What cancelling each segment on a day costs by its supplier's policy, each rounded once. */
export const segmentCancellations = <S extends CancelledSegment>(
  segments: readonly S[],
  day: CalendarDate,
): SegmentCancellation<S>[] =>
  segments.filter(counts).map((segment) => {
    const { cancellation = [], startDate, sell = 0, cost = 0 } = segment
    const percent = percentAt(cancellation, daysBetween(day, startDate))
    return {
      segment,
      percent,
      client: shareOf(sell, percent),
      suppliers: shareOf(cost, percent),
    }
  })

/** What the trip's own policy charges of its sell on a day, and in percent. */
export function ownCancellation(
  { cancellation = [], startDate, sell }: Omit<CancelledTrip, 'segments'>,
  day: CalendarDate,
): { readonly percent: number; readonly client: number } {
  const percent = percentAt(cancellation, daysBetween(day, startDate))
  return { percent, client: shareOf(Math.max(0, sell), percent) }
}

/** What cancelling a confirmed trip on a day costs client and agency. */
export function cancellationOn(trip: CancelledTrip, day: CalendarDate): CancellationCost {
  const policies = segmentCancellations(trip.segments, day)
  const bySuppliers = policies.reduce((sum, { client }) => sum + client, 0)
  return {
    client:
      trip.cancellation === undefined
        ? Math.min(bySuppliers, Math.max(0, trip.sell))
        : ownCancellation(trip, day).client,
    suppliers: policies.reduce((sum, { suppliers }) => sum + suppliers, 0),
  }
}

/** What cancelling costs from a day on. */
export interface CancellationPeriod extends CancellationCost {
  readonly from: CalendarDate
}

/**
 * The days from which cancelling costs something else, from a day until the trip begins; the first
 * is that day itself.
 */
export function cancellationPeriods(
  trip: CancelledTrip,
  today: CalendarDate,
): CancellationPeriod[] {
  const turns = [
    ...(trip.cancellation ?? []).filter(isKnown).map(({ days }) => addDays(trip.startDate, -days)),
    ...trip.segments
      .filter(counts)
      .flatMap(({ startDate, cancellation = [] }) =>
        cancellation.filter(isKnown).map(({ days }) => addDays(startDate, -days)),
      ),
  ]
  const days = [
    ...new Set([today, ...turns.filter((day) => day > today && day <= trip.startDate)]),
  ].toSorted()
  return days
    .map((from) => ({ from, ...cancellationOn(trip, from) }))
    .filter((one, index, all) => {
      const before = all[index - 1]
      return (
        before === undefined || before.client !== one.client || before.suppliers !== one.suppliers
      )
    })
}

/** Whether anything is known of what cancelling costs. */
export const hasCancellationPolicy = ({
  cancellation,
  segments,
}: Pick<CancelledTrip, 'cancellation' | 'segments'>): boolean =>
  cancellation !== undefined ||
  segments.some((segment) => counts(segment) && (segment.cancellation?.length ?? 0) > 0)

/**
 * Segments with a price whose suppliers have no policy: nothing is counted for them unless the trip
 * has its own.
 */
export const withoutPolicy = <S extends CancelledSegment>({
  segments,
}: {
  readonly segments: readonly S[]
}): S[] =>
  segments.filter(
    (segment) => counts(segment) && (segment.sell ?? 0) > 0 && segment.cancellation === undefined,
  )

/**
 * The client's part of the periods from the first on that costs something: what papers and the
 * portal list.
 */
export function cancellationTerms(
  trip: CancelledTrip,
): { from: CalendarDate; amount: number }[] | undefined {
  if (!hasCancellationPolicy(trip)) return undefined
  const periods = cancellationPeriods(trip, addDays(trip.startDate, -widest)).map(
    ({ from, client }) => ({
      from,
      amount: client,
    }),
  )
  return periods.filter(({ amount }, index) => amount !== (periods[index - 1]?.amount ?? 0))
}
