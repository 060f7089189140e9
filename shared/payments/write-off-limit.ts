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
 * Up to what a payment of a trip may be written off: the agency's limit in the trip's currency;
 * minor units. Nothing where there is no limit, or no rate.
 */
export const writeOffLimit = ({ limit = 0, ...others }: Limited): number =>
  inTripCurrency({ amount: limit, ...others })

/**
 * An amount of an agency's settings in the currency of a trip, at the rates that the trip was priced
 * with; minor units, 0 where there is no rate (domain.md, Settled since, second part).
 */
export function inTripCurrency({
  amount,
  agencyCurrency,
  trip: { currency, spotRates },
}: Omit<Limited, 'limit'> & { readonly amount: number }): number {
  if (amount === 0 || agencyCurrency === currency) return amount
  const isRated = (code: string) => code === 'USD' || ownValue(spotRates, code) !== undefined
  if (!isRated(agencyCurrency) || !isRated(currency)) return 0
  return fromMoney(convertMoney(moneyOf(amount, agencyCurrency), { to: currency, spotRates }))
    .amount
}
