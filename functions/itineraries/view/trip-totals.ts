import type { TripTotals } from '#shared/api/itinerary-shapes'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { addAmounts } from '#shared/money/exact-integer'

export const summedFields = ['currency', 'sell', 'paid', 'margin'] as const
type Summed = Pick<ItinerarySummary, (typeof summedFields)[number]>

/** Sums of itineraries by currency, the one with the most itineraries first. Amounts of two currencies are never added. */
export function tripTotalsOf(trips: readonly Summed[]): TripTotals[] {
  const byCurrency = new Map<string, TripTotals>()
  for (const { currency, sell, paid, margin = 0 } of trips) {
    const sum = byCurrency.get(currency) ?? { currency, trips: 0, sell: 0, paid: 0, margin: 0 }
    byCurrency.set(currency, {
      currency,
      trips: sum.trips + 1,
      sell: addAmounts(sum.sell, sell),
      paid: addAmounts(sum.paid, paid),
      margin: addAmounts(sum.margin, margin),
    })
  }
  return [...byCurrency.values()].sort(
    (one, other) => other.trips - one.trips || (one.currency < other.currency ? -1 : 1),
  )
}
