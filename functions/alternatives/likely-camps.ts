import type { CampCalendars, CampNights } from './camp-calendars'
import type { NearbyCamp } from './nearby-camps'

interface Wanted {
  readonly most: number
  /** The trip is to cost less than it does: nothing dearer than the camp of the stay. */
  readonly isCheaper: boolean
}

/**
 * Of the camps around a stay those whose calendars have prices and rooms for its nights, the likest first: free ones, of its
 * region, of its price.
 */
export function likelyCamps(
  stay: CampNights,
  { camps, calendars }: { readonly camps: readonly NearbyCamp[]; readonly calendars: CampCalendars },
  { most, isCheaper }: Wanted,
): NearbyCamp[] {
  const here = calendars.priceAt(stay)
  return camps
    .flatMap((camp) => {
      const offer = calendars.offerAt({ ...stay, supplierCode: camp.supplierCode })
      if (offer === undefined || (isCheaper && here !== undefined && offer.price >= here)) return []
      return [{ camp, isFree: offer.isFree, distance: farness(offer.price, here) }]
    })
    .sort(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        Number(b.camp.isSameRegion) - Number(a.camp.isSameRegion) ||
        a.distance - b.distance ||
        a.camp.kilometers - b.camp.kilometers,
    )
    .slice(0, most)
    .map(({ camp }) => camp)
}

/** How much dearer or cheaper by ratio, either way alike. */
const farness = (price: number, here: number | undefined): number =>
  here === undefined || price <= 0 || here <= 0 ? 0 : Math.abs(Math.log(price / here))
