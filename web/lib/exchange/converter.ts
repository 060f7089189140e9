import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createExchange } from '#shared/fx/exchange'
import { readRate, type SpotRates } from '#shared/fx/spot-rates'
import { useSession } from '../session/session'
import { exchangeRatesQuery } from './exchange-rates-query'

/** Converts amounts at the day's rates; undefined if a rate is missing. */
export type Converter = (amount: number, currency: string) => number | undefined

/**
 * A currency converter. Amounts without a rate are left out of totals and reported, never counted
 * as zero.
 */
export function converterTo(target: string, spotRates: SpotRates): Converter {
  const exchange = createExchange({ spotRates })
  const isKnown = (currency: string) =>
    currency === 'USD' ||
    (Object.hasOwn(spotRates, currency) && readRate(spotRates[currency]) !== undefined)
  return (amount, currency) => {
    if (currency === target) return amount
    return isKnown(currency) && isKnown(target)
      ? exchange.convert(amount, { from: currency, to: target })
      : undefined
  }
}

/**
 * Converts amounts to the agency's currency at the latest rates; undefined until those have loaded.
 */
export function useConverter(): Converter | undefined {
  const { currency } = useSession().agency
  const rates = useQuery(exchangeRatesQuery()).data?.rates
  return useMemo(
    () => (rates === undefined ? undefined : converterTo(currency, rates)),
    [currency, rates],
  )
}
