import { isAppError } from '#shared/errors/app-error'
import { convertMoney } from '#shared/fx/convert-money'
import { type Amount, fromMoney, moneyOf } from '#shared/money/money'
import type { Trip } from '../page/trip'

/** An amount of dollars, minor units, as the trip is sold; in dollars where the trip has no rate of its currency. */
export function inTripCurrency(dollars: number, { currency, exchange }: Pick<Trip, 'currency' | 'exchange'>): Amount {
  try {
    return fromMoney(convertMoney(moneyOf(dollars, 'USD'), { to: currency, spotRates: exchange.spotRates }))
  } catch (error) {
    if (isAppError(error)) return { amount: dollars, currency: 'USD' }
    throw error
  }
}
