import { costProblems } from '#shared/itinerary/cost-problems'
import { tripGaps } from '#shared/itinerary/gaps'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { occupancyProblems } from '#shared/itinerary/occupancy-problems'
import { type Problem, type ProblemCode, problem } from '#shared/itinerary/problem'
import { sharedNightProblems } from '#shared/itinerary/shared-night-problems'
import type { PricedItinerary } from '#shared/pricing/priced-itinerary'

/** Problems that only the supplier system can find: kept until it is asked again, or the stay changes. */
const saidBySupplier: ReadonlySet<ProblemCode> = new Set([
  'family-room-guests',
  'room-guests',
  'room-adults',
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'no-rooms',
  'supplier-failed',
])

/** All problems of a record as it is now: those of its price and dates, and what the supplier system last said (1 §5). */
export function freshProblems(record: ItineraryRecord, price: PricedItinerary): Problem[] {
  const ids = new Set<string>(record.segments.map(({ id }) => id))
  const isKept = ({ code, segmentId }: Problem) =>
    saidBySupplier.has(code) && (segmentId === undefined || ids.has(segmentId))
  return [
    ...price.problems.map((message) => problem('total-margin-below-zero', message)),
    ...tripGaps(record.segments).map(({ startDate }) =>
      problem('gap', 'There is a gap in the itinerary dates', { date: startDate }),
    ),
    ...sharedNightProblems(record.segments, record),
    ...price.warnings.map(({ segmentId, message }) => problem('unknown-segment-type', message, { segmentId })),
    ...record.segments.flatMap((segment) => costProblems(segment, record)),
    ...record.segments.flatMap((segment) => occupancyProblems(segment, record)),
    ...record.problems.filter(isKept),
  ]
}

/** The problems without those of stays that the supplier system has to look at again. */
export function withoutProblemsOf(problems: readonly Problem[], segmentIds: ReadonlySet<string>): Problem[] {
  return problems.filter(({ segmentId }) => segmentId === undefined || !segmentIds.has(segmentId))
}

/** The problems without anything that the supplier system said. */
export const withoutSupplierProblems = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => !saidBySupplier.has(code))
