import { convertMoney } from '../fx/convert-money'
import { ownValue } from '../ids/own-value'
import { fromMoney, moneyOf } from '../money/money'

interface Limited {
  /** Minor units of the agency's currency; nothing may be written off without it. */
  readonly limit: number | undefined
  readonly agencyCurrency: string
  readonly trip: {
    readonly currency: string
    readonly spotRates: Readonly<Record<string, string>>
  }
}

/**
 * Up to what a payment of a trip may be written off: the agency's limit in the trip's currency, at
 * the rates that the trip was priced with; minor units. Nothing where there is no limit, or no rate.
 */
export function writeOffLimit({ limit = 0, agencyCurrency, trip }: Limited): number {
  const { currency, spotRates } = trip
  if (limit === 0 || agencyCurrency === currency) return limit
  const isRated = (code: string) => code === 'USD' || ownValue(spotRates, code) !== undefined
  if (!isRated(agencyCurrency) || !isRated(currency)) return 0
  return fromMoney(convertMoney(moneyOf(limit, agencyCurrency), { to: currency, spotRates })).amount
}
