import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import type { CampIndex } from '../data/catalogue/camp-index'
import { type Ground, greatCircleKm } from '../suppliers/transfers'

export interface NearbyCamp {
  readonly supplierCode: SupplierCode
  /** Where it stands in the index. */
  readonly place: number
  readonly kilometers: number
  readonly isSameRegion: boolean
  /** Minutes to the stay and on from it, with the camp that there is and with this one. */
  readonly travel: { readonly before: number; readonly after: number }
}

interface Wanted {
  /** Flags of camps that cannot be offered. */
  readonly hidden: number
  /** Age of the youngest child; undefined without children. */
  readonly youngest: number | undefined
  readonly most: number
  /** Minutes to a place from the camp before, and on to the camp after. */
  readonly travelTo: (at: Ground) => number
  /** Only those whose guide price is below that of the stay's camp, where both are known. */
  readonly isCheaper?: boolean
}

/**
 * The camps around one that keep its journey and take its party: those of its region first, then
 * the nearest, of another region only what is a short flight away and makes the ways little longer.
 */
export function nearbyCamps(index: CampIndex, from: number, wanted: Wanted): NearbyCamp[] {
  const { hidden, youngest, most, travelTo, isCheaper = false } = wanted
  const [latitude, longitude, ages, prices] = [
    'latitude',
    'longitude',
    'minChildAge',
    'guidePrice',
  ].map((field) => index.column(field))
  const at = (place: number) => ({
    latitude: Number(latitude?.get(place) ?? 0),
    longitude: Number(longitude?.get(place) ?? 0),
  })
  const [here, price] = [at(from), Number(prices?.get(from) ?? Number.POSITIVE_INFINITY)]
  const before = travelTo(here)
  const nearby: Omit<NearbyCamp, 'supplierCode'>[] = []
  for (let place = 0; place < index.count; place++) {
    const isHidden = ((index.flags[place] ?? 0) & hidden) !== 0
    const isTooYoung = youngest !== undefined && youngest < Number(ages?.get(place) ?? 0)
    const isTooDear = isCheaper && Number(prices?.get(place) ?? 0) >= price
    if (place === from || isHidden || isTooYoung || isTooDear) continue
    const isSameRegion = index.regionOf[place] === index.regionOf[from]
    const ground = at(place)
    const kilometers = greatCircleKm(here, ground)
    if (!isSameRegion && kilometers > farthestKm) continue
    const after = travelTo(ground)
    if (isSameRegion || after - before <= maxMinutesMore)
      nearby.push({ place, kilometers, isSameRegion, travel: { before, after } })
  }
  return nearby
    .sort((a, b) => Number(b.isSameRegion) - Number(a.isSameRegion) || a.kilometers - b.kilometers)
    .slice(0, most)
    .map((camp) => ({ ...camp, supplierCode: supplierCodeSchema.parse(index.codes[camp.place]) }))
}

/** A short flight away: farther, it would be another journey. */
const farthestKm = 400
/** Both ways together. */
const maxMinutesMore = 120
