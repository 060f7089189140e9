import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { localesFor } from '../data/locales'
import type { PublishedCatalogue } from '../data/published-catalogue'
import { roomStore } from '../data/room-store'
import { theCatalogue } from '../data/the-catalogue'
import { useCase } from '../runtime/use-case'
import type { TripCampInfoDeps } from './list-trip-camp-info'
import { requireOwnTrip } from './require-own-trip'
import { tripActivitiesOf } from './trip-activities'

export interface TripActivitiesDeps extends TripCampInfoDeps {
  readonly catalogue: PublishedCatalogue
}

/** What can be done at each camp of an itinerary and in its region, in the order of its stays (2 §7.5). */
export const listTripActivities = useCase(
  savedTripRoutes.listTripActivities,
  async ({ params, query, principal }, { itineraries, rooms, catalogue, clock }: TripActivitiesDeps) => {
    const [stored, published] = await Promise.all([
      itineraries.get(principal.agencyId, params.id),
      catalogue.now(clock.now()),
    ])
    const { segments } = requireOwnTrip(principal, stored).record
    const locales = localesFor(query.locale)
    return tripActivitiesOf(segments, { published, principal, infoOf: (code) => rooms.info(code, locales) })
  },
)

export const handler = lambdaFor(listTripActivities, (table) => ({
  itineraries: itineraryStore(table),
  rooms: roomStore(table),
  catalogue: theCatalogue(),
}))
