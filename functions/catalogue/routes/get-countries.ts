import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { hiddenCountries } from '../../data/catalogue/hidden-countries'
import { carried, seenRegions } from '../../data/catalogue/seen-regions'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { countryWhitelist } from '../whitelists'

/** Countries with their regions and the camps of these, as the region tree of the builder shows them (2 §7.2). */
export const getCountries = useCase(
  catalogueRoutes.getCountries,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, countryWhitelist)
    const { snapshot, camps } = await catalogue.now(clock.now())
    const hidden = hiddenCountries(snapshot, principal)
    const countries = snapshot.countries.filter(({ countryCode }) => !hidden.has(countryCode))
    const { rows } = selectRows(countries, filter)
    const codes = new Set(rows.map(({ countryCode }) => countryCode))
    const withRegions = filter.include.length > 0 || filter.fields === undefined || filter.fields.includes('regions')
    const seen = withRegions ? seenRegions(camps, hiddenFlags(principal)) : []
    const regions = carried(seen.filter(({ countryCode }) => codes.has(countryCode)))
    return rows.map((country) => ({
      ...pickFields(country, { id: 'countryCode', fields: filter.fields }),
      ...(withRegions ? { regions: regions.filter(({ countryCode }) => countryCode === country.countryCode) } : {}),
    }))
  },
)

export const handler = lambdaFor(getCountries, catalogueMakers)
