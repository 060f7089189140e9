import { savedTripRoutes } from '#shared/api/saved-trips'
import { localesFor } from '../../data/catalogue/locales'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type RoomStore, roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'
import { suppliersOf } from '../view/suppliers-of'
import type { GetItineraryDeps } from './get-itinerary'

export interface TripCampInfoDeps extends GetItineraryDeps {
  readonly rooms: Pick<RoomStore, 'info'>
}

const makers = { itineraries: itineraryStore, rooms: roomStore }

/** What is told of each camp of an itinerary, in the order of its stays. */
export const listTripCampInfo = useCase(
  savedTripRoutes.listTripCampInfo,
  async ({ params, query, principal }, { itineraries, rooms }: Deps<typeof makers>) => {
    const { record } = requireOwnTrip(
      principal,
      await itineraries.get(principal.agencyId, params.id),
    )
    const locales = localesFor(query.locale)
    return Promise.all(
      suppliersOf(record.segments).map(async (supplierCode) => {
        const info = await rooms.info(supplierCode, locales)
        const stay = record.segments.find((segment) => segment.supplierCode === supplierCode)
        const own = stay?.featuredImage === undefined ? [] : [stay.featuredImage]
        return {
          supplierCode,
          campName: stay?.campName ?? supplierCode,
          locale: info?.locale ?? query.locale,
          description: info?.description ?? [],
          images: [...own, ...(info?.images ?? []).map((s3Key) => ({ s3Key }))],
        }
      }),
    )
  },
)

export const handler = lambdaFor(listTripCampInfo, makers)
