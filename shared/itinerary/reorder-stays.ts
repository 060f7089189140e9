import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date'
import { belongsTo, isTransit, type Placed, type StayBlock, stayBlocks } from './stay-blocks'

/** A stay and the place that it is to have among the stays, counted from 0. */
export interface StayMove {
  readonly segmentId: string
  readonly to: number
}

/**
 * Every segment with its new days, and the ways that now lead from or to another stay than they
 * were made for.
 */
export interface Reordered<S> {
  readonly segments: readonly S[]
  readonly waysToCheck: readonly S[]
}

/**
 * A trip with one of its stays in another place. Stays keep their nights, and what is done during a
 * stay moves with it; the first and the last day of the trip, and open nights between two places,
 * stay where they are in the order. Ways between stays keep their place in the order and get its
 * new day. Stays that share nights move as one.
 * @returns the same segments when there is no such stay, or nothing moves
 */
export function reorderStays<S extends Placed>(
  segments: readonly S[],
  { segmentId, to }: StayMove,
): Reordered<S> {
  const before = stayBlocks(segments)
  const from = before.findIndex(({ stays }) => stays.some(({ id }) => id === segmentId))
  const place = Math.max(0, Math.min(to, before.length - 1))
  if (from === -1 || from === place) return { segments, waysToCheck: [] }
  const order = before.toSpliced(from, 1)
  const movedStay = before[from]
  if (movedStay !== undefined) order.splice(place, 0, movedStay)
  const starts = startsOf(order, before)
  const shiftOf = shifterOf(before, starts)
  const after = segments.map((segment) => shiftSegment(segment, shiftOf(segment)))
  const byId = new Map(after.map((segment) => [segment.id, segment]))
  const isOther = (at: number) => order[at - 1] !== before[at - 1] || order[at] !== before[at]
  return {
    segments: after,
    waysToCheck: segments.flatMap((segment) => {
      const at = boundaryOf(segment, before)
      const now = byId.get(segment.id)
      const isWay = isTransit(segment.type) && !before.some((block) => belongsTo(segment, block))
      return isWay && now !== undefined && isOther(at) ? [now] : []
    }),
  }
}

/**
 * The new first day of each block: one after the other, with the open nights between places that
 * there were.
 */
function startsOf<S>(
  order: readonly StayBlock<S>[],
  before: readonly StayBlock<S>[],
): Map<StayBlock<S>, CalendarDate> {
  const starts = new Map<StayBlock<S>, CalendarDate>()
  let day = before[0]?.startDate
  for (const [index, block] of order.entries()) {
    if (day === undefined) break
    starts.set(block, day)
    const [here, next] = [before[index], before[index + 1]]
    const open =
      here === undefined || next === undefined ? 0 : daysBetween(here.endDate, next.startDate)
    day = addDays(day, daysBetween(block.startDate, block.endDate) + open)
  }
  return starts
}

/** By how many days a segment moves. */
function shifterOf<S extends Placed>(
  before: readonly StayBlock<S>[],
  starts: ReadonlyMap<StayBlock<S>, CalendarDate>,
): (segment: S) => number {
  const firstDays = [...starts.values()].sort()
  const blockShift = (block: StayBlock<S>) =>
    daysBetween(block.startDate, starts.get(block) ?? block.startDate)
  return (segment) => {
    const own = before.find((block) => block.stays.includes(segment) || belongsTo(segment, block))
    if (own !== undefined) return blockShift(own)
    if (!isTransit(segment.type)) return 0 // for the whole trip, or outside all stays
    const [was, is] = [
      before[boundaryOf(segment, before)]?.startDate,
      firstDays[boundaryOf(segment, before)],
    ]
    return was === undefined || is === undefined ? 0 : daysBetween(was, is)
  }
}

/**
 * The block that something outside of all stays leads to, by its place; their number when it comes
 * after the last.
 */
function boundaryOf<S>({ startDate }: Placed, blocks: readonly StayBlock<S>[]): number {
  const at = blocks.findIndex((block) => startDate <= block.startDate)
  return at === -1 ? blocks.length : at
}

function shiftSegment<S extends Placed>(segment: S, days: number): S {
  if (days === 0) return segment
  return {
    ...segment,
    startDate: addDays(segment.startDate, days),
    endDate: addDays(segment.endDate, days),
  }
}
