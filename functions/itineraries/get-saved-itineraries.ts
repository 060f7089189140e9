import type { ItinerarySummary } from '#shared/api/itinerary-shapes'
import { savedTripRoutes } from '#shared/api/saved-trips'
import { type ItineraryLists, itineraryLists } from '../data/itinerary-lists'
import { lambdaFor } from '../data/lambda-for'
import type { Position } from '../data/listing'
import { type Basics, useCase } from '../runtime/use-case'

export interface SavedDeps extends Basics {
  readonly itineraries: Pick<ItineraryLists, 'list'>
}

const pageSize = 100
/** Lines of the agency's list that are looked through. */
const mostPages = 20

/** Itineraries saved as patterns, the last changed first: the whole agency's, because a pattern is there to be shared. */
export const getSavedItineraries = useCase(
  savedTripRoutes.getSavedItineraries,
  async ({ query: { limit }, principal: { agencyId } }, { itineraries }: SavedDeps) => {
    const saved: ItinerarySummary[] = []
    let after: Position | undefined
    for (let page = 0; page < mostPages && saved.length < limit; page++) {
      const { rows, isLast } = await itineraries.list({ agencyId, limit: pageSize, after })
      saved.push(...rows.map(({ listed }) => listed).filter(({ state }) => state === 'saved'))
      after = rows.at(-1)?.position
      if (isLast || after === undefined) break
    }
    return saved.slice(0, limit)
  },
)

export const handler = lambdaFor(getSavedItineraries, (table) => ({ itineraries: itineraryLists(table) }))
