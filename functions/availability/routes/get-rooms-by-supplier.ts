import { availabilityRoutes } from '#shared/api/availability'
import { roomPictures } from '../../data/catalogue/room-pictures'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { rooms: roomStore, catalogue: theCatalogue }

/**
 * The room types that a camp offers: one Query. Rooms without pictures have one drawn where the
 * camp lies.
 */
export const getRoomsBySupplier = useCase(
  availabilityRoutes.getRoomsBySupplier,
  async ({ body, principal }, { rooms, catalogue, clock }: Deps<typeof makers>) => {
    const { supplierCode } = body
    const [published, all] = await Promise.all([
      catalogue.now(clock.now()),
      rooms.rooms(supplierCode),
    ])
    const { camp } = visibleCamp(published, { supplierCode, principal })
    return {
      supplierCode,
      rooms: all
        .filter(({ disabled }) => !disabled)
        .map((room) => ({ ...room, images: roomPictures(room, camp.featuredImageId) })),
    }
  },
)

export const handler = lambdaFor(getRoomsBySupplier, makers)
