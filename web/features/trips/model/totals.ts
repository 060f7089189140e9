import type { Converter } from '../../../lib/exchange/converter'

/** Totals of all trips in one currency. */
export interface CurrencyTotal {
  readonly currency: string
  readonly trips: number
  readonly sell: number
  readonly paid: number
}

export const sumTrips = (totals: readonly Pick<CurrencyTotal, 'trips'>[]): number =>
  totals.reduce((sum, { trips }) => sum + trips, 0)

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
    const [sold, received] = [
      convert(total.sell, total.currency),
      convert(total.paid, total.currency),
    ]
    trips += total.trips
    if (sold === undefined || received === undefined) leftOut.push(total.currency)
    else {
      sell += sold
      paid += received
    }
  }
  return { sell, paid, trips, leftOut }
}
