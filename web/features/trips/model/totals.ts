import { createExchange } from '#shared/fx/exchange'
import { readRate, type SpotRates } from '#shared/fx/spot-rates'

/** Totals of all trips in one currency. */
export interface CurrencyTotal {
  readonly currency: string
  readonly trips: number
  readonly sell: number
  readonly paid: number
}

export const sumTrips = (totals: readonly Pick<CurrencyTotal, 'trips'>[]): number =>
  totals.reduce((sum, { trips }) => sum + trips, 0)

/** Converts amounts at the day's rates; undefined if a rate is missing. */
export type Converter = (amount: number, currency: string) => number | undefined

/** A currency converter. Amounts without a rate are left out of totals and reported, never counted as zero. */
export function converterTo(target: string, spotRates: SpotRates): Converter {
  const exchange = createExchange({ spotRates })
  const isKnown = (currency: string) =>
    currency === 'USD' || (Object.hasOwn(spotRates, currency) && readRate(spotRates[currency]) !== undefined)
  return (amount, currency) => {
    if (currency === target) return amount
    return isKnown(currency) && isKnown(target) ? exchange.convert(amount, { from: currency, to: target }) : undefined
  }
}

/** Sales in one currency. */
export interface Sold {
  readonly sell: number
  readonly paid: number
  readonly trips: number
  /** Currencies left out for lack of a rate. */
  readonly leftOut: readonly string[]
}

/** Adds up sums of several currencies in one. */
export function soldIn(totals: readonly CurrencyTotal[], convert: Converter): Sold {
  let [sell, paid, trips] = [0, 0, 0]
  const leftOut: string[] = []
  for (const total of totals) {
    const [sold, received] = [convert(total.sell, total.currency), convert(total.paid, total.currency)]
    trips += total.trips
    if (sold === undefined || received === undefined) leftOut.push(total.currency)
    else {
      sell += sold
      paid += received
    }
  }
  return { sell, paid, trips, leftOut }
}
