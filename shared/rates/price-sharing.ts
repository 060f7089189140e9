import { conversionRatio } from '../fx/conversion'
import type { SpotRates } from '../fx/spot-rates'
import { exponentOf } from '../money/currency-exponent'
import { multiplyExact } from '../money/exact-integer'
import { scaleAmount } from '../money/scale-amount'
import { minorUnitsOf } from '../money/supplier-amount'
import type { NightlyRule } from './nightly-rule'

/**
 * The price per person sharing of one night of a rule: the twin rate, half of it when it is per
 * room; a group rate over the guests that it is for. Minor units of `currency`, at the supplier's
 * rate.
 * @throws AppError `fx.not-initialized`, `fx.missing-spot-rate` when the rule is in another
 * currency
 */
export function priceSharing(
  rule: NightlyRule,
  { currency, spotRates }: { currency: string; spotRates?: SpotRates | undefined },
): number {
  const exponent = exponentOf(rule.currency)
  const group = minorUnitsOf(rule.groupRate, exponent)
  const sharers = group > 0 ? (rule.guestNormal ?? 2) : rule.perPerson ? 1 : 2
  const amount = group > 0 ? group : minorUnitsOf(rule.twinRate, exponent)
  const { numerator, denominator } = conversionRatio({
    from: rule.currency,
    to: currency,
    spotRates,
  })
  return scaleAmount(amount, {
    numerator,
    denominator: multiplyExact(denominator, Math.max(1, sharers)),
  })
}
