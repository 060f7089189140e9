import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { partySharesOf } from '../view/party-shares-of'
import { requireOwnTrip } from '../view/require-own-trip'

const makers = { itineraries: itineraryStore }

/** What each party group pays, adding up to the sell to the cent. */
export const listItineraryParties = useCase(
  savedTripRoutes.listItineraryParties,
  async ({ params, principal }, { itineraries }: Deps<typeof makers>) =>
    partySharesOf(
      requireOwnTrip(principal, await itineraries.get(principal.agencyId, params.id)).record,
    ),
)

export const handler = lambdaFor(listItineraryParties, makers)
