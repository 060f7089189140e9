import { isAppError } from '#shared/errors/app-error'
import { conversionRatio } from '#shared/fx/conversion'
import { scaleAmount } from '#shared/money/scale-amount'
import type { Trip } from '../page/trip'

/** An amount of dollars, minor units, as the trip is sold; in dollars where the trip has no rate of its currency. */
export function inTripCurrency(
  dollars: number,
  { currency, exchange }: Pick<Trip, 'currency' | 'exchange'>,
): { readonly amount: number; readonly currency: string } {
  try {
    const ratio = conversionRatio({ from: 'USD', to: currency, spotRates: exchange.spotRates })
    return { amount: scaleAmount(dollars, ratio), currency }
  } catch (error) {
    if (isAppError(error)) return { amount: dollars, currency: 'USD' }
    throw error
  }
}
