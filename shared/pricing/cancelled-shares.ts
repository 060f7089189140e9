import { allocate } from '../money/allocate'
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
  /** Whether its places were taken out of the trip since. */
  readonly isTakenOut?: true | undefined
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
 * part of a segment counts while the segment costs what it did then, and in proportion where it
 * costs something else, as at a newer exchange rate. Once the group's places were taken out, a
 * segment that costs something else was quoted without them, and the others alone pay it, as they
 * do one that had no price then. Its part of the adjustments counts while its part of any segment
 * does, or where it paid nothing else.
 * @param shares - a share for each cancelled group; missing counts as none
 */
export function cancelledAmounts(
  shares: readonly CancelledShare[] | undefined,
  segments: readonly Sold[],
): Cancelled {
  const sells = new Map(segments.map(({ id, sell }) => [id, sell]))
  const bySegment = new Map<string, number>()
  let total = 0
  for (const { segments: parts, adjustments, isTakenOut } of shares ?? []) {
    const current = parts.flatMap((part) => {
      const amount = amountNow(part, sells.get(part.id), isTakenOut === true)
      return amount === 0 ? [] : [{ id: part.id, amount }]
    })
    for (const { id, amount } of current)
      bySegment.set(id, addAmounts(bySegment.get(id) ?? 0, amount))
    const hadAdjustmentsAlone = parts.every(({ share }) => share === 0)
    if (current.length > 0 || hadAdjustmentsAlone)
      total = current.reduce(
        (sum, { amount }) => addAmounts(sum, amount),
        addAmounts(total, adjustments),
      )
  }
  return { bySegment, total }
}

/** Its part of what a segment sells for now, minor units. */
function amountNow(
  { sell, share }: CancelledShare['segments'][number],
  sellNow: number | undefined,
  isTakenOut: boolean,
): number {
  if (sellNow === sell) return share
  if (sellNow === undefined || isTakenOut || sell === 0 || share < 0 || share > sell) return 0
  return allocate(sellNow, [share, sell - share])[0] ?? 0
}
