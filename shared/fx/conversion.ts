import { exponentOf } from '../money/currency-exponent'
import type { Decimal } from '../money/decimal'
import { one, type Ratio, ratioOf } from '../money/ratio'
import { type SpotRates, spotRateOf } from './spot-rates'

/**
 * The exact factor that turns minor units of one currency into minor units of another: spot[to] /
 * spot[from], times ten to the difference of their decimals (pricing.md, Exchange), times `markup`
 * when the currencies differ. Between a currency and itself it is 1, whatever the markup.
 * @param markup - a further factor, such as 1.03 for a currency rate of 3 %
 * @throws AppError `fx.not-initialized`, `fx.missing-spot-rate`, `fx.missing-spot-rate-new-segment`
 */
export function conversionRatio({
  from,
  to,
  spotRates,
  keepsLastRates = false,
  markup,
}: Conversion): Ratio {
  if (from === to) return one
  const source = spotRateOf({ spotRates, currency: from, keepsLastRates })
  const target = spotRateOf({ spotRates, currency: to })
  const times = markup === undefined ? [target] : [target, markup]
  return ratioOf({ times, over: [source], tenPower: exponentOf(to) - exponentOf(from) })
}

export interface Conversion {
  readonly from: string
  readonly to: string
  readonly spotRates: SpotRates | null | undefined
  readonly keepsLastRates?: boolean
  readonly markup?: Decimal
}
