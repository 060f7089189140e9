import type { CalendarDate } from '#shared/dates/calendar-date'
import { isTransit, stayBlocks } from '#shared/itinerary/stay-blocks'
import type { TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import type { JourneyItem } from './journey'

/** Two stays in a row that nothing leads between. */
export interface MissingWay {
  readonly day: CalendarDate
  readonly from: TripSegment
  readonly to: TripSegment
}

/** Stays that follow each other at different places on the same day, with no flight, drive or transfer on that day. */
export function missingWays(segments: readonly TripSegment[]): MissingWay[] {
  const ways = segments.filter(({ type }) => isTransit(type))
  const blocks = stayBlocks(segments)
  return blocks.flatMap((block, index) => {
    const [from, to] = [block.stays.at(-1), blocks[index + 1]?.stays[0]]
    if (from === undefined || to === undefined || to.startDate !== block.endDate) return []
    const isSamePlace = segmentName(from) === segmentName(to)
    const isServed = ways.some(({ startDate, endDate }) => startDate <= to.startDate && endDate >= block.endDate)
    return isSamePlace || isServed ? [] : [{ day: to.startDate, from, to }]
  })
}

/** A row of the journey: what is there, and ways that are not. */
export type JourneyRow = JourneyItem | { readonly kind: 'missing'; readonly way: MissingWay }

/** The journey with each missing way before the stay that it would lead to. */
export function withMissingWays(
  items: readonly JourneyItem[],
  segments: readonly TripSegment[],
): readonly JourneyRow[] {
  const ways = missingWays(segments)
  if (ways.length === 0) return items
  return items.flatMap((item): JourneyRow[] => {
    const way = item.kind === 'stay' ? ways.find(({ to }) => to.id === item.segment.id) : undefined
    return way === undefined ? [item] : [{ kind: 'missing', way }, item]
  })
}
