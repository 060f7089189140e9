import { infoRoutes } from '#shared/api/info'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import type { PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { seenRegions } from '../../data/catalogue/seen-regions'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

export interface LodgeMappingDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** Names and regions by code (2 §3, Lodge mapping), of what the agency may see. */
export const getLodgeMappingPieces = useCase(
  infoRoutes.getLodgeMappingPieces,
  async ({ principal }, { catalogue, clock }: LodgeMappingDeps) => {
    const { camps } = await catalogue.now(clock.now())
    const regions = seenRegions(camps, hiddenFlags(principal))
    return {
      lodgeList: Object.fromEntries(
        regions.flatMap(({ regionCode, camps: own }) =>
          own.map(({ supplierCode, campName }) => [supplierCode, { regionCode, name: campName }]),
        ),
      ),
      regionList: Object.fromEntries(
        regions.map(({ regionCode, name, countryCode }) => [regionCode, { name, countryCode }]),
      ),
    }
  },
)

export const handler = lambdaFor(getLodgeMappingPieces, () => ({ catalogue: theCatalogue() }))
