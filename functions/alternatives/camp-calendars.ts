import { isAvailable, stayCodeOf } from '#shared/calendar/availability'
import {
  type CalendarDate,
  type CalendarMonth,
  monthOf,
  nightsOf,
} from '#shared/dates/calendar-date'
import { createExchange } from '#shared/fx/exchange'
import type { SpotRates } from '#shared/fx/spot-rates'
import type { OptionKey, SupplierCode } from '#shared/ids/ids'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { CalendarStore } from '../data/rates/calendar-store'
import type { MonthRates } from '../data/rates/month-rates-records'
import { groupBy } from '../data/table/group-by'

/** Nights at a camp: from the day of arrival to the day of departure. */
export interface CampNights {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** What the calendars say of some nights at a camp. */
export interface GuideOffer {
  /** Of the cheapest room type: a person, all nights together, in cents of a dollar. */
  readonly price: number
  /** Rooms are free, not only perhaps or on request. */
  readonly isFree: boolean
}

export interface CampCalendars {
  /** Undefined where no room type has a price and rooms on all of the nights. */
  offerAt(nights: CampNights): GuideOffer | undefined
  /** The cheapest price of the nights, whether or not rooms are free. */
  priceAt(nights: CampNights): number | undefined
  allotmentsOf(supplierCode: SupplierCode): readonly AllotmentMonth[]
}

interface Sources {
  readonly calendars: Pick<CalendarStore, 'ratesOf' | 'allotmentsOf'>
  readonly spotRates: SpotRates
  /** Room types of a camp whose counts are read, the cheapest first. */
  readonly maxRooms: number
}

/**
 * The calendars of many camps in the months of some nights: a batch of Gets for the prices of a
 * hundred camp months, then one for the counts of a hundred months of those room types that have a
 * price.
 */
export async function campCalendars(
  wanted: readonly CampNights[],
  { calendars, spotRates, maxRooms }: Sources,
): Promise<CampCalendars> {
  const campsOf = new Map<CalendarMonth, Set<SupplierCode>>()
  for (const { supplierCode, startDate, endDate } of wanted)
    for (const month of monthsOf(nightsOf(startDate, endDate)))
      campsOf.set(month, (campsOf.get(month) ?? new Set()).add(supplierCode))
  const months = [...campsOf]
  const monthlyRates = await Promise.all(
    months.map(([month, camps]) => calendars.ratesOf([...camps], [month])),
  )
  const rates = new Map<string, MonthRates[]>()
  for (const month of monthlyRates)
    for (const [camp, own] of month) rates.set(camp, [...(rates.get(camp) ?? []), ...own])
  const pricesOf = guidePrices(spotRates)
  const nightPrices = (nights: CampNights) =>
    pricesOf(rates.get(nights.supplierCode) ?? [], nightsOf(nights.startDate, nights.endDate))
  const monthlyCounts = await Promise.all(
    months.map(([month, camps]) => {
      const rooms = [...camps].flatMap((supplierCode) => {
        const own = rates.get(supplierCode)?.filter((one) => one.month === month) ?? []
        return cheapestRooms(own, maxRooms).map((optionKey) => ({ supplierCode, optionKey }))
      })
      return calendars.allotmentsOf(rooms, [month])
    }),
  )
  const allotments = groupBy(monthlyCounts.flat(), ({ supplierCode }) => supplierCode)
  return {
    offerAt(nights) {
      const prices = nightPrices(nights)
      const codes = codesOf(
        allotments.get(nights.supplierCode) ?? [],
        nightsOf(nights.startDate, nights.endDate),
      )
      const had = [...codes].filter(([key, code]) => isAvailable(code) && prices.has(key))
      if (had.length === 0) return undefined
      return {
        price: Math.min(...had.map(([key]) => prices.get(key) ?? 0)),
        isFree: had.some(([, code]) => (code ?? 0) > 0),
      }
    },
    priceAt(nights) {
      const prices = [...nightPrices(nights).values()]
      return prices.length === 0 ? undefined : Math.min(...prices)
    },
    allotmentsOf: (supplierCode) => allotments.get(supplierCode) ?? [],
  }
}

const monthsOf = (nights: readonly CalendarDate[]) => [
  ...new Set(nights.map((night) => monthOf(night))),
]

/** Option keys of the room types that cost least on the first night that has a price. */
function cheapestRooms(months: readonly MonthRates[], most: number): OptionKey[] {
  const prices = new Map<OptionKey, number>()
  for (const { rooms } of months)
    for (const [key, nights] of rooms) {
      const price = [...nights.values()].find(({ perPerson }) => perPerson !== null)?.perPerson
      if (price != null) prices.set(key, Math.min(price, prices.get(key) ?? price))
    }
  return [...prices]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([key]) => key)
}

/**
 * By room type that can be had on all nights: its price a person, all nights together, in cents of
 * a dollar.
 */
function guidePrices(spotRates: SpotRates) {
  const { convert } = createExchange({ spotRates })
  return (
    months: readonly MonthRates[],
    nights: readonly CalendarDate[],
  ): ReadonlyMap<OptionKey, number> => {
    const byMonth = new Map<CalendarMonth, MonthRates['rooms']>(
      months.map(({ month, rooms }) => [month, rooms]),
    )
    const options = new Set(months.flatMap(({ rooms }) => [...rooms.keys()]))
    const prices = new Map<OptionKey, number>()
    for (const optionKey of options) {
      let sum: number | undefined = 0
      for (const night of nights) {
        const price = byMonth
          .get(monthOf(night))
          ?.get(optionKey)
          ?.get(Number(night.slice(8)))
        const isOpen = price?.perPerson != null && price.minLOS <= nights.length
        const isKnown =
          isOpen && (price.currency === 'USD' || Object.hasOwn(spotRates, price.currency))
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

/** One code a room type over all nights. */
function codesOf(allotments: readonly AllotmentMonth[], nights: readonly CalendarDate[]) {
  const days = new Map(
    allotments.map(({ month, optionKey, days }) => [`${month} ${optionKey}`, days]),
  )
  return new Map(
    [...new Set(allotments.map(({ optionKey }) => optionKey))].map((optionKey) => [
      optionKey,
      stayCodeOf(
        nights.map((night) =>
          days.get(`${monthOf(night)} ${optionKey}`)?.get(Number(night.slice(8))),
        ),
      ),
    ]),
  )
}
