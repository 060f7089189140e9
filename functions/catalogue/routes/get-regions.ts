import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { seenRegions } from '../../data/catalogue/seen-regions'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { regionWhitelist } from '../whitelists'

/** Regions with the name of their country; their camps only when they are included. */
export const getRegions = useCase(
  catalogueRoutes.getRegions,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, regionWhitelist)
    const { camps } = await catalogue.now(clock.now())
    const withCamps = filter.include.includes('camps') || filter.fields?.includes('camps')
    return selectRows(seenRegions(camps, hiddenFlags(principal)), filter).rows.map((region) => {
      const { country } = region
      const { camps: own, ...shown } = pickFields(region, { id: 'countryRegionCode', fields: filter.fields })
      return {
        ...shown,
        ...(filter.include.includes('country') ? { country } : {}),
        ...(withCamps ? { camps: own ?? region.camps } : {}),
      }
    })
  },
)

export const handler = lambdaFor(getRegions, catalogueMakers)
