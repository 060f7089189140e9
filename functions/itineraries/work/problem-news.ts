import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Problem, ProblemCode } from '#shared/itinerary/problem'
import { costChanges } from '#shared/pricing/cost-changes'

/** Problems that come from the suppliers: not from what the agent chose, as rooms that do not fit or nights left out do. */
const fromSuppliers: ReadonlySet<ProblemCode> = new Set([
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'no-rooms',
  'supplier-failed',
])

/**
 * The problems that an agent has to be told of by mail, because the supplier system found them while nobody may have been
 * looking (1 §4, probnotif). While the flag says that a mail was sent, only those that the itinerary did not have before.
 */
export function problemNews(before: ItineraryRecord, after: ItineraryRecord): Problem[] {
  const known = new Set(before.problems.map(nameOf))
  const isTold = before.flags.includes('probnotif')
  return after.problems.filter((one) => {
    if (one.code === 'total-margin-below-zero') return !known.has(nameOf(one)) && isCostMoved(before, after)
    return fromSuppliers.has(one.code) && !(isTold && known.has(nameOf(one)))
  })
}

/** Whether costs that were quoted before are others now: a margin below zero is then not of the agent's making. */
const isCostMoved = (before: ItineraryRecord, after: ItineraryRecord): boolean =>
  before.quotedAt !== undefined && costChanges(before.segments, after.segments).length > 0

const nameOf = ({ code, segmentId = '', date = '' }: Problem): string => `${code} ${segmentId} ${date}`
