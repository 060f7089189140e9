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
  const views = await Promise.all(
    news.map(async ({ itineraryId, clientId, firstViewedAt = '', filmAt = '' }) => {
      const trip = await itineraries.get(principal.agencyId, itineraryId)
      if (
        trip?.record.clientId !== clientId ||
        trip === undefined ||
        !isOwn(principal, trip.record)
      )
        return []
      const about = {
        itineraryId,
        itineraryName: trip.record.name,
        clientName: trip.people.clientData?.name,
      }
      return [
        { ...about, at: filmAt, what: 'film' as const },
        { ...about, at: firstViewedAt, what: 'opened' as const },
      ].filter(({ at }) => at >= since)
    }),
  )
  return views.flat().sort((one, other) => (one.at > other.at ? -1 : 1))
}
