import { isAvailable, stayCodeOf } from '#shared/calendar/availability'
import { type CalendarDate, type CalendarMonth, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { createExchange } from '#shared/fx/exchange'
import type { SpotRates } from '#shared/fx/spot-rates'
import type { OptionKey, SupplierCode } from '#shared/ids/ids'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { CalendarStore } from '../data/rates/calendar-store'
import type { MonthRates } from '../data/rates/month-rates-records'
import { groupBy } from '../data/table/group-by'
import type { NearbyCamp } from './nearby-camps'

export interface Stay {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** A camp that seems to have rooms for the nights, with what is known of them. */
export interface LikelyCamp extends NearbyCamp {
  readonly isFree: boolean
  readonly allotments: readonly AllotmentMonth[]
}

interface Sources {
  readonly calendars: Pick<CalendarStore, 'ratesOf' | 'allotmentsOf'>
  readonly spotRates: SpotRates
  readonly most: number
}

/**
 * Of the camps around a stay those whose calendars have prices and rooms for its nights, the likest first: free ones, of its
 * region, of its price. A batch of Gets for prices and one for rooms, each for a hundred months.
 */
export async function likelyCamps(
  stay: Stay,
  camps: readonly NearbyCamp[],
  { calendars, spotRates, most }: Sources,
): Promise<LikelyCamp[]> {
  const nights = nightsOf(stay.startDate, stay.endDate)
  const months = [...new Set(nights.map((night) => monthOf(night)))]
  const rates = await calendars.ratesOf([stay.supplierCode, ...camps.map(({ supplierCode }) => supplierCode)], months)
  const priceOf = guidePrices({ nights, spotRates })
  const here = least(priceOf(rates.get(stay.supplierCode) ?? []))
  const priced = camps.flatMap((camp) => {
    const prices = priceOf(rates.get(camp.supplierCode) ?? [])
    return prices.size === 0 ? [] : [{ camp, optionKeys: [...prices.keys()], distance: farness(least(prices), here) }]
  })
  const wanted = priced.flatMap(({ camp: { supplierCode }, optionKeys }) =>
    optionKeys.map((optionKey) => ({ supplierCode, optionKey })),
  )
  const allotments = groupBy(await calendars.allotmentsOf(wanted, months), ({ supplierCode }) => supplierCode)
  return priced
    .flatMap(({ camp, distance }) => {
      const own = allotments.get(camp.supplierCode) ?? []
      const codes = codesOf(own, nights)
      return codes.some(isAvailable)
        ? [{ ...camp, allotments: own, isFree: codes.some((code) => (code ?? 0) > 0), distance }]
        : []
    })
    .sort(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        Number(b.isSameRegion) - Number(a.isSameRegion) ||
        a.distance - b.distance ||
        a.kilometers - b.kilometers,
    )
    .slice(0, most)
}

/** By room type that can be had on all nights: its price a person, all nights together, in cents of a dollar. */
function guidePrices({ nights, spotRates }: { nights: readonly CalendarDate[]; spotRates: SpotRates }) {
  const { convert } = createExchange({ spotRates })
  return (months: readonly MonthRates[]): ReadonlyMap<OptionKey, number> => {
    const byMonth = new Map<CalendarMonth, MonthRates['rooms']>(months.map(({ month, rooms }) => [month, rooms]))
    const options = new Set(months.flatMap(({ rooms }) => [...rooms.keys()]))
    const prices = new Map<OptionKey, number>()
    for (const optionKey of options) {
      const perNight = nights.map((night) =>
        byMonth
          .get(monthOf(night))
          ?.get(optionKey)
          ?.get(Number(night.slice(8))),
      )
      let sum: number | undefined = 0
      for (const price of perNight) {
        const isOpen = price?.perPerson != null && price.minLOS <= nights.length
        const isKnown = isOpen && (price.currency === 'USD' || Object.hasOwn(spotRates, price.currency))
        sum =
          !isKnown || sum === undefined
            ? undefined
            : sum + convert(price.perPerson ?? 0, { from: price.currency, to: 'USD' })
      }
      if (sum !== undefined) prices.set(optionKey, sum)
    }
    return prices
  }
}

const least = (prices: ReadonlyMap<OptionKey, number>): number | undefined =>
  prices.size === 0 ? undefined : Math.min(...prices.values())

/** How much dearer or cheaper by ratio, either way alike. */
const farness = (price: number | undefined, here: number | undefined): number =>
  price === undefined || here === undefined || price <= 0 || here <= 0 ? 0 : Math.abs(Math.log(price / here))

/** One code a room type over all nights. */
function codesOf(allotments: readonly AllotmentMonth[], nights: readonly CalendarDate[]) {
  const days = new Map(allotments.map(({ month, optionKey, days }) => [`${month} ${optionKey}`, days]))
  return [...new Set(allotments.map(({ optionKey }) => optionKey))].map((optionKey) =>
    stayCodeOf(nights.map((night) => days.get(`${monthOf(night)} ${optionKey}`)?.get(Number(night.slice(8))))),
  )
}
