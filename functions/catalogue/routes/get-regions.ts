import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { carried, seenRegions } from '../../data/catalogue/seen-regions'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { regionWhitelist } from '../whitelists'

/** Regions with the name of their country; their camps and transit points only when they are included. */
export const getRegions = useCase(
  catalogueRoutes.getRegions,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, regionWhitelist)
    const { camps, snapshot } = await catalogue.now(clock.now())
    const wants = (part: string) => filter.include.includes(part) || filter.fields?.includes(part)
    const isHere = (code: string) =>
      snapshot.transitPoints.filter((point) => !point.disabled && point.countryRegionCode === code)
    const { rows } = selectRows(seenRegions(camps, hiddenFlags(principal)), filter)
    return carried(rows).map((region) => {
      const { country } = region
      const { camps: own, ...shown } = pickFields(region, { id: 'countryRegionCode', fields: filter.fields })
      return {
        ...shown,
        ...(filter.include.includes('country') ? { country } : {}),
        ...(wants('camps') && region.camps ? { camps: own ?? region.camps } : {}),
        ...(wants('transitPoints') ? { transitPoints: isHere(region.countryRegionCode) } : {}),
      }
    })
  },
)

export const handler = lambdaFor(getRegions, catalogueMakers)
