import type { CampCalendars, CampNights } from './camp-calendars'
import type { NearbyCamp } from './nearby-camps'

/** Calendars know prices only roughly; the exact total is compared with the budget later. */
const leeway = 1.05

interface Wanted {
  readonly most: number
  /**
   * The share of the stay's price that a budget leaves for it; dearer camps are left out. Missing
   * where there is none.
   */
  readonly share?: number | undefined
}

/**
 * Of the camps around a stay those whose calendars have prices and rooms for its nights, the likest
 * first: free ones, of its region, of its price.
 */
export function likelyCamps(
  stay: CampNights,
  {
    camps,
    calendars,
  }: { readonly camps: readonly NearbyCamp[]; readonly calendars: CampCalendars },
  { most, share }: Wanted,
): NearbyCamp[] {
  const here = calendars.priceAt(stay)
  return camps
    .flatMap((camp) => {
      const offer = calendars.offerAt({ ...stay, supplierCode: camp.supplierCode })
      if (
        offer === undefined ||
        (share !== undefined && here !== undefined && offer.price > here * share * leeway)
      )
        return []
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
