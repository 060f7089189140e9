import { infoRoutes } from '#shared/api/info'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { seenRegions } from '../../data/catalogue/seen-regions'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'

/**
 * Names and regions by code (2 §3, Lodge mapping), of what the agency may see. A regionCode repeats
 * from country to country.
 */
export const getLodgeMappingPieces = useCase(
  infoRoutes.getLodgeMappingPieces,
  async ({ principal }, { catalogue, clock }: CatalogueDeps) => {
    const { camps } = await catalogue.now(clock.now())
    const regions = seenRegions(camps, hiddenFlags(principal))
    return {
      lodgeList: Object.fromEntries(
        regions.flatMap(({ regionCode, countryRegionCode, camps: own }) =>
          own.map(({ supplierCode, campName }) => [
            supplierCode,
            { regionCode, countryRegionCode, name: campName },
          ]),
        ),
      ),
      regionList: Object.fromEntries(
        regions.map(({ countryRegionCode, name, countryCode }) => [
          countryRegionCode,
          { name, countryCode },
        ]),
      ),
    }
  },
)

export const handler = lambdaFor(getLodgeMappingPieces, catalogueMakers)
