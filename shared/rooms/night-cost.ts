import { exponentOf } from '../money/currency-exponent'
import { addExact, type ExactInteger, multiplyExact } from '../money/exact-integer'
import { divideRounded } from '../money/scale-amount'
import { minorUnitsOf, type SupplierAmount } from '../money/supplier-amount'
import type { NightlyRule } from '../rates/nightly-rule'
import type { GuestsByAge } from './stay-guests'

/**
 * What a room costs for one night, minor units of the rule's currency, rounded once (pricing.md,
 * Room and night costs): the group rate when there is one; the single rate for one adult alone;
 * else by person, or by room with half the twin rate for each adult above two.
 * @throws AppError `money.invalid-amount`, `money.unsafe-amount`
 */
export function nightCost(rule: NightlyRule, { adults, children, infants }: GuestsByAge): number {
  const exponent = exponentOf(rule.currency)
  const minorOf = (rate: SupplierAmount) => minorUnitsOf(rate, exponent)
  const groupRate = minorOf(rule.groupRate)
  if (groupRate > 0) return groupRate

  const twinRate = minorOf(rule.twinRate)
  const singleRate = minorOf(rule.singleRate)
  if (adults === 1 && children === 0 && infants === 0) return singleRate > 0 ? singleRate : twinRate

  const twinHalves = rule.perPerson ? 2 * adults : 2 + Math.max(0, adults - 2)
  const halves = [
    multiplyExact(twinRate, twinHalves),
    multiplyExact(minorOf(rule.childRate), 2 * children),
    multiplyExact(minorOf(rule.infantRate), 2 * infants),
  ].reduce<ExactInteger>(addExact, 0)
  return divideRounded(halves, 2)
}
