import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import type { CampIndex } from './camp-index'

export interface CampOfRegion {
  readonly supplierCode: SupplierCode
  readonly campName: string
  readonly countryRegionCode: string
}

const made = new WeakMap<CampIndex, Map<number, CampOfRegion[][]>>()

/**
 * The camps of each region, by name, without those that some flags hide; made once for each set of flags.
 *
 * @returns a list for each of the index's regions, in their order
 */
export function campsByRegion(index: CampIndex, hidden: number): readonly (readonly CampOfRegion[])[] {
  const byHidden = made.get(index) ?? new Map<number, CampOfRegion[][]>()
  made.set(index, byHidden)
  const known = byHidden.get(hidden)
  if (known !== undefined) return known
  const regions = grouped(index, hidden)
  byHidden.set(hidden, regions)
  return regions
}

function grouped({ regions, regionOf, flags, codes, names, count }: CampIndex, hidden: number): CampOfRegion[][] {
  const lists: CampOfRegion[][] = regions.map(() => [])
  for (let place = 0; place < count; place++) {
    if (((flags[place] ?? 0) & hidden) !== 0) continue
    const region = regionOf[place] ?? 0
    lists[region]?.push({
      supplierCode: supplierCodeSchema.parse(codes[place]),
      campName: names[place] ?? '',
      countryRegionCode: regions[region]?.countryRegionCode ?? '',
    })
  }
  return lists
}
