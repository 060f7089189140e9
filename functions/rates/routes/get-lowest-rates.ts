import { ratesRoutes } from '#shared/api/rates'
import { monthOf } from '#shared/dates/calendar-date'
import { ownValue } from '#shared/ids/own-value'
import { cachedRates, type DaysRates, exchangeStore } from '../../data/rates/exchange-store'
import { cachedLowest, type LowestSource } from '../../data/rates/lowest-cache'
import { rateStore } from '../../data/rates/rate-store'
import { toDollars } from '../../data/rates/to-dollars'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

export interface LowestRatesDeps extends Basics {
  readonly rates: LowestSource
  readonly exchange: DaysRates
}

/** The lowest price per person sharing in a month: kept in the supplier's currency, converted by the day's rates. */
export const getLowestRates = useCase(
  ratesRoutes.getLowestRates,
  async ({ body }, { rates, exchange, clock }: LowestRatesDeps) => {
    const suppliers = [...new Set(body.supplierCodes)]
    const now = clock.now()
    const [lowest, newest] = await Promise.all([rates.lowest(suppliers, now), exchange.newest(now)])
    const dollars = toDollars(newest)
    const bySupplier = new Map(lowest.map(({ supplierCode, months }) => [supplierCode, months]))
    return {
      rates: suppliers.map((supplierCode) => {
        const amounts = Object.entries(ownValue(bySupplier.get(supplierCode), monthOf(body.startDate)) ?? {})
        const prices = amounts.flatMap(([rateCurrency, amount]) => {
          const roomRatePP = dollars(amount, rateCurrency)
          return roomRatePP === null ? [] : [{ roomRatePP, rateCurrency }]
        })
        const [cheapest = { roomRatePP: null, rateCurrency: null }] = prices.toSorted(
          (a, b) => a.roomRatePP - b.roomRatePP,
        )
        return { supplierCode, ...cheapest, currency: 'USD' as const }
      }),
    }
  },
)

export const handler = lambdaFor(getLowestRates, (table) => ({
  rates: cachedLowest(rateStore(table)),
  exchange: cachedRates(exchangeStore(table)),
}))
