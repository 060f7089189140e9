import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { historyLine } from '../life/history-lines'
import type { Trip } from '../page/trip'

export interface PriceChange {
  /** Minor units; never zero. */
  readonly amount: number
  /** The version that it is compared with. */
  readonly since: number
}

interface Compared {
  /** What is stored. */
  readonly base: Trip
  /** The sell with every edit. */
  readonly sell: number
  readonly history: readonly HistoryEntryView[]
}

/**
 * How far the sell is from the last version: from the stored one while edits are on their way, else from the version
 * before it. A version that left the sell alone is passed over only when it is the present one's own. Where there was no
 * price before, there is nothing to compare with: a first quote is no rise.
 */
export function priceChange({ base, sell, history }: Compared): PriceChange | undefined {
  const stored = base.finance?.sell ?? 0
  if (sell !== stored) return stored === 0 ? undefined : { amount: sell - stored, since: base.version }
  const present = history.find(({ version }) => version === base.version)
  const amount = present === undefined ? undefined : historyLine(present, base.currency).sellChange
  return amount === undefined || amount === 0 || amount === stored ? undefined : { amount, since: base.version - 1 }
}
