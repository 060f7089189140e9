import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { localesFor } from '../data/locales'
import { type RoomStore, roomStore } from '../data/room-store'
import { useCase } from '../runtime/use-case'
import type { GetItineraryDeps } from './get-itinerary'
import { requireOwnTrip } from './require-own-trip'
import { suppliersOf } from './suppliers-of'

export interface TripCampInfoDeps extends GetItineraryDeps {
  readonly rooms: Pick<RoomStore, 'info'>
}

/** What is told of each camp of an itinerary, in the order of its stays. */
export const listTripCampInfo = useCase(
  savedTripRoutes.listTripCampInfo,
  async ({ params, query, principal }, { itineraries, rooms }: TripCampInfoDeps) => {
    const { record } = requireOwnTrip(principal, await itineraries.get(principal.agencyId, params.id))
    const locales = localesFor(query.locale)
    return Promise.all(
      suppliersOf(record.segments).map(async (supplierCode) => {
        const info = await rooms.info(supplierCode, locales)
        const stay = record.segments.find((segment) => segment.supplierCode === supplierCode)
        const own = stay?.featuredImage === undefined ? [] : [stay.featuredImage]
        return {
          ...{ supplierCode, campName: stay?.campName ?? supplierCode, locale: info?.locale ?? query.locale },
          description: info?.description ?? [],
          images: [...own, ...(info?.images ?? []).map((s3Key) => ({ s3Key }))],
        }
      }),
    )
  },
)

export const handler = lambdaFor(listTripCampInfo, (table) => ({
  itineraries: itineraryStore(table),
  rooms: roomStore(table),
}))
