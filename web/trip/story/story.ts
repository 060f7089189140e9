import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { countOf, joinWords } from '#shared/format/words'
import { isOwnArrangement, segmentGroupOf } from '#shared/itinerary/segment-types'
import type { JourneyItem, StayItem } from '../journey/journey'
import type { Trip, TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'

/** What starts on a day. */
export interface StoryDay {
  /** The first day of the trip is 1. */
  readonly number: number
  readonly date: CalendarDate
  readonly items: readonly JourneyItem[]
}

/** The journey by the days on which something starts; a stay covers its own days. */
export function storyDays(journey: readonly JourneyItem[], startDate: CalendarDate): StoryDay[] {
  const days = new Map<CalendarDate, JourneyItem[]>()
  for (const item of journey) {
    const date = item.kind === 'gap' ? item.startDate : item.segment.startDate
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days].map(([date, items]) => ({ number: dayNumber(date, startDate), date, items }))
}

/** The number of a day in the trip, from 1. */
export const dayNumber = (date: CalendarDate, startDate: CalendarDate): number =>
  daysBetween(startDate, date) + 1

/** `Day 1`, `Days 2 – 4`: the days that start in a stay. */
export function daysOfStay({ segment }: StayItem, startDate: CalendarDate): string {
  return daysWords(dayNumber(segment.startDate, startDate), segment.nights)
}

/** `Day 2`, `Days 2 – 5`: the days of activities at a stay, including the last. */
export function daysOfService(
  service: Pick<TripSegment, 'startDate' | 'endDate'>,
  startDate: CalendarDate,
): string {
  return daysWords(
    dayNumber(service.startDate, startDate),
    daysBetween(service.startDate, service.endDate) + 1,
  )
}

const daysWords = (first: number, days: number): string =>
  days < 2 ? `Day ${first}` : `Days ${first} – ${first + days - 1}`

/** The journey as its client sees it, without hidden segments. */
export function shownToClient(journey: readonly JourneyItem[]): JourneyItem[] {
  const isShown = ({ hideFromClient }: TripSegment) => !hideFromClient
  return journey.flatMap((item): JourneyItem[] => {
    if (item.kind === 'gap') return []
    if (!isShown(item.segment)) return []
    return item.kind === 'stay' ? [{ ...item, services: item.services.filter(isShown) }] : [item]
  })
}

export interface StoryFact {
  readonly value: number
  readonly label: string
}

/** The trip in four numbers: nights, places, flights, people; zeros are left out. */
export function storyFacts({ itinerary }: Pick<Trip, 'itinerary'>): StoryFact[] {
  const { segments, startDate, endDate, pax } = itinerary
  const shownSegments = segments.filter(({ hideFromClient }) => !hideFromClient)
  const places = new Set(shownSegments.filter(({ type }) => type === 'stay').map(segmentName)).size
  const flights = shownSegments.filter(({ type }) => segmentGroupOf(type) === 'air').length
  const nights = daysBetween(startDate, endDate)
  const fact = (value: number, one: string, many: string) => ({
    value,
    label: value === 1 ? one : many,
  })
  return [
    fact(nights, 'night', 'nights'),
    fact(places, 'place', 'places'),
    fact(flights, 'flight', 'flights'),
    fact(pax, 'traveler', 'travelers'),
  ].filter(({ value }) => value > 0)
}

export interface Included {
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
}

/** What the price includes, and what the travelers arrange themselves, for the client. */
export function includedIn(journey: readonly JourneyItem[]): Included {
  const items = shownToClient(journey)
  const stays = items
    .filter((item): item is StayItem => item.kind === 'stay')
    .map(({ segment }) => segment)
  const others = items.flatMap((item) =>
    item.kind === 'joint' ? [item.segment] : item.kind === 'stay' ? item.services : [],
  )
  const ours = stays.filter((stay) => !isOwnArrangement(stay))
  const chargedSegments = others.filter(
    (segment) => !isOwnArrangement(segment) && segment.type !== 'price',
  )
  const own = [...stays, ...others].filter(isOwnArrangement)
  const paidOwn = own.filter(isCharged)
  const nights = ours.reduce((sum, stay) => sum + stay.nights, 0)
  const count = (types: readonly string[]) =>
    chargedSegments.filter(({ type }) => types.includes(type)).length
  const flights = count(['flight', 'scheduled', 'chartered'])
  const roads = count(['road'])
  return {
    included: [
      ...(nights > 0
        ? [`${countOf(nights, 'night')} in ${countOf(new Set(ours.map(segmentName)).size, 'camp')}`]
        : []),
      ...boards(ours),
      ...(flights > 0 ? [countOf(flights, 'flight')] : []),
      ...(roads > 0 ? [countOf(roads, 'road transfer')] : []),
      ...chargedSegments.filter(({ type }) => type === 'service').map(segmentName),
      ...paidOwn.map(segmentName),
      ...new Set(
        [...ours, ...others.filter((one) => !own.includes(one)), ...paidOwn].flatMap(
          ({ extras }) => extras,
        ),
      ),
    ],
    notIncluded: own.filter((segment) => !isCharged(segment)).map(segmentName),
  }
}

/** A self-arranged stay that the client pays for with the trip. */
const isCharged = ({ chargeable }: TripSegment): boolean => chargeable === true

/** `Fully inclusive at Jao Camp and Mombo Camp`: the stays grouped by meal basis. */
function boards(stays: readonly TripSegment[]): string[] {
  const byBoard = new Map<string, Set<string>>()
  for (const stay of stays) {
    if (stay.mealBasis === undefined) continue
    byBoard.set(stay.mealBasis, (byBoard.get(stay.mealBasis) ?? new Set()).add(segmentName(stay)))
  }
  return [...byBoard].map(([board, names]) => `${board} at ${joinWords([...names])}`)
}

/** A stay's description: the agent's own, else the camp's. */
export interface StayWords {
  readonly paragraphs: readonly string[]
  readonly isOwn: boolean
}

export function wordsOfStay(
  { description }: TripSegment,
  camp: readonly string[] | undefined,
): StayWords {
  if (description !== undefined && description.trim() !== '') {
    return { paragraphs: description.split(/\n{2,}/).map((text) => text.trim()), isOwn: true }
  }
  return { paragraphs: camp ?? [], isOwn: false }
}
