import { requireCurrencyCode } from '../money/currency-code'
import { exponentOf } from '../money/currency-exponent'
import { addAmounts } from '../money/exact-integer'
import { scaleAmount } from '../money/scale-amount'
import { isGiven, minorUnitsOf } from '../money/supplier-amount'
import type { PricingSegment } from './pricing-input'
import type { PricingTerms } from './pricing-terms'
import { isChargeable, pricingGroupOf } from './segment-kind'

/** What the client owes and has paid, minor units of the itinerary's currency. */
export interface ClientStanding {
  readonly sell: number
  readonly deposit: number
  readonly paid: number
}

/**
 * What suppliers are still to get, minor units of each currency that they ask in (the itinerary's
 * own left out). Suppliers are paid as clients pay: with the deposit the upfront segments in full
 * and the deposit's share of the others, with the balance the rest (pricing.md, The itinerary:
 * deposits).
 * @throws AppError `money.invalid-amount`, `money.currency-required`, `money.invalid-currency`,
 * `money.unsafe-amount`
 */
export function unpaidCosts(
  segments: readonly PricingSegment[],
  {
    terms,
    standing,
  }: {
    readonly terms: Pick<PricingTerms, 'currency' | 'deposit'>
    readonly standing: ClientStanding
  },
): Map<string, number> {
  const isPaid = standing.sell > 0 && standing.paid >= standing.sell
  const hasDeposit = standing.sell > 0 && standing.paid >= standing.deposit
  const upfront = new Map<string, number>()
  const others = new Map<string, number>()
  for (const segment of segments) {
    const group = pricingGroupOf(segment.type)
    if (group === undefined || !isChargeable(segment) || !isGiven(segment.costAmount)) continue
    const currency = requireCurrencyCode(segment.currency)
    if (currency === terms.currency) continue
    const sums = group === 'air' ? upfront : others
    sums.set(
      currency,
      addAmounts(sums.get(currency) ?? 0, minorUnitsOf(segment.costAmount, exponentOf(currency))),
    )
  }
  const currencies = [...new Set([...others.keys(), ...upfront.keys()])].sort()
  return new Map(
    currencies.map((currency) => {
      const other = others.get(currency) ?? 0
      const paidOf = hasDeposit ? scaleAmount(other, terms.deposit) : 0
      const unpaidAmount = addAmounts(
        addAmounts(other, -paidOf),
        hasDeposit ? 0 : (upfront.get(currency) ?? 0),
      )
      return [currency, isPaid ? 0 : unpaidAmount]
    }),
  )
}
