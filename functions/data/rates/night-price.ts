import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { OptionKey } from '#shared/ids/ids'
import { findNightlyRule, isClosed } from '#shared/rates/nightly-rule'
import { priceSharing } from '#shared/rates/price-sharing'
import type { RateRuleRecord } from './rate-records'

/**
 * What a calendar shows of one night of one room type: a price per person sharing, and the stays
 * that it is for.
 */
export interface NightPrice {
  /** Minor units of `currency`; null when the rate is closed. */
  readonly perPerson: number | null
  readonly currency: string
  /** Nights; 0 or 1 is no minimum. */
  readonly minLOS: number
  /** Nights; 0 is no maximum. */
  readonly maxLOS: number
}

/**
 * The price that a calendar shows for a night, when the length of the stay is not known yet: that
 * of the rule which holds for any length (pricing.md, Room and night costs), with the lengths of
 * stay that some rule of the night takes.
 */
export function nightPriceOf(
  rules: readonly RateRuleRecord[],
  night: NightOfRoom,
): NightPrice | undefined {
  const rule = findNightlyRule(rules, night)
  if (rule === undefined) return undefined
  const covering = rules.filter((other) => findNightlyRule([other], night) !== undefined)
  return {
    perPerson: perPersonSharing(rule),
    currency: rule.currency,
    minLOS: Math.min(...covering.map(({ minLOS }) => minLOS ?? 0)),
    maxLOS: longestOf(covering.map(({ maxLOS }) => maxLOS ?? 0)),
  }
}

/**
 * The nights of a period, both ends included, at which a price may change: the first, and those at
 * which a rule begins or has just ended. In order; each tells of all nights up to the next.
 */
export function turningNights(
  rules: readonly RateRuleRecord[],
  period: { first: CalendarDate; last: CalendarDate },
) {
  const { first, last } = period
  const edges = rules
    .flatMap(({ from, to }) => [from, addDays(to, 1)])
    .filter((date) => date > first && date <= last)
  return [...new Set([first, ...edges])].sort()
}

export interface NightOfRoom {
  readonly optionKey: OptionKey
  readonly night: CalendarDate
}

/**
 * Per person sharing for one night of a rule, at the supplier's rate, minor units of its currency;
 * null when it is closed.
 */
export function perPersonSharing(rule: RateRuleRecord): number | null {
  const price = isClosed(rule) ? 0 : priceSharing(rule, { currency: rule.currency })
  return price > 0 ? price : null
}

/** A maximum of 0 is none, and so more than any other. */
const longestOf = (maxima: readonly number[]): number =>
  maxima.includes(0) ? 0 : Math.max(...maxima)
