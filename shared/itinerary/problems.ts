import type { Travelers } from '../rooms/unassigned'
import { ageProblems } from './age-problems'
import type { PartyCancellation } from './cancellation-fee-record'
import { cancelledPartyAdvice } from './cancelled-party-advice'
import { costProblems } from './cost-problems'
import { tripGaps } from './gaps'
import type { PricingModel } from './itinerary'
import { occupancyProblems } from './occupancy-problems'
import { otherPartyAdvice } from './other-party-advice'
import type { Party } from './party'
import { isAdvice, type Problem, type ProblemCode, problem } from './problem'
import { isOnRelaxedList } from './relaxed-agencies'
import type { Segment } from './segment'
import { isSegmentType } from './segment-types'
import { sharedNightProblems } from './shared-night-problems'
import { isAvailabilityJudged, staleProblems } from './stale-problems'
import type { ItineraryState } from './states'

/**
 * The facts that problems are found from. Missing facts aren't checked; rooms and rates are checked
 * by the supplier system.
 */
export interface ProblemQuestion {
  readonly segments: readonly Segment[]
  readonly state: ItineraryState
  readonly model: PricingModel
  readonly agencyCode: string
  /**
   * The instant of judging: availability grows old by itself, so a record is stored without that.
   */
  readonly now?: Date | undefined
  /** When availability was last checked. */
  readonly availabilityCheckedAt?: string | undefined
  readonly flags?: readonly string[] | undefined
  /** When it was last quoted. */
  readonly quotedAt?: string | undefined
  /** Total margin in minor units (shared/pricing). */
  readonly totalMargin?: number | undefined
  /** Groups that cancelled, for places that are still booked for them. */
  readonly partyCancellations?: readonly PartyCancellation[] | undefined
  readonly parties?: readonly Party[] | undefined
  /** Who travels, for stays whose rooms sleep fewer or more. */
  readonly travelers?: Travelers | undefined
}

/** What stands in the way of a hold, and apart from it what is only good to know. */
export interface Judgement<P = Problem> {
  readonly problems: P[]
  readonly advice: P[]
}

/**
 * Judges an itinerary, and adds what the supplier system found, of the problems that are `stored`.
 */
export function judge(question: ProblemQuestion, stored: readonly Problem[]): Judgement {
  const supplierProblems = supplierProblemsOf({ problems: stored, segments: question.segments })
  const explainedSegments = new Set(supplierProblems.map(({ segmentId }) => segmentId))
  const ownProblems = problemsOf(question).filter(
    ({ code, segmentId }) => code !== 'no-price' || !explainedSegments.has(segmentId),
  )
  const all = [...ownProblems, ...supplierProblems]
  return { problems: all.filter((one) => !isAdvice(one)), advice: all.filter(isAdvice) }
}

/**
 * Every problem and every advice of an itinerary (1 §5), in the order of its segments; those of the
 * whole come first.
 */
export function problemsOf(question: ProblemQuestion): Problem[] {
  const { segments, state, travelers, now, availabilityCheckedAt } = question
  return [
    ...marginProblems(question),
    ...gapProblems(segments),
    ...cancelledPartyAdvice(question),
    ...(travelers === undefined ? [] : sharedNightProblems(segments, travelers)),
    ...segments.flatMap((segment) => [
      ...typeProblems(segment),
      ...costProblems(segment, question),
      ...(travelers === undefined ? [] : occupancyProblems(segment, { segments, travelers })),
      ...(travelers === undefined ? [] : ageProblems(segment, travelers)),
      ...(travelers === undefined ? [] : otherPartyAdvice(segment, travelers)),
      ...(now !== undefined && isAvailabilityJudged(state)
        ? staleProblems(segment, { now, availabilityCheckedAt })
        : []),
    ]),
  ]
}

/**
 * Problems only the supplier system can find; they stay until it is asked again or the stay
 * changes.
 */
const saidBySupplier: ReadonlySet<ProblemCode> = new Set([
  'family-room-guests',
  'room-guests',
  'room-adults',
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'no-rooms',
  'rate-terms',
  'supplier-failed',
])

/**
 * Of stored problems those that the supplier system found, while their stay is there; a price by
 * hand makes up for a missing rate.
 */
function supplierProblemsOf({ problems, segments }: Stored): Problem[] {
  const byId = new Map<string, Segment>(segments.map((segment) => [segment.id, segment]))
  return problems.filter(({ code, segmentId }) => {
    if (!saidBySupplier.has(code) || segmentId === undefined) return saidBySupplier.has(code)
    const segment = byId.get(segmentId)
    return (
      segment !== undefined && !(code === 'rate-rule-missing' && segment.sellOverride !== undefined)
    )
  })
}

interface Stored {
  readonly problems: readonly Problem[]
  readonly segments: readonly Segment[]
}

/** The problems without anything that the supplier system said. */
export const withoutSupplierProblems = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => !saidBySupplier.has(code))

/**
 * A total margin below zero; in the rack model only when the state is not quoting; not for the
 * relaxed agencies. Fees of groups that cancelled pay for their places while these are booked.
 */
function marginProblems(question: ProblemQuestion): Problem[] {
  const { totalMargin = 0, model, state, agencyCode, partyCancellations = [] } = question
  const margin = partyCancellations
    .filter(({ isTakenOut }) => isTakenOut !== true)
    .reduce((sum, { fee }) => sum + fee, totalMargin)
  if (margin >= 0 || isOnRelaxedList(agencyCode) || (model === 'rack' && state === 'quoting'))
    return []
  return [problem('total-margin-below-zero', 'The total margin is below zero.')]
}

/** Nights of the trip that no segment has: one problem for each gap, at its first night. */
function gapProblems(segments: readonly Segment[]): Problem[] {
  return tripGaps(segments).map(({ startDate }) =>
    problem('gap', 'There is a gap in the itinerary dates', { date: startDate }),
  )
}

/** A type that we do not know is warned about and counts as zero. */
function typeProblems({ id, type }: Segment): Problem[] {
  if (isSegmentType(type)) return []
  return [problem('unknown-segment-type', `Unknown segment type: ${type}`, { segmentId: id })]
}
