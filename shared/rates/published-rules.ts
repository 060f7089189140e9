import { hasBandAmounts } from './child-bands'
import type { NightlyRule } from './nightly-rule'
import type { RackRates } from './rack-rates'

/**
 * Rate rules with their published prices in place of the net ones, in the same order (child bands
 * in percent are those of both); undefined
 * when one of them has none, or there are none: the rack model then has nothing to sell from
 * (pricing.md, A segment).
 */
export function publishedRules<Rule extends NightlyRule>(
  rules: readonly (Rule & { readonly rack?: RackRates | undefined })[],
): NightlyRule[] | undefined {
  const publishedRates = rules.flatMap(({ rack, ...rule }) => {
    if (rack === undefined) return []
    const { groupRate, twinRate, singleRate, childRate, infantRate, extraAdultRate } = rack
    const childBands =
      rack.childBands ?? (hasBandAmounts(rule.childBands) ? undefined : rule.childBands)
    return [
      {
        ...rule,
        groupRate,
        twinRate,
        singleRate,
        childRate,
        infantRate,
        extraAdultRate,
        childBands,
      },
    ]
  })
  return publishedRates.length === rules.length && rules.length > 0 ? publishedRates : undefined
}
