import type { AgentPrincipal } from '#shared/access/principal'
import type { Filter } from '#shared/catalogue/filter-types'
import { hiddenCountries } from '../data/catalogue/hidden-countries'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import { seenActivities } from '../data/catalogue/seen-activities'
import { selectRows } from '../data/catalogue/select-rows'
import { pickFields } from '../data/table/pick-fields'

type Viewer = Pick<AgentPrincipal, 'flags'>

/** Activities that the agency may see, with the name of their region. */
export function activityRows(
  { snapshot, camps }: CatalogueInMemory,
  filter: Filter,
  viewer: Viewer,
) {
  const rows = seenActivities(snapshot, viewer).map((activity) => {
    const region = camps.regions[camps.regionAt.get(activity.countryRegionCode) ?? -1]
    return { ...activity, regionName: region?.name ?? '' }
  })
  return selectRows(rows, filter).rows.map((row) =>
    pickFields(row, { id: 'optionKey', fields: filter.fields }),
  )
}

/**
 * Airports and airstrips, without disabled ones and those of countries that the agency may not see.
 */
export function transitPointRows({ snapshot }: CatalogueInMemory, filter: Filter, viewer: Viewer) {
  const hiddenCodes = hiddenCountries(snapshot, viewer)
  const visiblePoints = snapshot.transitPoints.filter(
    ({ disabled, countryCode }) => !disabled && !hiddenCodes.has(countryCode),
  )
  return selectRows(visiblePoints, filter).rows.map((row) =>
    pickFields(row, { id: 'transitPointCode', fields: filter.fields }),
  )
}
