import { isAppError } from '#shared/errors/app-error'
import { createExchange } from '#shared/fx/exchange'
import type { ExchangeRecord } from './exchange-records'

/**
 * Minor units of a currency as minor units of USD; null for null, and for a currency without a rate
 * that day.
 */
export type ToDollars = (amount: number | null, currency: string) => number | null

/**
 * A converter by the rates of a day. Prices in lists and calendars are always shown in US dollars
 * (2 §9).
 */
export function toDollars({ rates }: Pick<ExchangeRecord, 'rates'>): ToDollars {
  const exchange = createExchange({ spotRates: rates })
  return (amount, currency) => {
    if (amount === null) return null
    try {
      return exchange.convert(amount, { from: currency, to: 'USD' })
    } catch (error) {
      if (isAppError(error, 'fx.missing-spot-rate')) return null
      throw error
    }
  }
}
