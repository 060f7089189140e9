import { ratesRoutes } from '#shared/api/rates'
import { monthOf } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { calendarStore } from '../../data/rates/calendar-store'
import { daysRates } from '../../data/rates/exchange-store'
import type { LowestRates } from '../../data/rates/lowest-records'
import type { MonthRates } from '../../data/rates/month-rates-records'
import { type RateStore, rateStore } from '../../data/rates/rate-store'
import { type ToDollars, toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = {
  rates: (table: Table) => cachedLowest(rateStore(table)),
  calendar: calendarStore,
  exchange: daysRates,
}

/**
 * The lowest price per person sharing in a month: kept in the supplier's currency, converted by the
 * day's rates. By room type it is read from the month's nights, which the calendar shows.
 */
export const getLowestRates = useCase(
  ratesRoutes.getLowestRates,
  async ({ body }, { rates, calendar, exchange, clock }: Deps<typeof makers>) => {
    const { supplierCode: only, supplierCodes = [], byRoom = false } = body
    const month = monthOf(body.startDate)
    const suppliers = only === undefined ? [...new Set(supplierCodes)] : [only]
    const now = clock.now()
    const [lowest, newest, nights] = await Promise.all([
      rates.lowest(suppliers, now),
      exchange.newest(now),
      byRoom ? calendar.ratesOf(suppliers, [month]) : undefined,
    ])
    const dollars = toDollars(newest)
    const bySupplier = new Map(lowest.map(({ supplierCode, months }) => [supplierCode, months]))
    const lowestRates = suppliers.map((supplierCode) => {
      const amounts = Object.entries(ownValue(bySupplier.get(supplierCode), month) ?? {})
      const cheapest = lowestIn(amounts, dollars) ?? { roomRatePP: null, rateCurrency: null }
      return { supplierCode, ...cheapest, currency: 'USD' as const }
    })
    const rooms = [...(nights?.values() ?? [])].flat().flatMap((one) => roomsOf(one, dollars))
    return {
      rates: lowestRates,
      ...(only !== undefined && { roomRatePP: lowestRates[0]?.roomRatePP ?? null }),
      ...(byRoom && { rooms }),
    }
  },
)

/** The lowest of amounts per person in dollars; undefined where none can be converted. */
function lowestIn(
  amounts: readonly (readonly [currency: string, amount: number | null])[],
  dollars: ToDollars,
) {
  const prices = amounts.flatMap(([rateCurrency, amount]) => {
    const roomRatePP = dollars(amount, rateCurrency)
    return roomRatePP === null ? [] : [{ roomRatePP, rateCurrency }]
  })
  return prices.toSorted((a, b) => a.roomRatePP - b.roomRatePP)[0]
}

/** The room types of a month with the lowest price of its nights. */
const roomsOf = ({ rooms }: MonthRates, dollars: ToDollars) =>
  [...rooms].flatMap(([optionKey, nights]) => {
    const amounts = [...nights.values()].map((one) => [one.currency, one.perPerson] as const)
    const lowest = lowestIn(amounts, dollars)
    return lowest === undefined ? [] : [{ optionKey, ...lowest }]
  })

/** The lowest rates of suppliers as lists show them. */
interface LowestSource {
  /** What has none is left out. */
  lowest(suppliers: readonly SupplierCode[], now: Date): Promise<LowestRates[]>
}

/**
 * How long a container goes on with the lowest rates that it has read; the app keeps them as long
 * (2 §9).
 */
export const lowestKeptMs = 5 * 60_000
const maxKept = 5_000

/**
 * Lowest rates that are read at most every five minutes a supplier: the same camps are on many
 * screens.
 */
export function cachedLowest(store: Pick<RateStore, 'lowest'>): LowestSource {
  const cache = new Map<
    SupplierCode,
    { readonly rates: LowestRates | undefined; readonly until: number }
  >()
  return {
    async lowest(suppliers, now) {
      const isFresh = (code: SupplierCode) => (cache.get(code)?.until ?? 0) > now.getTime()
      const freshRates = suppliers.filter(isFresh).map((code) => cache.get(code)?.rates)
      const missingCodes = suppliers.filter((code) => !isFresh(code))
      const ratesRead = missingCodes.length === 0 ? [] : await store.lowest(missingCodes)
      if (cache.size + missingCodes.length > maxKept) cache.clear()
      const bySupplier = new Map(ratesRead.map((rates) => [rates.supplierCode, rates]))
      for (const code of missingCodes)
        cache.set(code, { rates: bySupplier.get(code), until: now.getTime() + lowestKeptMs })
      return [...freshRates.filter((rates) => rates !== undefined), ...ratesRead]
    },
  }
}

export const handler = lambdaFor(getLowestRates, makers)
