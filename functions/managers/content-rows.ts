import { campFlags } from '../data/catalogue/camp-columns'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import type { DraftSummary } from '../data/managers/draft-store'
import type { CatalogueKind } from '../data/table/keys'

/** An entry in the list of its kind. */
export interface ContentRow {
  readonly code: string
  readonly name: string
  readonly place: string
  readonly countryCode: string
  readonly isDisabled: boolean
  readonly draft: DraftSummary | null
}

/** The entries of a kind by name: the published ones, and those that are new or were published minutes ago. */
export function rowsOf(
  published: CatalogueInMemory,
  kind: CatalogueKind,
  drafts: readonly DraftSummary[],
): ContentRow[] {
  const known = publishedRows(published, kind)
  const own = new Map(drafts.filter((draft) => draft.kind === kind).map((draft) => [draft.code, draft]))
  const isKnown = new Set(known.map(({ code }) => code))
  const fresh = [...own.values()].filter(({ code }) => !isKnown.has(code))
  const rows = [
    ...known,
    ...fresh.map(({ code, name }) => ({ code, name, place: '', countryCode: '', isDisabled: false })),
  ]
  return rows
    .map((row) => {
      const draft = own.get(row.code)
      return { ...row, name: draft?.name ?? row.name, draft: draft && draft.changes > 0 ? draft : null }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function publishedRows({ camps, snapshot }: CatalogueInMemory, kind: CatalogueKind): Omit<ContentRow, 'draft'>[] {
  const countries = new Map(snapshot.countries.map(({ countryCode, name }) => [countryCode, name]))
  const regions = new Map(snapshot.regions.map(({ countryRegionCode, name }) => [countryRegionCode, name]))
  const placeIn = (region: string, country: string) =>
    [regions.get(region), countries.get(country)].filter(Boolean).join(', ')
  switch (kind) {
    case 'camp':
      return camps.codes.map((code, place) => {
        const region = camps.regions[camps.regionOf[place] ?? -1]
        const isDisabled = ((camps.flags[place] ?? 0) & campFlags.disabled) !== 0
        const where = region === undefined ? '' : `${region.name}, ${region.countryName}`
        return {
          code,
          name: camps.names[place] ?? code,
          place: where,
          countryCode: region?.countryCode ?? '',
          isDisabled,
        }
      })
    case 'country':
      return snapshot.countries.map(({ countryCode, name, currency }) => ({
        ...{ code: countryCode, name, place: currency, countryCode, isDisabled: false },
      }))
    case 'region':
      return snapshot.regions.map(({ countryRegionCode, name, countryCode }) => ({
        ...{ code: countryRegionCode, name, place: countries.get(countryCode) ?? '', countryCode, isDisabled: false },
      }))
    case 'feature':
      return snapshot.features.map(({ featureId, featureName, featureType }) => ({
        ...{ code: featureId, name: featureName, place: featureType === 'amenity' ? 'Amenity' : 'Activity' },
        ...{ countryCode: '', isDisabled: false },
      }))
    case 'transit-point':
      return snapshot.transitPoints.map(({ transitPointCode, name, countryRegionCode, countryCode, disabled }) => ({
        ...{ code: transitPointCode, name, place: placeIn(countryRegionCode, countryCode), countryCode },
        isDisabled: disabled,
      }))
    case 'activity':
      return snapshot.activities.map(({ optionKey, name, countryRegionCode, countryCode, disabled }) => ({
        ...{ code: optionKey, name, place: placeIn(countryRegionCode, countryCode), countryCode },
        isDisabled: disabled,
      }))
  }
}
