import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { seenActivities } from '../../data/catalogue/seen-activities'
import { selectRows } from '../../data/catalogue/select-rows'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { useCase } from '../../runtime/use-case'
import { activityWhitelist } from '../whitelists'

/** Activities that the agency may see, with the name of their region. */
export const getActivities = useCase(
  catalogueRoutes.getActivities,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, activityWhitelist)
    const { snapshot, camps } = await catalogue.now(clock.now())
    const seen = seenActivities(snapshot, principal).map((activity) => {
      const region = camps.regions[camps.regionAt.get(activity.countryRegionCode) ?? -1]
      return { ...activity, regionName: region?.name ?? '' }
    })
    return selectRows(seen, filter).rows.map((activity) =>
      pickFields(activity, { id: 'optionKey', fields: filter.fields }),
    )
  },
)

export const handler = lambdaFor(getActivities, catalogueMakers)
