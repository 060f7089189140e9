import { catalogueRoutes } from '#shared/api/catalogue'
import { ownValue } from '#shared/ids/own-value'
import { localesFor } from '../../data/catalogue/locales'
import { roomPictures } from '../../data/catalogue/room-pictures'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { catalogue: theCatalogue, rooms: roomStore }

/**
 * Descriptions and pictures of a camp's rooms; a room without a text in the language shows its
 * default description.
 */
export const getAccommodationInfo = useCase(
  catalogueRoutes.getAccommodationInfo,
  async ({ params, query, principal }, { catalogue, rooms, clock }: Deps<typeof makers>) => {
    const [published, info, all] = await Promise.all([
      catalogue.now(clock.now()),
      rooms.info(params.id, localesFor(query.locale)),
      rooms.rooms(params.id),
    ])
    const { camp } = visibleCamp(published, { supplierCode: params.id, principal })
    return {
      supplierCode: params.id,
      locale: info?.locale ?? 'en',
      rooms: all
        .filter(({ disabled }) => !disabled)
        .map((room) => ({
          optionKey: room.optionKey,
          name: room.name,
          description: ownValue(info?.rooms, room.optionKey) ?? room.description ?? '',
          images: roomPictures(room, camp.featuredImageId),
        })),
    }
  },
)

export const handler = lambdaFor(getAccommodationInfo, makers)
