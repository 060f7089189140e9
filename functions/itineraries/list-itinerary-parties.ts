import { savedTripRoutes } from '#shared/api/saved-trips'
import { partyShares } from '#shared/pricing/party-shares'
import { itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import type { GetItineraryDeps } from './get-itinerary'
import { requireOwnTrip } from './require-own-trip'

/** What each party group pays, adding up to the sell to the cent. */
export const listItineraryParties = useCase(
  savedTripRoutes.listItineraryParties,
  async ({ params, principal }, { itineraries }: GetItineraryDeps) => {
    const { record } = requireOwnTrip(principal, await itineraries.get(principal.agencyId, params.id))
    const { parties: groups, finance } = record
    const segments = record.segments.map(({ id, sell = 0 }) => ({ id: String(id), sell }))
    const shares = new Map(
      partyShares({ groups, segments, sell: finance?.sell ?? 0 }).map((share) => [share.id, share]),
    )
    return groups.map(({ id, name, travelerIds }) => {
      const share = shares.get(id)
      return { id, name, travelerIds, sell: share?.sell ?? 0, segments: [...(share?.segments ?? [])] }
    })
  },
)

export const handler = lambdaFor(listItineraryParties, (table) => ({ itineraries: itineraryStore(table) }))
