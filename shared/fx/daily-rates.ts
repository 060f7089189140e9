import { ownValue } from '../ids/own-value'
import type { Decimal } from '../money/decimal'
import { powerOfTen } from '../money/exact-integer'
import { readRate, type SpotRates } from './spot-rates'

/**
 * A rate moved this much in a day, in percent, is implausible; exactly this much is still taken
 * (domain.md).
 */
export const maxDailyMovePercent = 25

/** A currency whose rate moved too much, with both rates as they arrived. */
export interface RateMove {
  readonly currency: string
  readonly from: number | string
  readonly to: number | string
}

/** Whether the day's rates are taken; when not, the last good day stays. */
export type DailyRatesVerdict =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused'
      readonly missing: readonly string[]
      readonly moved: readonly RateMove[]
    }

/**
 * Judges the day's rates against the last good day's (domain.md, Exchange rates): refused when a
 * needed currency is missing, or when a rate moved more than 25 % unless that is forced. A currency
 * new today has not moved.
 */
export function judgeDailyRates({
  previous,
  next,
  needed,
  force = false,
}: DailyRates): DailyRatesVerdict {
  const missing = needed
    .filter((currency) => currency !== 'USD' && readRate(ownValue(next, currency)) === undefined)
    .toSorted()
  const bigMoves = force ? [] : movesOf(previous, next)
  return missing.length === 0 && bigMoves.length === 0
    ? { kind: 'accepted' }
    : { kind: 'refused', missing, moved: bigMoves }
}

export interface DailyRates {
  readonly previous: SpotRates | undefined
  readonly next: SpotRates
  readonly needed: readonly string[]
  readonly force?: boolean
}

function movesOf(previous: SpotRates = {}, next: SpotRates): RateMove[] {
  return Object.entries(next)
    .flatMap(([currency, to]) => {
      const from = ownValue(previous, currency)
      const [before, after] = [readRate(from), readRate(to)]
      if (from == null || to == null || before === undefined || after === undefined) return []
      return movedTooMuch(before, after) ? [{ currency, from, to }] : []
    })
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}

/** |after − before| / before above the limit, in exact integers. */
function movedTooMuch(before: Decimal, after: Decimal): boolean {
  const scale = Math.max(before.scale, after.scale)
  const [old, fresh] = [before, after].map(
    ({ units, scale: own }) => BigInt(units) * BigInt(powerOfTen(scale - own)),
  )
  if (old === undefined || fresh === undefined) return false
  const move = fresh > old ? fresh - old : old - fresh
  return move * 100n > old * BigInt(maxDailyMovePercent)
}
