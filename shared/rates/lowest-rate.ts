import { addDays, type CalendarMonth, daysInMonth, firstDayOf } from '../dates/calendar-date'
import { conversionRatio } from '../fx/conversion'
import type { SpotRates } from '../fx/spot-rates'
import { exponentOf } from '../money/currency-exponent'
import { multiplyExact } from '../money/exact-integer'
import { scaleAmount } from '../money/scale-amount'
import { minorUnitsOf } from '../money/supplier-amount'
import { findNightlyRule, isClosed, type NightlyRule } from './nightly-rule'

/** The lowest price per person sharing of a supplier in a month (2 §7.1). */
export interface LowestRate {
  /** Minor units of `currency`, per person and night, at the supplier's rate. */
  readonly roomRatePP: number
  readonly currency: string
}

/**
 * The lowest price per person sharing over the nights of a month and the rooms of a supplier, for any length of stay, at
 * the supplier's rate (no rates of ours on it). Closed nights and prices of zero do not count. Undefined when there is none.
 *
 * @param currency - of the answer; rules in other currencies are converted before they are compared
 * @throws AppError `fx.not-initialized`, `fx.missing-spot-rate` for a rule's currency
 */
export function lowestRate({ rules, month, currency, spotRates }: LowestRateQuestion): LowestRate | undefined {
  const byOptionKey = groupByOptionKey(rules)
  const first = firstDayOf(month)
  const days = daysInMonth(month)
  const applied = new Set<NightlyRule>()
  for (const [optionKey, own] of byOptionKey) {
    for (let day = 0; day < days; day++) {
      const rule = findNightlyRule(own, { optionKey, night: addDays(first, day) })
      if (rule !== undefined && !isClosed(rule)) applied.add(rule)
    }
  }
  const prices = [...applied].map((rule) => priceSharing(rule, { currency, spotRates })).filter((price) => price > 0)
  return prices.length === 0 ? undefined : { roomRatePP: Math.min(...prices), currency }
}

export interface LowestRateQuestion {
  readonly rules: readonly NightlyRule[]
  readonly month: CalendarMonth
  readonly currency: string
  readonly spotRates?: SpotRates | undefined
}

/**
 * The price per person sharing of one night of a rule: the twin rate, half of it when it is per room; a group rate over
 * the guests that it is for. Minor units of `currency`, at the supplier's rate.
 * @throws AppError `fx.not-initialized`, `fx.missing-spot-rate` when the rule is in another currency
 */
export function priceSharing(rule: NightlyRule, { currency, spotRates }: Target): number {
  const exponent = exponentOf(rule.currency)
  const group = minorUnitsOf(rule.groupRate, exponent)
  const sharers = group > 0 ? (rule.guestNormal ?? 2) : rule.perPerson ? 1 : 2
  const amount = group > 0 ? group : minorUnitsOf(rule.twinRate, exponent)
  const { numerator, denominator } = conversionRatio({ from: rule.currency, to: currency, spotRates })
  return scaleAmount(amount, { numerator, denominator: multiplyExact(denominator, Math.max(1, sharers)) })
}

interface Target {
  readonly currency: string
  readonly spotRates?: SpotRates | undefined
}

function groupByOptionKey(rules: readonly NightlyRule[]): Map<string, NightlyRule[]> {
  const groups = new Map<string, NightlyRule[]>()
  for (const rule of rules) {
    const group = groups.get(rule.optionKey)
    if (group === undefined) groups.set(rule.optionKey, [rule])
    else group.push(rule)
  }
  return groups
}
