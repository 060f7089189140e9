import type { Country } from '#shared/api/catalogue-shapes'

export type Chosen = 'all' | 'some' | 'none'
type Selection = Readonly<Record<string, unknown>>

/** A visible line of the region picker: a country, or a region below it. */
export type TreeRow =
  | {
      readonly kind: 'country'
      readonly id: string
      readonly branch: CountryBranch
      readonly isOpen: boolean
    }
  | {
      readonly kind: 'region'
      readonly id: string
      readonly region: RegionLeaf
      readonly parentId: string
    }

interface Shown {
  readonly term: string
  /** Country codes that are expanded; a search expands its results. */
  readonly open: ReadonlySet<string>
}

/**
 * The visible lines: every country with the regions of expanded ones, or the matches of a search by
 * country or region name.
 */
export function treeRows(branches: readonly CountryBranch[], { term, open }: Shown): TreeRow[] {
  const text = term.trim().toLowerCase()
  const holds = (name: string) => name.toLowerCase().includes(text)
  return branches.flatMap((branch): TreeRow[] => {
    const foundRegions = holds(branch.name)
      ? branch.regions
      : branch.regions.filter(({ name }) => holds(name))
    if (foundRegions.length === 0) return []
    const isOpen = text !== '' || open.has(branch.countryCode)
    const regions = isOpen ? foundRegions : []
    const parentId = branch.countryCode
    return [
      { kind: 'country', id: parentId, branch, isOpen },
      ...regions.map(
        (region): TreeRow => ({ kind: 'region', id: region.countryRegionCode, region, parentId }),
      ),
    ]
  })
}

/** How many of a country's regions are selected. */
export function chosenOf(regions: readonly RegionLeaf[], selection: Selection): Chosen {
  const count = regions.filter(({ countryRegionCode }) => countryRegionCode in selection).length
  if (count === 0) return 'none'
  return count === regions.length ? 'all' : 'some'
}

/** Toggles regions together: clears them if all were selected, otherwise selects all. */
export function toggledRegions<Region extends { readonly countryRegionCode: string }>(
  selection: Readonly<Record<string, Region>>,
  regions: readonly (Region & RegionLeaf)[],
): Region[] {
  const isWhole = chosenOf(regions, selection) === 'all'
  const codes = new Set(regions.map(({ countryRegionCode }) => countryRegionCode))
  const others = Object.values(selection).filter(
    ({ countryRegionCode }) => !codes.has(countryRegionCode),
  )
  return isWhole ? others : [...others, ...regions]
}

/** Every region of the tree, for 'Add all regions'. */
export const allRegions = (branches: readonly CountryBranch[]): RegionLeaf[] =>
  branches.flatMap(({ regions }) => regions)

export interface RegionLeaf {
  readonly countryRegionCode: string
  readonly regionCode: string
  readonly name: string
  readonly countryCode: string
  readonly country: string
  readonly camps: number
}

export interface CountryBranch {
  readonly countryCode: string
  readonly name: string
  readonly regions: readonly RegionLeaf[]
}

/**
 * The tree of countries and their regions by name; regions and countries without camps are left out
 * (2 §7.2).
 */
export function countryBranches(countries: readonly Country[]): CountryBranch[] {
  return countries
    .map(({ countryCode, name = countryCode, regions = [] }) => ({
      countryCode,
      name,
      regions: regions
        .map(
          ({
            countryRegionCode,
            regionCode = '',
            name: regionName = countryRegionCode,
            camps,
            campCount = 0,
          }) => ({
            countryRegionCode,
            regionCode,
            name: regionName,
            countryCode,
            country: name,
            camps: camps?.length ?? campCount,
          }),
        )
        .filter((region) => region.camps > 0)
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter(({ regions }) => regions.length > 0)
}

type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'fold'; readonly isOpen: boolean }
  | { readonly kind: 'toggle' }

/** What a key does in the region tree (the ARIA tree pattern); undefined for other keys. */
export function moveInTree(
  rows: readonly TreeRow[],
  { at, key }: { readonly at: number; readonly key: string },
) {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1])
    case 'ArrowUp':
      return focusOn(rows[at - 1])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      return row?.kind === 'country' && !row.isOpen
        ? fold(true)
        : focusOn(row?.kind === 'country' ? rows[at + 1] : undefined)
    case 'ArrowLeft':
      if (row?.kind === 'country') return row.isOpen ? fold(false) : undefined
      return focusOn(rows.find(({ id }) => id === row?.parentId))
    case ' ':
    case 'Enter':
      return toggle
    default:
      return undefined
  }
}

const toggle: TreeMove = { kind: 'toggle' }
const fold = (isOpen: boolean): TreeMove => ({ kind: 'fold', isOpen })
const focusOn = (row: TreeRow | undefined): TreeMove | undefined =>
  row && { kind: 'focus', id: row.id }
