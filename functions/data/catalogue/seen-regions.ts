import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { campFlags } from './camp-columns'
import type { CampIndex, RegionInIndex } from './camp-index'

interface CampOfRegion {
  readonly supplierCode: SupplierCode
  readonly campName: string
  readonly countryRegionCode: string
  /** Those that are never come with a region. */
  readonly disabled: false
}

/** A region with the camps that somebody may see. */
export interface SeenRegion extends RegionInIndex {
  /** Name of its country. */
  readonly country: string
  readonly campCount: number
  readonly camps: CampOfRegion[]
}

/**
 * Regions with their camps, without what some flags of camps hide: regions of the rest of the world
 * among it.
 */
export function seenRegions(index: CampIndex, hidden: number): SeenRegion[] {
  const camps = campsByRegion(index, hidden)
  return index.regions.flatMap((region, at) => {
    if (region.countryRestOfWorld && (hidden & campFlags.restOfWorld) !== 0) return []
    const own = camps[at] ?? []
    return [{ ...region, country: region.countryName, campCount: own.length, camps: [...own] }]
  })
}

/** Some 100 bytes each: an answer with more would near the 6 MB that Lambda carries. */
const maxCamps = 40_000

/** Regions as an answer carries them: by `campCount` alone where all their camps were too many. */
export function carryCamps<Region extends SeenRegion>(
  regions: readonly Region[],
): (Omit<Region, 'camps'> & { readonly camps?: SeenRegion['camps'] })[] {
  const camps = regions.reduce((sum, { campCount }) => sum + campCount, 0)
  return camps <= maxCamps ? [...regions] : regions.map(({ camps: _, ...region }) => region)
}

const cache = new WeakMap<CampIndex, Map<number, CampOfRegion[][]>>()

/**
 * The camps of each of the index's regions, by name, without those that some flags hide; made once
 * for each set of flags.
 */
function campsByRegion(index: CampIndex, hidden: number): readonly (readonly CampOfRegion[])[] {
  const byHidden = cache.get(index) ?? new Map<number, CampOfRegion[][]>()
  cache.set(index, byHidden)
  const lists = byHidden.get(hidden) ?? groupByRegion(index, hidden)
  byHidden.set(hidden, lists)
  return lists
}

function groupByRegion(
  { regions, regionOf, flags, codes, names, count }: CampIndex,
  hidden: number,
): CampOfRegion[][] {
  const lists: CampOfRegion[][] = regions.map(() => [])
  for (let place = 0; place < count; place++) {
    if (((flags[place] ?? 0) & hidden) !== 0) continue
    const region = regionOf[place] ?? 0
    lists[region]?.push({
      supplierCode: supplierCodeSchema.parse(codes[place]),
      campName: names[place] ?? '',
      countryRegionCode: regions[region]?.countryRegionCode ?? '',
      disabled: false,
    })
  }
  return lists
}
