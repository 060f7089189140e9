import type { CampAlternative } from '#shared/api/alternatives'
import type { SupplierCode } from '#shared/ids/ids'
import type { Segment } from '#shared/itinerary/segment'
import type { CampIndex } from '../data/catalogue/camp-index'
import { type Ground, travelMinutes } from '../suppliers/transfers'
import type { NearbyCamp } from './nearby-camps'
import type { QuotedCamp } from './quote-camp'

/** Where a camp lies; undefined for one that the catalogue does not have. */
export function groundOf(
  camps: CampIndex,
  supplierCode: SupplierCode | undefined,
): Ground | undefined {
  const place = supplierCode === undefined ? undefined : camps.placeOf(supplierCode)
  return place === undefined ? undefined : camps.campAt(place)
}

/** Minutes of travel to a place from the camp before a stay, and on to the camp after it. */
export function travelBy(segments: readonly Segment[], stay: Segment, camps: CampIndex) {
  const others = segments.filter(({ type, id }) => type === 'stay' && id !== stay.id)
  const before = others
    .filter(({ endDate }) => endDate <= stay.startDate)
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate))
    .at(-1)
  const [after] = others
    .filter(({ startDate }) => startDate >= stay.endDate)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  const neighbors = [before, after]
    .map((one) => groundOf(camps, one?.supplierCode))
    .filter((ground) => ground !== undefined)
  return (at: Ground): number =>
    neighbors.reduce((sum, neighbor) => sum + travelMinutes(neighbor, at), 0)
}

/** A camp as it is offered for a stay, with what would be different there. */
export function offerOf(
  { nights: { supplierCode }, rooms, state, quote }: QuotedCamp,
  {
    nearby,
    stay,
    camps,
  }: { readonly nearby: NearbyCamp; readonly stay: Segment; readonly camps: CampIndex },
): Omit<CampAlternative, 'sell'> {
  const { campName, regionName, country, featuredImageId } = camps.campAt(nearby.place)
  const [before, after] = [stay.mealBasis, quote.mealBasis]
  return {
    supplierCode,
    campName,
    regionName,
    country,
    featuredImageId,
    state,
    rooms: [...rooms],
    kilometers: Math.round(nearby.kilometers),
    isSameRegion: nearby.isSameRegion,
    travel: nearby.travel,
    mealBasis: before === after || before === undefined ? undefined : { before, after },
  }
}
