import type { CountryBranch, RegionLeaf } from './country-branch'

export type Chosen = 'all' | 'some' | 'none'
type Selection = Readonly<Record<string, unknown>>

/** A line of the region picker as it stands on screen: a country, or a region below it. */
export type TreeRow =
  | { readonly kind: 'country'; readonly id: string; readonly branch: CountryBranch; readonly isOpen: boolean }
  | { readonly kind: 'region'; readonly id: string; readonly region: RegionLeaf; readonly parentId: string }

interface Shown {
  readonly term: string
  /** Country codes whose regions are unfolded; a search unfolds what it finds. */
  readonly open: ReadonlySet<string>
}

/** The lines to show: every country and the regions of open ones, or what a search finds by country or region name. */
export function treeRows(branches: readonly CountryBranch[], { term, open }: Shown): TreeRow[] {
  const text = term.trim().toLowerCase()
  const holds = (name: string) => name.toLowerCase().includes(text)
  return branches.flatMap((branch): TreeRow[] => {
    const found = holds(branch.name) ? branch.regions : branch.regions.filter(({ name }) => holds(name))
    if (found.length === 0) return []
    const isOpen = text !== '' || open.has(branch.countryCode)
    const regions = isOpen ? found : []
    const parentId = branch.countryCode
    return [
      { kind: 'country', id: parentId, branch, isOpen },
      ...regions.map((region): TreeRow => ({ kind: 'region', id: region.countryRegionCode, region, parentId })),
    ]
  })
}

/** How much of some regions is chosen. */
export function chosenOf(regions: readonly RegionLeaf[], selection: Selection): Chosen {
  const count = regions.filter(({ countryRegionCode }) => countryRegionCode in selection).length
  if (count === 0) return 'none'
  return count === regions.length ? 'all' : 'some'
}

/** The selection after some regions were toggled together: all of them go when all were chosen, else all come. */
export function toggledRegions<Region extends { readonly countryRegionCode: string }>(
  selection: Readonly<Record<string, Region>>,
  regions: readonly (Region & RegionLeaf)[],
): Region[] {
  const isWhole = chosenOf(regions, selection) === 'all'
  const codes = new Set(regions.map(({ countryRegionCode }) => countryRegionCode))
  const others = Object.values(selection).filter(({ countryRegionCode }) => !codes.has(countryRegionCode))
  return isWhole ? others : [...others, ...regions]
}

/** Every region of the tree: 'Add all regions'. */
export const allRegions = (branches: readonly CountryBranch[]): RegionLeaf[] =>
  branches.flatMap(({ regions }) => regions)
