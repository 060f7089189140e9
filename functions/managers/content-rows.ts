import { hubName } from '#shared/map/route-plan'
import { campFlags } from '../data/catalogue/camp-columns'
import { catalogueKinds } from '../data/catalogue/catalogue-records'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import type { DraftSummary } from '../data/managers/draft-store'
import type { CatalogueKind } from '../data/table/keys'
import { nameFields } from './content-kinds'

/** An entry in the list of its kind. */
export interface ContentRow {
  readonly code: string
  readonly name: string
  readonly place: string
  readonly countryCode: string
  readonly isDisabled: boolean
  readonly draft: DraftSummary | null
}

/**
 * The entries of a kind by name: the published ones, and those that are new or were published
 * minutes ago.
 */
export function rowsOf(
  published: CatalogueInMemory,
  kind: CatalogueKind,
  drafts: readonly DraftSummary[],
): ContentRow[] {
  const publishedRows = kind === 'camp' ? campRows(published) : plainRows(published, kind)
  const own = new Map(
    drafts.filter((draft) => draft.kind === kind).map((draft) => [draft.code, draft]),
  )
  const isKnown = new Set(publishedRows.map(({ code }) => code))
  const fresh = [...own.keys()].filter((code) => !isKnown.has(code))
  return [
    ...publishedRows,
    ...fresh.map((code) => ({ code, name: code, place: '', countryCode: '', isDisabled: false })),
  ]
    .map((row) => {
      const draft = own.get(row.code)
      return {
        ...row,
        name: draft?.name ?? row.name,
        draft: draft && draft.changes > 0 ? draft : null,
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

type PublishedRow = Omit<ContentRow, 'draft'>

const campRows = ({ camps }: CatalogueInMemory): PublishedRow[] =>
  camps.codes.map((code, place) => {
    const region = camps.regions[camps.regionOf[place] ?? -1]
    const where = region === undefined ? '' : `${region.name}, ${region.countryName}`
    const isDisabled = ((camps.flags[place] ?? 0) & campFlags.disabled) !== 0
    return {
      code,
      name: camps.names[place] ?? code,
      place: where,
      countryCode: region?.countryCode ?? '',
      isDisabled,
    }
  })

function plainRows(
  { snapshot }: CatalogueInMemory,
  kind: Exclude<CatalogueKind, 'camp'>,
): PublishedRow[] {
  const countries = new Map(snapshot.countries.map(({ countryCode, name }) => [countryCode, name]))
  const regions = new Map(
    snapshot.regions.map(({ countryRegionCode, name }) => [countryRegionCode, name]),
  )
  const hubNames = new Map(
    snapshot.transitPoints.map(({ transitPointCode, name }) => [transitPointCode, hubName(name)]),
  )
  const hubAt = (code: string) => hubNames.get(code) ?? code // one that is new isn’t published yet
  const { list, codeField } = catalogueKinds[kind]
  return snapshot[list].map((entry) => {
    const text = (field: string) => String(Reflect.get(entry, field) ?? '')
    const region = kind === 'region' ? undefined : regions.get(text('countryRegionCode'))
    const country = kind === 'country' ? text('currency') : countries.get(text('countryCode'))
    const way =
      kind === 'connection'
        ? `${hubAt(text('fromHubCode'))} to ${hubAt(text('travelHubCode'))}`
        : ''
    const place = [way, region, country, text('featureType')].filter(Boolean).join(', ')
    const isDisabled = text('disabled') === 'true'
    return {
      code: text(codeField),
      name: text(nameFields[kind]),
      place,
      countryCode: text('countryCode'),
      isDisabled,
    }
  })
}
