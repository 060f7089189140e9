import { availabilityRoutes } from '#shared/api/availability'
import type { PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { roomPictures } from '../../data/catalogue/room-pictures'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import { type RoomStore, roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

export interface RoomsDeps extends Basics {
  readonly rooms: Pick<RoomStore, 'rooms'>
  readonly catalogue: PublishedCatalogue
}

/** The room types that a camp offers: one Query. Rooms without pictures have one drawn where the camp lies. */
export const getRoomsBySupplier = useCase(
  availabilityRoutes.getRoomsBySupplier,
  async ({ body, principal }, { rooms, catalogue, clock }: RoomsDeps) => {
    const { supplierCode } = body
    const [published, all] = await Promise.all([catalogue.now(clock.now()), rooms.rooms(supplierCode)])
    const { camp } = visibleCamp(published, { supplierCode, principal })
    return {
      supplierCode,
      rooms: all
        .filter(({ disabled }) => !disabled)
        .map((room) => ({ ...room, images: roomPictures(room, camp.featuredImageId) })),
    }
  },
)

export const handler = lambdaFor(getRoomsBySupplier, (table) => ({
  rooms: roomStore(table),
  catalogue: theCatalogue(),
}))
