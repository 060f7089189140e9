import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryStore } from '../data/itineraries/itinerary-store'
import type { TripPortals } from '../data/itineraries/trip-portal-store'
import { isOwn } from '../runtime/own'

interface Asked {
  readonly principal: AgentPrincipal
  readonly since: string
}

/**
 * Trips of an agent that their clients opened, or whose film they watched, for the first time since
 * an instant; the newest first.
 */
export async function firstViews(
  { principal, since }: Asked,
  {
    portals,
    itineraries,
  }: { portals: Pick<TripPortals, 'newsOf'>; itineraries: Pick<ItineraryStore, 'get'> },
) {
  const news = await portals.newsOf(principal.agencyId, since)
  const told = await Promise.all(
    news.map(async ({ itineraryId, clientId, firstViewedAt = '', filmAt = '' }) => {
      const stored = await itineraries.get(principal.agencyId, itineraryId)
      if (
        stored?.record.clientId !== clientId ||
        stored === undefined ||
        !isOwn(principal, stored.record)
      )
        return []
      const about = {
        itineraryId,
        itineraryName: stored.record.name,
        clientName: stored.people.clientData?.name,
      }
      return [
        { ...about, at: filmAt, what: 'film' as const },
        { ...about, at: firstViewedAt, what: 'opened' as const },
      ].filter(({ at }) => at >= since)
    }),
  )
  return told.flat().sort((one, other) => (one.at > other.at ? -1 : 1))
}
