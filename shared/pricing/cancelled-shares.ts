import { addAmounts } from '../money/exact-integer'

/**
 * What of a price a party group paid when it cancelled (domain.md, Cancelling):
 * nobody pays it any more. Minor units of the itinerary's currency.
 */
export interface CancelledShare {
  /** Its part of each segment, with the sell of the whole segment then. */
  readonly segments: readonly {
    readonly id: string
    readonly sell: number
    readonly share: number
  }[]
  /** Its part of what the agent had added or taken off. */
  readonly adjustments: number
}

interface Sold {
  readonly id: string
  readonly sell: number
}

/** What cancelled groups no longer pay: of each segment by its id, and of the whole. Minor units. */
export interface Cancelled {
  readonly bySegment: ReadonlyMap<string, number>
  readonly total: number
}

/**
 * What cancelled groups no longer pay of the segments as they are sold now, minor units. A group's
 * part of a segment counts while the segment costs what it did then; once it costs something else
 * its rooms or seats were taken out, and the price is that of the others alone.
 * @param shares - a share for each cancelled group; missing counts as none
 */
export function cancelledAmounts(
  shares: readonly CancelledShare[] | undefined,
  segments: readonly Sold[],
): Cancelled {
  const sells = new Map(segments.map(({ id, sell }) => [id, sell]))
  const bySegment = new Map<string, number>()
  let total = 0
  for (const { segments: parts, adjustments } of shares ?? []) {
    const currentParts = parts.filter(
      ({ id, sell, share }) => share !== 0 && sells.get(id) === sell,
    )
    for (const { id, share } of currentParts)
      bySegment.set(id, addAmounts(bySegment.get(id) ?? 0, share))
    if (currentParts.length > 0)
      total = currentParts.reduce(
        (sum, { share }) => addAmounts(sum, share),
        addAmounts(total, adjustments),
      )
  }
  return { bySegment, total }
}
