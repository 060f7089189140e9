import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { historyLine } from '../life/history-lines'
import type { Trip } from '../page/trip'

interface Compared {
  /** As stored. */
  readonly base: Pick<Trip, 'version' | 'currency' | 'finance'>
  /** The sell price with all edits. */
  readonly sell: number
  /** The last versions, newest first. */
  readonly history: readonly HistoryEntryView[]
}

/**
 * How far the sell price is from the last quote, in minor units. Undefined if it is unchanged, the
 * last versions have no quote, or the currency was changed since.
 */
export function priceChange({ base, sell, history }: Compared): number | undefined {
  const quote = history.findIndex(({ action, state }) => action === 'quoted' && state !== 'unknown')
  const since = history.slice(0, Math.max(0, quote))
  const isComparable =
    quote >= 0 && history[0]?.version === base.version && !since.some(isInOtherMoney)
  if (!isComparable) return undefined
  const storedChange = since.reduce(
    (sum, entry) => sum + (historyLine(entry, base.currency).sellChange ?? 0),
    0,
  )
  return storedChange + sell - (base.finance?.sell ?? 0) || undefined
}

const isInOtherMoney = ({ changes }: HistoryEntryView): boolean =>
  changes.some(({ field }) => field === 'currency')
