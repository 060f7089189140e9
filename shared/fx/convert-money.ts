import { fromMoney, type Money, moneyOf } from '../money/money'
import { createExchange } from './exchange'
import type { SpotRates } from './spot-rates'

/**
 * Converts a money value, rounded once to the target's minor unit. The same currency comes back
 * unchanged.
 * @throws AppError as createExchange and requireMoney do
 */
export function convertMoney(
  money: Money,
  { to, spotRates }: { to: string; spotRates: SpotRates | undefined },
): Money {
  const { amount, currency } = fromMoney(money)
  return moneyOf(createExchange({ spotRates }).convert(amount, { from: currency, to }), to)
}
