import { ratesRoutes } from '#shared/api/rates'
import { monthOf } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { daysRates } from '../../data/rates/exchange-store'
import type { LowestRates } from '../../data/rates/lowest-records'
import { type RateStore, rateStore } from '../../data/rates/rate-store'
import { toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { rates: (table: Table) => cachedLowest(rateStore(table)), exchange: daysRates }

/**
 * The lowest price per person sharing in a month: kept in the supplier's currency, converted by the
 * day's rates.
 */
export const getLowestRates = useCase(
  ratesRoutes.getLowestRates,
  async ({ body }, { rates, exchange, clock }: Deps<typeof makers>) => {
    const { supplierCode: only, supplierCodes = [] } = body
    const suppliers = only === undefined ? [...new Set(supplierCodes)] : [only]
    const now = clock.now()
    const [lowest, newest] = await Promise.all([rates.lowest(suppliers, now), exchange.newest(now)])
    const dollars = toDollars(newest)
    const bySupplier = new Map(lowest.map(({ supplierCode, months }) => [supplierCode, months]))
    const found = suppliers.map((supplierCode) => {
      const amounts = Object.entries(
        ownValue(bySupplier.get(supplierCode), monthOf(body.startDate)) ?? {},
      )
      const prices = amounts.flatMap(([rateCurrency, amount]) => {
        const roomRatePP = dollars(amount, rateCurrency)
        return roomRatePP === null ? [] : [{ roomRatePP, rateCurrency }]
      })
      const [cheapest = { roomRatePP: null, rateCurrency: null }] = prices.toSorted(
        (a, b) => a.roomRatePP - b.roomRatePP,
      )
      return { supplierCode, ...cheapest, currency: 'USD' as const }
    })
    return { rates: found, ...(only !== undefined && { roomRatePP: found[0]?.roomRatePP ?? null }) }
  },
)

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
  const kept = new Map<
    SupplierCode,
    { readonly rates: LowestRates | undefined; readonly until: number }
  >()
  return {
    async lowest(suppliers, now) {
      const isFresh = (code: SupplierCode) => (kept.get(code)?.until ?? 0) > now.getTime()
      const known = suppliers.filter(isFresh).map((code) => kept.get(code)?.rates)
      const wanted = suppliers.filter((code) => !isFresh(code))
      const read = wanted.length === 0 ? [] : await store.lowest(wanted)
      if (kept.size + wanted.length > maxKept) kept.clear()
      const bySupplier = new Map(read.map((rates) => [rates.supplierCode, rates]))
      for (const code of wanted)
        kept.set(code, { rates: bySupplier.get(code), until: now.getTime() + lowestKeptMs })
      return [...known.filter((rates) => rates !== undefined), ...read]
    },
  }
}

export const handler = lambdaFor(getLowestRates, makers)
