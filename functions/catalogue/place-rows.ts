import type { AgentPrincipal } from '#shared/access/principal'
import type { Filter } from '#shared/catalogue/filter-types'
import { hiddenFlags } from '../data/catalogue/camp-visibility'
import { hiddenCountries } from '../data/catalogue/hidden-countries'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import { carryCamps, type SeenRegion, seenRegions } from '../data/catalogue/seen-regions'
import { selectRows } from '../data/catalogue/select-rows'
import { pickFields } from '../data/table/pick-fields'

type Viewer = Pick<AgentPrincipal, 'flags'>
type Region = Omit<SeenRegion, 'camps'> & { readonly camps?: SeenRegion['camps'] }

/**
 * Countries with their regions and the camps of these, as the region tree of the builder shows them
 * (2 §7.2).
 */
export function countryRows(
  { snapshot, camps }: CatalogueInMemory,
  filter: Filter,
  viewer: Viewer,
) {
  const hiddenCodes = hiddenCountries(snapshot, viewer)
  const countries = snapshot.countries.filter(({ countryCode }) => !hiddenCodes.has(countryCode))
  const { rows } = selectRows(countries, filter)
  const codes = new Set(rows.map(({ countryCode }) => countryCode))
  const withRegions =
    filter.include.length > 0 || filter.fields === undefined || filter.fields.includes('regions')
  const visibleRegions = withRegions ? seenRegions(camps, hiddenFlags(viewer)) : []
  const regions = carryCamps(visibleRegions.filter(({ countryCode }) => codes.has(countryCode)))
  const scope = filter.scopes.get('regions')
  const shownRegions = scope === undefined ? regions : selectRows(regions, scope).rows
  return rows.map((country) => ({
    ...pickFields(country, { id: 'countryCode', fields: filter.fields }),
    ...(withRegions && {
      regions: shownRegions
        .filter(({ countryCode }) => countryCode === country.countryCode)
        .map((region) => (scope === undefined ? region : regionRow(region, scope, snapshot))),
    }),
  }))
}

/**
 * Regions with the name of their country; their camps and transit points only when they are
 * included.
 */
export function regionRows({ snapshot, camps }: CatalogueInMemory, filter: Filter, viewer: Viewer) {
  const { rows } = selectRows(seenRegions(camps, hiddenFlags(viewer)), filter)
  return carryCamps(rows).map((region) => regionRow(region, filter, snapshot))
}

/** What a filter chooses of a region, and of what is included with it. */
function regionRow(
  region: Region,
  filter: Filter,
  { transitPoints }: CatalogueInMemory['snapshot'],
) {
  const { camps, country, countryCode, ...own } = region
  const wants = (part: string) => filter.include.includes(part) || filter.fields?.includes(part)
  const isHere = transitPoints.filter(
    (point) => !point.disabled && point.countryRegionCode === own.countryRegionCode,
  )
  const fields = [
    ...(filter.fields ?? []),
    ...filter.include,
    ...(filter.scopes.get('country')?.fields ?? []),
  ]
  return {
    ...pickFields(
      { ...own, country, countryCode },
      { id: 'countryRegionCode', fields: filter.fields === undefined ? undefined : fields },
    ),
    ...(wants('camps') &&
      camps && { camps: includedRows(camps, filter.scopes.get('camps'), 'supplierCode') }),
    ...(wants('transitPoints') && {
      transitPoints: includedRows(isHere, filter.scopes.get('transitPoints'), 'transitPointCode'),
    }),
  }
}

/** The rows of a relation as its scope wants them, or all of them. */
function includedRows<Row extends object, Id extends keyof Row & string>(
  rows: readonly Row[],
  scope: Filter | undefined,
  id: Id,
): (Partial<Row> & Pick<Row, Id>)[] {
  if (scope === undefined) return [...rows]
  return selectRows(rows, scope).rows.map((row) => pickFields(row, { id, fields: scope.fields }))
}
