import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { hiddenCountries } from '../../data/catalogue/hidden-countries'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { transitPointWhitelist } from '../whitelists'

/** Airports and airstrips, without disabled ones and those of countries that the agency may not see. */
export const getTransitPoints = useCase(
  catalogueRoutes.getTransitPoints,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, transitPointWhitelist)
    const { snapshot } = await catalogue.now(clock.now())
    const hidden = hiddenCountries(snapshot, principal)
    const seen = snapshot.transitPoints.filter(({ disabled, countryCode }) => !disabled && !hidden.has(countryCode))
    return selectRows(seen, filter).rows.map((point) =>
      pickFields(point, { id: 'transitPointCode', fields: filter.fields }),
    )
  },
)

export const handler = lambdaFor(getTransitPoints, catalogueMakers)
