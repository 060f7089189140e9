import { catalogueRoutes } from '#shared/api/catalogue'
import { localesFor } from '../../data/catalogue/locales'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import type { SupplierInfoRecord } from '../../data/rates/room-records'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { featureCounts } from '../feature-counts'

const makers = { catalogue: theCatalogue, rooms: roomStore }

/**
 * The details of a camp's page. Without a description of its own it shows the one from the lists.
 */
export const getCampInfo = useCase(
  catalogueRoutes.getCampInfo,
  async ({ params, query, principal }, { catalogue, rooms, clock }: Deps<typeof makers>) => {
    const [published, info] = await Promise.all([
      catalogue.now(clock.now()),
      rooms.info(params.id, localesFor(query.locale)),
    ])
    const { camp, place } = visibleCamp(published, { supplierCode: params.id, principal })
    const [campInfo = ''] = await published.textsOf([place])
    const { transitPoints } = published.snapshot
    const nearest = transitPoints.find(
      ({ transitPointCode }) => transitPointCode === camp.transitPointCode,
    )
    return {
      ...camp,
      locale: info?.locale ?? 'en',
      description:
        info === undefined || info.description.length === 0 ? [campInfo] : info.description,
      ...featureCounts(camp.campFeatures, {
        snapshot: published.snapshot,
        counts: info?.featureCounts ?? {},
      }),
      images: imagesOf(camp.featuredImageId, info),
      lat: camp.latitude,
      lon: camp.longitude,
      transitPointName: nearest?.name ?? null,
    }
  },
)

export const handler = lambdaFor(getCampInfo, makers)

/** The featured picture first, then those of its page. */
function imagesOf(featured: string, info: SupplierInfoRecord | undefined) {
  return [...new Set([featured, ...(info?.images ?? [])])].map((s3Key) => ({ s3Key }))
}
