import { savedTripRoutes } from '#shared/api/saved-trips'
import { localesFor } from '../../data/catalogue/locales'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'
import { tripActivitiesOf } from '../view/trip-activities'

const makers = { itineraries: itineraryStore, rooms: roomStore, catalogue: theCatalogue }

/**
 * What can be done at each camp of an itinerary and in its region, in the order of its stays (2
 * §7.5).
 */
export const listTripActivities = useCase(
  savedTripRoutes.listTripActivities,
  async (
    { params, query, principal },
    { itineraries, rooms, catalogue, clock }: Deps<typeof makers>,
  ) => {
    const [stored, published] = await Promise.all([
      itineraries.get(principal.agencyId, params.id),
      catalogue.now(clock.now()),
    ])
    const { segments } = requireOwnTrip(principal, stored).record
    const locales = localesFor(query.locale)
    return tripActivitiesOf(segments, {
      published,
      principal,
      locales,
      infoOf: (code) => rooms.info(code, locales),
    })
  },
)

export const handler = lambdaFor(listTripActivities, makers)
