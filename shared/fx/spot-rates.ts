import { AppError } from '../errors/app-error'
import { ownValue } from '../ids/own-value'
import { type Decimal, type DecimalInput, parseDecimal } from '../money/decimal'

/**
 * Units of each currency for one USD: `{ ZAR: '16.4401' }`. USD itself is always 1 and need not be
 * there.
 */
export type SpotRates = Readonly<Record<string, DecimalInput | null | undefined>>

const oneUnit: Decimal = { units: 1, scale: 0 }

/**
 * The spot rate of a currency. What is not a positive decimal (nothing, zero, NaN, some text) is no
 * rate.
 *
 * @param keepsLastRates - the itinerary has the flag `lcr`: the currency came with a new segment
 * @throws AppError `fx.not-initialized` without any spot rates; without this one
 * `fx.missing-spot-rate`, or
 *   `fx.missing-spot-rate-new-segment` when the itinerary keeps its last rates
 */
export function spotRateOf({
  spotRates,
  currency,
  keepsLastRates = false,
}: SpotRateQuestion): Decimal {
  if (spotRates === undefined || spotRates === null) throw new AppError('fx.not-initialized')
  if (currency === 'USD') return oneUnit
  const rate = readRate(ownValue(spotRates, currency))
  if (rate === undefined) {
    throw new AppError(
      keepsLastRates ? 'fx.missing-spot-rate-new-segment' : 'fx.missing-spot-rate',
      { currency },
    )
  }
  return rate
}

export interface SpotRateQuestion {
  readonly spotRates: SpotRates | null | undefined
  readonly currency: string
  readonly keepsLastRates?: boolean
}

/** A positive decimal, or undefined. */
export function readRate(rate: DecimalInput | null | undefined): Decimal | undefined {
  if (rate === undefined || rate === null) return undefined
  try {
    const decimal = parseDecimal(rate)
    return decimal.units > 0 ? decimal : undefined
  } catch {
    return undefined
  }
}
