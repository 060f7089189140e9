import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { hiddenCountries } from '../../data/catalogue/hidden-countries'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { activityWhitelist } from '../whitelists'

/** Activities with the name of their region, without disabled ones and those of countries that the agency may not see. */
export const getActivities = useCase(
  catalogueRoutes.getActivities,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, activityWhitelist)
    const { snapshot, camps } = await catalogue.now(clock.now())
    const hidden = hiddenCountries(snapshot, principal)
    const seen = snapshot.activities
      .filter(({ disabled, countryCode }) => !disabled && !hidden.has(countryCode))
      .map((activity) => {
        const region = camps.regions[camps.regionAt.get(activity.countryRegionCode) ?? -1]
        return { ...activity, regionName: region?.name ?? '' }
      })
    return selectRows(seen, filter).rows.map((activity) =>
      pickFields(activity, { id: 'optionKey', fields: filter.fields }),
    )
  },
)

export const handler = lambdaFor(getActivities, catalogueMakers)
