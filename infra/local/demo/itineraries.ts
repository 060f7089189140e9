import { addDays, addMonths, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import { type DemoTrip, demoTrips } from './itinerary-rows'
import type { DemoItinerary } from './people-types'

/** Trips for the list, to be created as estimates; their dates move with the month in which they are seeded. */
export const itinerariesFrom = (start: CalendarMonth): DemoItinerary[] =>
  demoTrips.map((trip) => itineraryOf(trip, start))

/** A trip of a row with the dates that it has when it is seeded in a month. */
export function itineraryOf(
  { monthsAhead, firstDay, nights, segments, ...trip }: DemoTrip,
  start: CalendarMonth,
): DemoItinerary {
  const day = (offset: number) => addDays(firstDayOf(addMonths(start, monthsAhead)), firstDay - 1 + offset)
  return {
    ...trip,
    startDate: day(0),
    endDate: day(nights),
    segments: segments.map(({ days: [from, to], ...segment }) => ({
      ...segment,
      startDate: day(from),
      endDate: day(to),
    })),
  }
}
