import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { isBookedVersion } from '#shared/itinerary/proposal'
import { groupBy } from '../data/table/group-by'

/** What decides whether a trip is a sale of its own. */
export const saleFields = ['clientId', 'paid', 'proposalId', 'state', 'updatedAt'] as const
type Version = Pick<ItinerarySummary, (typeof saleFields)[number]>

const proposalKey = ({ clientId, proposalId }: Version): string | undefined =>
  proposalId === undefined ? undefined : `${clientId} ${proposalId}`

/**
 * Narrows trips of one stage to those that can all be sold: a client takes one version of a
 * proposal, so the one that was changed last stands for the others, and none is left to sell where
 * another is booked or paid.
 * @param all - trips of every stage, where booked versions are found
 */
export function salesAmong<Trip extends Version>(
  all: readonly Trip[],
): (stage: readonly Trip[]) => readonly Trip[] {
  const bookedVersions = groupBy(all.filter(isBookedVersion), proposalKey)
  return (stage) =>
    [...groupBy(stage, proposalKey)].flatMap(([key, versions]) => {
      if (key === undefined) return versions
      const bookedHere = versions.filter(isBookedVersion)
      if (bookedVersions.has(key)) return bookedHere
      return versions
        .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
        .slice(0, 1)
    })
}
