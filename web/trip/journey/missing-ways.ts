import type { CalendarDate } from '#shared/dates/calendar-date'
import { isTransit, stayBlocks } from '#shared/itinerary/stay-blocks'
import type { TripSegment } from '../page/trip'
import type { DraftStart } from '../segments/segment-draft'
import { segmentName } from '../segments/segment-words'
import type { JourneyItem } from './journey'

/** Two consecutive stays with no travel between them, or not all the way. */
export interface MissingWay {
  /** The stay that isn't reached. */
  readonly to: TripSegment
  readonly text: string
  /** Initial values for the missing transfer's form. */
  readonly start: DraftStart
}

/** The airport or airstrip of a stay; undefined if unknown. */
type HubOf = (stay: TripSegment) => string | undefined

/**
 * Consecutive stays at different places with no flight, drive or transfer on that day, or with some
 * that don't connect the two airstrips.
 */
export function missingWays(
  segments: readonly TripSegment[],
  hubOf: HubOf = () => undefined,
): MissingWay[] {
  const ways = segments.filter(({ type }) => isTransit(type))
  const blocks = stayBlocks(segments)
  return blocks.flatMap((block, index) => {
    const [from, to] = [block.stays.at(-1), blocks[index + 1]?.stays[0]]
    if (from === undefined || to === undefined || to.startDate !== block.endDate) return []
    const names = [segmentName(from), segmentName(to)] as const
    if (names[0] === names[1]) return []
    const startDate: CalendarDate = to.startDate
    const legs = ways.filter((way) => way.startDate <= startDate && way.endDate >= startDate)
    if (legs.length === 0) {
      return [{ to, text: `No transfer yet from ${names[0]} to ${names[1]}`, start: { startDate } }]
    }
    const open = openEnds(legs, { from: hubOf(from), to: hubOf(to) })
    const text = `Transfers from ${names[0]} to ${names[1]} don’t connect yet`
    return open === undefined ? [] : [{ to, text, start: { startDate, ...open } }]
  })
}

/**
 * Where the travel stops short, and where it continues; undefined if it connects, or doesn't say
 * where it leads.
 */
function openEnds(
  legs: readonly TripSegment[],
  { from, to }: { from: string | undefined; to: string | undefined },
) {
  const isKnown = legs.every(({ fromHubCode, travelHubCode }) => fromHubCode && travelHubCode)
  if (!isKnown || from === undefined || to === undefined) return undefined
  const legsLeft = new Set(legs)
  let at = from
  for (;;) {
    const next = [...legsLeft].find(({ fromHubCode }) => fromHubCode === at)
    if (next?.travelHubCode === undefined) break
    legsLeft.delete(next)
    at = next.travelHubCode
  }
  const [stray] = legsLeft
  return at === to ? undefined : { fromHubCode: at, travelHubCode: stray?.fromHubCode ?? to }
}

/** A row of the journey: an item, or missing travel. */
export type JourneyRow = JourneyItem | { readonly kind: 'missing'; readonly way: MissingWay }

/** The journey with each missing transfer before the stay it would lead to. */
export function withMissingWays(
  items: readonly JourneyItem[],
  ways: readonly MissingWay[],
): readonly JourneyRow[] {
  if (ways.length === 0) return items
  return items.flatMap((item): JourneyRow[] => {
    const way = item.kind === 'stay' ? ways.find(({ to }) => to.id === item.segment.id) : undefined
    return way === undefined ? [item] : [{ kind: 'missing', way }, item]
  })
}
