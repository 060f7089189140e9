import { campFlags } from './camp-columns'
import type { CampIndex, RegionInIndex } from './camp-index'
import { type CampOfRegion, campsByRegion } from './camps-by-region'

/** A region with the camps that somebody may see. */
export interface SeenRegion extends RegionInIndex {
  /** Name of its country. */
  readonly country: string
  readonly campCount: number
  readonly camps: CampOfRegion[]
}

/** Regions with their camps, without what some flags of camps hide: regions of the rest of the world among it. */
export function seenRegions(index: CampIndex, hidden: number): SeenRegion[] {
  const camps = campsByRegion(index, hidden)
  return index.regions.flatMap((region, at) => {
    if (region.countryRestOfWorld && (hidden & campFlags.restOfWorld) !== 0) return []
    const own = camps[at] ?? []
    return [{ ...region, country: region.countryName, campCount: own.length, camps: [...own] }]
  })
}
