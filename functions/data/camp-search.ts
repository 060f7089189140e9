import type { OrderBy, Where } from '#shared/catalogue/filter-types'
import { type Access, matches } from '#shared/catalogue/matches'
import { type CampFlag, campFlags } from './camp-columns'
import type { CampIndex, RegionInIndex } from './camp-index'
import { campRanks } from './camp-ranks'

export interface CampQuestion {
  readonly where: Where
  /** Flags of campFlags that hide a camp from whoever asks (camp-visibility.ts). */
  readonly hidden: number
}

export interface CampPageQuestion extends CampQuestion {
  readonly order: readonly OrderBy[]
  readonly limit: number
  readonly skip: number
}

export interface CampPage {
  /** Places of the camps of the page. */
  readonly places: readonly number[]
  /** How many camps there are in all pages. */
  readonly total: number
}

/**
 * A page of the camps that a filter selects, and their exact number. One run over the columns: by name, which is the order
 * they lie in, nothing is sorted; by anything else, numbers are (camp-ranks.ts).
 */
export function searchCamps(index: CampIndex, { where, hidden, order, limit, skip }: CampPageQuestion): CampPage {
  const found = placesOf(index, { where, hidden })
  const sorted = order.length === 0 || isByName(order) ? found : campRanks(index).sorted(found, order)
  return { places: [...sorted.subarray(skip, skip + limit)], total: found.length }
}

/** The exact number of camps that a where clause selects. */
export function countCampsIn(index: CampIndex, question: CampQuestion): number {
  return placesOf(index, question).length
}

/** The places of all camps that are seen and selected, in the order of their names. */
function placesOf(index: CampIndex, { where, hidden }: CampQuestion): Uint32Array {
  const { flags, count } = index
  const isSelected = matches(where, accessOf(index))
  const found = new Uint32Array(count)
  let length = 0
  for (let place = 0; place < count; place++) {
    if (((flags[place] ?? 0) & hidden) === 0 && isSelected(place)) found[length++] = place
  }
  return found.subarray(0, length)
}

function isByName([first]: readonly OrderBy[]): boolean {
  return first?.field === 'campName' && first.direction === 'ascending'
}

/** How conditions read the columns; a camp is its place. */
function accessOf(index: CampIndex): Access<number> {
  const { codes, names, lower, regions, regionOf, flags, ages } = index
  const ofRegion = (field: keyof RegionInIndex) => {
    const values = regions.map((region) => region[field])
    return (place: number) => values[regionOf[place] ?? 0]
  }
  const flag = (name: CampFlag) => (place: number) => ((flags[place] ?? 0) & campFlags[name]) !== 0
  const readers: Readonly<Record<string, (place: number) => unknown>> = {
    supplierCode: (place) => codes[place],
    campName: (place) => names[place],
    regionName: ofRegion('name'),
    regionCode: ofRegion('regionCode'),
    countryRegionCode: ofRegion('countryRegionCode'),
    country: ofRegion('countryName'),
    countryCode: ofRegion('countryCode'),
    dmcArrangedOnly: flag('dmcArrangedOnly'),
    consultantInteractionRequired: flag('consultantInteractionRequired'),
    restOfWorld: flag('restOfWorld'),
    disabled: flag('disabled'),
    online: flag('online'),
    thirdParty: flag('thirdParty'),
    minChildAge: (place) => ages[place],
    campFeatures: (place) => index.featuresAt(place),
    transitPointCode: (place) => index.campAt(place).transitPointCode,
    latitude: (place) => index.campAt(place).latitude,
    longitude: (place) => index.campAt(place).longitude,
  }
  return {
    read: (field) => readers[field] ?? (() => undefined),
    folded: (field) => (field === 'campName' ? (place) => lower[place] ?? '' : undefined),
  }
}
