import type { OrderBy, Where } from '#shared/catalogue/filter-types'
import { fold } from '#shared/catalogue/like-pattern'
import {
  type ChosenFacets,
  type LibraryFacet,
  type LibraryOrder,
  libraryFacets,
  libraryPage,
} from '#shared/library/facets'
import type { CampIndex } from '../data/catalogue/camp-index'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import { labelsIn, type MediaLine } from '../data/library/media-lines'
import type { Value } from '../data/lists/column'
import type { Columns } from '../data/lists/columns'
import { narrow, type Selected } from '../data/lists/select-where'
import { lookAlikes } from './look-alikes'

const maxValues = 100

/** Media whose file is there. */
const isThere = { kind: 'neq', field: 'status', type: 'string', value: null } as const
const listFacets: ReadonlySet<LibraryFacet> = new Set([
  'tags',
  'collections',
  'categories',
  'lightboxes',
])

const orders: Readonly<Record<LibraryOrder, readonly OrderBy[]>> = {
  newest: [],
  oldest: [{ field: 'createdAt', direction: 'ascending' }],
  taken: [{ field: 'takenAt', direction: 'descending' }],
  name: [{ field: 'name', direction: 'ascending' }],
  largest: [{ field: 'size', direction: 'descending' }],
}

interface Asked {
  readonly term: string
  readonly chosen: ChosenFacets
  readonly order: LibraryOrder
  readonly skip: number
  /** Only photos that look alike, those that do beside each other. */
  readonly isAlike?: boolean
}

/** What facets are labelled by: names of camps and places, and labels of lightboxes by their ids. */
interface Names {
  readonly camps: CampIndex
  readonly lightboxes: ReadonlyMap<string, string>
}

/** A page of the library, and for each facet what every other choice leaves of its values. */
export function searchLibrary(
  list: Columns<MediaLine>,
  names: Names,
  { term, chosen, order, skip, isAlike }: Asked,
) {
  const { camps } = names
  const words = term.split(/\s+/).filter((word) => word !== '')
  const found: Where[] = words.map((word) => like('text', word))
  const alike = isAlike ? lookAlikes(list.page({ where: isThere }).lines) : undefined
  if (alike !== undefined) found.push(oneOf('id', [...alike.keys()]))
  const all = list.select({ kind: 'and', of: [isThere, ...found] })
  const conditions = new Map<LibraryFacet, Selected>()
  for (const facet of libraryFacets) {
    const values = chosen[facet] ?? []
    if (values.length > 0) conditions.set(facet, list.select(conditionOf(facet, values, camps)))
  }
  const selectedBut = (facet?: LibraryFacet) =>
    [...conditions].reduce<Selected>(
      (rest, [name, own]) => (name === facet ? rest : narrow(rest, own)),
      all.slice(),
    )
  const where = selectedBut()
  const free = libraryFacets.filter((facet) => !conditions.has(facet))
  const columns = [...new Set(free.map(facetColumn))]
  const tallies = list.tally(where, columns)
  const counts = new Map(free.map((facet) => [facet, tallies[columns.indexOf(facetColumn(facet))]]))
  for (const facet of conditions.keys())
    counts.set(facet, list.tally(selectedBut(facet), [facetColumn(facet)])[0])
  const facets = libraryFacets.map(
    (facet) => [facet, valuesOf(facet, counts.get(facet) ?? new Map(), names)] as const,
  )
  return {
    lines: pageOf(list, { where, order: orders[order], skip, alike }),
    total: list.countOf(where),
    facets: Object.fromEntries(facets) as Record<LibraryFacet, FacetValue[]>, // every facet has its entry
  }
}

interface PageAsked {
  readonly where: Selected
  readonly order: readonly OrderBy[]
  readonly skip: number
  readonly alike: ReadonlyMap<string, number> | undefined
}

function pageOf(
  list: Columns<MediaLine>,
  { where, order, skip, alike }: PageAsked,
): readonly MediaLine[] {
  if (alike === undefined) return list.page({ where, order, skip, limit: libraryPage }).lines
  const groupOf = ({ id }: MediaLine) => alike.get(id) ?? 0
  const lines = list
    .page({ where, order })
    .lines.toSorted((one, other) => groupOf(one) - groupOf(other))
  return lines.slice(skip, skip + libraryPage)
}

interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

const like = (field: string, text: string): Where => ({
  kind: 'like',
  field,
  type: 'string',
  value: { start: '', middles: [fold(text)], end: '', ignoreCase: true },
})

const oneOf = (field: string, value: readonly string[]): Where => ({
  kind: 'inq',
  field,
  type: 'string',
  value,
})

/** How many media have each label of a kind, the most used first. */
export function labelCounts(list: Columns<MediaLine>, facet: 'tags' | 'collections') {
  const [counts = new Map<Value, number>()] = list.tally(isThere, [facet])
  const labels = new Map<string, number>()
  for (const [held, count] of counts)
    for (const label of labelsIn(String(held ?? '')))
      labels.set(label, count + (labels.get(label) ?? 0))
  return [...labels]
    .map(([label, count]) => ({ label, count }))
    .sort((one, other) => other.count - one.count)
}

/** Countries and regions are those of the camps. */
const facetColumn = (facet: LibraryFacet): string =>
  facet === 'country' || facet === 'region' ? 'camp' : facet

function conditionOf(facet: LibraryFacet, values: readonly string[], camps: CampIndex): Where {
  if (listFacets.has(facet))
    return { kind: 'or', of: values.map((value) => like(facet, `|${value}|`)) }
  if (facet !== 'country' && facet !== 'region') return oneOf(facet, values)
  const valueSet = new Set(values)
  return oneOf(
    'camp',
    camps.codes.filter((code) => valueSet.has(placeCodeOf(facet, code, camps) ?? '')),
  )
}

/** The code of a camp's country or region. */
function placeCodeOf(
  facet: 'country' | 'region',
  camp: string,
  camps: CampIndex,
): string | undefined {
  const region = camps.regions[camps.regionOf[camps.placeOf(camp) ?? -1] ?? -1]
  return facet === 'country' ? region?.countryCode : region?.countryRegionCode
}

function valuesOf(
  facet: LibraryFacet,
  tallied: ReadonlyMap<Value, number>,
  names: Names,
): FacetValue[] {
  const counts = new Map<string, number>()
  const add = (value: string | undefined, count: number) => {
    if (value !== undefined) counts.set(value, count + (counts.get(value) ?? 0))
  }
  tallied.forEach((count, held) => {
    if (listFacets.has(facet)) for (const label of labelsIn(String(held))) add(label, count)
    else if (facet === 'country' || facet === 'region')
      add(placeCodeOf(facet, String(held), names.camps), count)
    else add(String(held), count)
  })
  const countOf = (value: string) => counts.get(value) ?? 0
  const frequent = [...counts.keys()]
    .sort((one, other) => countOf(other) - countOf(one))
    .slice(0, maxValues)
  return frequent.map((value) => ({
    value,
    label: labelOf(facet, value, names),
    count: countOf(value),
  }))
}

function labelOf(facet: LibraryFacet, value: string, { camps, lightboxes }: Names): string {
  if (facet === 'lightboxes') return lightboxes.get(value) ?? value
  if (facet === 'camp') return campNameOf(value, camps)
  if (facet === 'region') return camps.regions[camps.regionAt.get(value) ?? -1]?.name ?? value
  if (facet !== 'country') return value
  return camps.regions.find(({ countryCode }) => countryCode === value)?.countryName ?? value
}

export const campNameOf = (code: string, camps: CampIndex): string =>
  camps.names[camps.placeOf(code) ?? -1] ?? code

/** The places of camps that are shown by one of some pictures. */
export const campsShownBy = (
  keys: readonly string[],
  { camps, snapshot }: PublishedCamps,
): number[] =>
  camps.codes.flatMap((_, place) =>
    keys.includes(snapshot.camps.pictures[place] ?? '') ? [place] : [],
  )
type PublishedCamps = Pick<CatalogueInMemory, 'camps' | 'snapshot'>
