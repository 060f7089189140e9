import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isMadeOrUnderWay } from '../../payments/requests/require-payable'

/**
 * Refuses another currency than the trip's while it has payments, whether its price is locked or
 * not: what they ask for and brought in stands in the trip's. Those that nobody has paid can be
 * cleared first.
 * @throws AppError itinerary.currency-fixed with the currency, and whether money has come in or is
 * on its way
 */
export function requireCurrency(
  { state, currency, payments, partyCancellations = [] }: ItineraryRecord,
  wanted: string,
): void {
  const isFree = payments.length === 0 && partyCancellations.length === 0
  if (isFree || wanted === currency) return
  throw new AppError('itinerary.currency-fixed', {
    state,
    currency,
    isPaid: payments.some(isMadeOrUnderWay) || partyCancellations.length > 0,
  })
}
