import { AppError } from '../errors/app-error'
import { ownValue } from '../ids/own-value'
import { requireCurrencyCode } from '../money/currency-code'
import { scaleAmount } from '../money/scale-amount'
import { conversionRatio } from './conversion'
import { readRate, type SpotRates } from './spot-rates'

/** Converts amounts between currencies with one set of spot rates. */
export interface Exchange {
  /** Minor units of `from` in minor units of `to`, rounded once, half away from zero. */
  readonly convert: (amount: number, pair: { readonly from: string; readonly to: string }) => number
}

/**
 * Makes an exchange from the market's spot rates, or from an itinerary's own (custom) rates, which
 * stand in their place.
 *
 * @param target - the currency that everything is to be converted into; custom rates have to name
 * it
 * @throws AppError `fx.not-initialized` without rates, `fx.target-missing` when custom rates lack
 * the target; `convert`
 *   throws `money.invalid-currency` and `fx.missing-spot-rate`
 */
export function createExchange({ spotRates, customRates, target }: ExchangeRates): Exchange {
  const rates = customRates ?? spotRates
  if (rates === undefined || rates === null) throw new AppError('fx.not-initialized')
  if (
    customRates &&
    target !== undefined &&
    target !== 'USD' &&
    readRate(ownValue(customRates, target)) === undefined
  ) {
    throw new AppError('fx.target-missing', { currency: target })
  }
  return {
    convert: (amount, { from, to }) =>
      scaleAmount(
        amount,
        conversionRatio({
          from: requireCurrencyCode(from),
          to: requireCurrencyCode(to),
          spotRates: rates,
        }),
      ),
  }
}

export interface ExchangeRates {
  readonly spotRates?: SpotRates | null | undefined
  readonly customRates?: SpotRates | null | undefined
  readonly target?: string | undefined
}
