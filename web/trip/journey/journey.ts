import { type CalendarDate, daysBetween, nightsOf } from '#shared/dates/calendar-date'
import { tripGaps } from '#shared/itinerary/gaps'
import { type Hue, hueOfStay } from '../../components/calendar/calendar-day'
import type { TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'

/** Nights in a stay, as a band with a number and a color. */
export interface StayItem {
  readonly kind: 'stay'
  readonly segment: TripSegment
  /** Its number in the journey, from 1, and its color, the same as on the map. */
  readonly number: number
  readonly hue: Hue
  readonly nights: readonly CalendarDate[]
  /** Services on its days, shown with the stay. */
  readonly services: readonly TripSegment[]
}

/** Nights without a stay. */
export interface GapItem {
  readonly kind: 'gap'
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly nights: readonly CalendarDate[]
  /** Where in the journey the gap is; the words are `The night of June 21 has no stay`. */
  readonly between: string
}

/** Everything between stays: flights, transfers, arrival and departure. */
export interface JointItem {
  readonly kind: 'joint'
  readonly segment: TripSegment
}

export type JourneyItem = StayItem | GapItem | JointItem

/**
 * A trip as a journey: stays as bands, gaps between them, and everything else as joints, by day.
 */
export function journeyOf(segments: readonly TripSegment[]): JourneyItem[] {
  const stays = stayItems(segments)
  const hostedServices = new Set(stays.flatMap(({ services }) => services))
  const joints = segments
    .filter((segment) => segment.type !== 'stay' && !hostedServices.has(segment))
    .map((segment): JointItem => ({ kind: 'joint', segment }))
  return [...stays, ...gapItems(segments, stays), ...joints].sort(inOrder)
}

/** The stays of a trip, numbered. */
export function stayItems(segments: readonly TripSegment[]): StayItem[] {
  const stays = segments.filter(({ type }) => type === 'stay').toSorted(byStart)
  const services = segments.filter(({ type }) => type === 'service')
  const takenSegments = new Set<TripSegment>()
  return stays.map((segment, index) => {
    const own = services.filter(
      (service) => !takenSegments.has(service) && isWithin(service, segment),
    )
    for (const service of own) takenSegments.add(service)
    const nights = nightsOf(segment.startDate, segment.endDate)
    return {
      kind: 'stay',
      segment,
      number: index + 1,
      hue: hueOfStay(index),
      nights,
      services: own.toSorted(byStart),
    }
  })
}

const isWithin = (service: TripSegment, { startDate, endDate }: TripSegment): boolean =>
  startDate <= service.startDate && service.startDate < endDate

function gapItems(segments: readonly TripSegment[], stays: readonly StayItem[]): GapItem[] {
  return tripGaps(segments).map(({ startDate, endDate }) => {
    const before = stays.findLast(({ segment }) => segment.endDate <= startDate)
    const after = stays.find(({ segment }) => segment.startDate >= endDate)
    const names = [before, after].flatMap((stay) =>
      stay === undefined ? [] : [segmentName(stay.segment)],
    )
    const between = names.length === 2 ? `Between ${names.join(' and ')}.` : ''
    return { kind: 'gap', startDate, endDate, nights: nightsOf(startDate, endDate), between }
  })
}

/** By day; within a day arrivals and transfers come first, then the stay, then departure. */
function inOrder(one: JourneyItem, other: JourneyItem): number {
  return daysBetween(dayOf(other), dayOf(one)) || rankOf(one) - rankOf(other)
}

const dayOf = (item: JourneyItem): CalendarDate =>
  item.kind === 'gap' ? item.startDate : item.segment.startDate

function rankOf(item: JourneyItem): number {
  if (item.kind !== 'joint') return 2
  return item.segment.type === 'exit' ? 3 : item.segment.type === 'entry' ? 0 : 1
}

const byStart = (one: TripSegment, other: TripSegment): number =>
  daysBetween(other.startDate, one.startDate)

/** The page anchor of an item, for links from problems and the map. */
export function anchorOf(item: JourneyItem): string {
  return item.kind === 'gap' ? `gap-${item.startDate}` : segmentAnchor(item.segment.id)
}

export const segmentAnchor = (id: string): string => `segment-${id}`
