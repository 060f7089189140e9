import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import type { CampIndex } from '../data/catalogue/camp-index'
import { greatCircleKm } from '../suppliers/transfers'

export interface NearbyCamp {
  readonly supplierCode: SupplierCode
  /** Where it stands in the index. */
  readonly place: number
  readonly kilometers: number
  readonly isSameRegion: boolean
}

interface Wanted {
  /** Flags of camps that cannot be offered. */
  readonly hidden: number
  /** Age of the youngest child; undefined without children. */
  readonly youngest: number | undefined
  readonly most: number
}

/** The camps around one that its party may go to: those of its region first, then the nearest. */
export function nearbyCamps(index: CampIndex, from: number, { hidden, youngest, most }: Wanted): NearbyCamp[] {
  const [latitude, longitude, ages] = ['latitude', 'longitude', 'minChildAge'].map((field) => index.column(field))
  const at = (place: number) => ({
    latitude: Number(latitude?.get(place) ?? 0),
    longitude: Number(longitude?.get(place) ?? 0),
  })
  const here = at(from)
  const found: Omit<NearbyCamp, 'supplierCode'>[] = []
  for (let place = 0; place < index.count; place++) {
    const isHidden = ((index.flags[place] ?? 0) & hidden) !== 0
    const isTooYoung = youngest !== undefined && youngest < Number(ages?.get(place) ?? 0)
    if (place === from || isHidden || isTooYoung) continue
    const isSameRegion = index.regionOf[place] === index.regionOf[from]
    const kilometers = greatCircleKm(here, at(place))
    if (isSameRegion || kilometers <= farthestKm) found.push({ place, kilometers, isSameRegion })
  }
  return found
    .sort((a, b) => Number(b.isSameRegion) - Number(a.isSameRegion) || a.kilometers - b.kilometers)
    .slice(0, most)
    .map((camp) => ({ ...camp, supplierCode: supplierCodeSchema.parse(index.codes[camp.place]) }))
}

/** A short flight away: farther, it would be another journey. */
const farthestKm = 400
