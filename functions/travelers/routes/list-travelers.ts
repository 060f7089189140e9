import { travelersRoutes } from '#shared/api/travelers'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { partOf, partsQuery } from '../../itineraries/view/parts-query'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { itineraries: itineraryStore }

/** The named travelers of an itinerary, with the group they pay with. */
export const listTravelers = useCase(
  travelersRoutes.listTravelers,
  async ({ query, principal }, { itineraries }: Deps<typeof makers>) => {
    const partsAsked = partsQuery(query.filter)
    const { record } = requireOwnTrip(
      principal,
      await itineraries.get(principal.agencyId, partsAsked.itineraryId),
    )
    return partOf(record.travelers, partsAsked).map((traveler) => {
      const party = record.parties.find(({ travelerIds }) => travelerIds.includes(traveler.id))
      return { ...traveler, itineraryId: record.id, partyId: party?.id }
    })
  },
)

export const handler = lambdaFor(listTravelers, makers)
