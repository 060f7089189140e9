import type { Travelers } from '../rooms/unassigned'
import { costProblems } from './cost-problems'
import { demandProblems, type RoomsFree } from './demand-problems'
import { tripGaps } from './gaps'
import type { PricingModel } from './itinerary'
import { occupancyProblems } from './occupancy-problems'
import { type Problem, problem } from './problem'
import { type RatedRule, rateProblems } from './rate-problems'
import { isOnRelaxedList } from './relaxed-agencies'
import { type KnownRoomType, roomProblems } from './room-problems'
import type { Segment } from './segment'
import { isSegmentType } from './segment-types'
import { sharedNightProblems } from './shared-night-problems'
import { isAvailabilityJudged, staleProblems } from './stale-problems'
import type { ItineraryState } from './states'

/** What an itinerary is judged by. What is not given (rates, availability) is not judged. */
export interface ProblemQuestion {
  readonly segments: readonly Segment[]
  readonly state: ItineraryState
  readonly model: PricingModel
  readonly agencyCode: string
  /** The instant of judging, and when availability was last checked. */
  readonly now: Date
  readonly availabilityCheckedAt?: string | undefined
  /** When it was last quoted. */
  readonly quotedAt?: string | undefined
  /** Total margin in minor units (shared/pricing). */
  readonly totalMargin?: number | undefined
  /** Who travels, for stays whose rooms sleep fewer or more. */
  readonly travelers?: Travelers | undefined
  readonly roomTypes?: readonly KnownRoomType[]
  readonly rules?: readonly RatedRule[] | undefined
  readonly roomsFree?: RoomsFree | undefined
}

/** Every problem of an itinerary (1 §5), in the order of its segments; those of the whole come first. */
export function problemsOf(question: ProblemQuestion): Problem[] {
  const { segments, state, travelers, roomTypes = [], rules, roomsFree, now, availabilityCheckedAt } = question
  return [
    ...marginProblems(question),
    ...gapProblems(segments),
    ...(travelers === undefined ? [] : sharedNightProblems(segments, travelers)),
    ...segments.flatMap((segment) => [
      ...typeProblems(segment),
      ...costProblems(segment, question),
      ...(travelers === undefined ? [] : occupancyProblems(segment, travelers)),
      ...roomProblems(segment, roomTypes),
      ...(rules === undefined ? [] : rateProblems(segment, rules)),
      ...(roomsFree === undefined ? [] : demandProblems(segment, { roomTypes, roomsFree })),
      ...(isAvailabilityJudged(state) ? staleProblems(segment, { now, availabilityCheckedAt }) : []),
    ]),
  ]
}

/** A total margin below zero; in the rack model only when the state is not quoting; not for the relaxed agencies. */
function marginProblems({ totalMargin = 0, model, state, agencyCode }: ProblemQuestion): Problem[] {
  if (totalMargin >= 0 || isOnRelaxedList(agencyCode) || (model === 'rack' && state === 'quoting')) return []
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
