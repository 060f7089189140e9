import { availabilityRoutes } from '#shared/api/availability'
import { lambdaFor } from '../data/lambda-for'
import type { PublishedCatalogue } from '../data/published-catalogue'
import { roomPictures } from '../data/room-pictures'
import { type RoomStore, roomStore } from '../data/room-store'
import { theCatalogue } from '../data/the-catalogue'
import { visibleCamp } from '../data/visible-camp'
import { type Basics, useCase } from '../runtime/use-case'

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
