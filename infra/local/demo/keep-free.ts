import { addDays, calendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { moveTrip } from '#shared/itinerary/shift-trip'
import type { DemoAllotment } from './allotments'
import type { DemoItinerary, DemoStay } from './trips'

/** Rooms wanted by day of the month, for one room type in one month. */
type Wanted = Record<string, number>

/**
 * Days by which a trip that is still being planned could start sooner or later: who looks for other
 * dates finds some.
 */
const otherStarts = [-87, -66, -45, -24, -17, 9, 23, 30, 51, 79]

/** The same counts with the demo trips' rooms left free, so that they can be quoted and held. */
export function keepFree(
  allotments: readonly DemoAllotment[],
  trips: readonly DemoItinerary[],
): DemoAllotment[] {
  const demand = wantedBy(trips)
  return allotments.map((allotment) => {
    const rooms = demand.get(keyOf(allotment))
    return rooms === undefined
      ? allotment
      : { ...allotment, days: { ...allotment.days, ...raiseAllotment(allotment, rooms) } }
  })
}

/**
 * The same counts, but with rooms for the trips at other starts too, on nights whose rooms are
 * counted.
 */
export function keepFreeAround(
  allotments: readonly DemoAllotment[],
  trips: readonly DemoItinerary[],
): DemoAllotment[] {
  const movedTrips = trips.flatMap((trip) => otherStarts.map((days) => movedBy(trip, days)))
  const demand = wantedBy(movedTrips)
  return allotments.map((allotment) => {
    const { days } = allotment
    const rooms = Object.entries(demand.get(keyOf(allotment)) ?? {}).filter(
      ([day]) => (days[day] ?? -1) >= 0,
    )
    if (rooms.length === 0) return allotment
    return {
      ...allotment,
      days: { ...days, ...raiseAllotment(allotment, Object.fromEntries(rooms)) },
    }
  })
}

function movedBy(trip: DemoItinerary, days: number): DemoItinerary {
  const withDates = <D extends { startDate: string; endDate: string }>(one: D) => ({
    ...one,
    startDate: calendarDate(one.startDate),
    endDate: calendarDate(one.endDate),
  })
  const { segments, ...rest } = withDates(trip)
  return {
    ...rest,
    ...moveTrip({ ...rest, segments: segments.map(withDates) }, addDays(rest.startDate, days)),
  }
}

const keyOf = ({ optionKey, month }: DemoAllotment): string => `${optionKey}|${month}`

function wantedBy(trips: readonly DemoItinerary[]): Map<string, Wanted> {
  const roomDemand = new Map<string, Wanted>()
  for (const stay of trips
    .flatMap(({ segments }) => segments)
    .filter((segment) => segment.type === 'stay')) {
    countNights(stay, roomDemand)
  }
  return roomDemand
}

function countNights({ rooms, startDate, endDate }: DemoStay, wanted: Map<string, Wanted>): void {
  for (const night of nightsOf(calendarDate(startDate), calendarDate(endDate))) {
    for (const { optionKey } of rooms) {
      const key = `${optionKey}|${monthOf(night)}`
      const [byDay, day] = [wanted.get(key) ?? {}, night.slice(8)]
      wanted.set(key, { ...byDay, [day]: (byDay[day] ?? 0) + 1 })
    }
  }
}

/** At least what is wanted; a camp that answers on request goes on doing so. */
function raiseAllotment({ days }: DemoAllotment, rooms: Wanted): Wanted {
  const onRequest = Object.values(days).includes(-2)
  return Object.fromEntries(
    Object.entries(rooms).map(([day, count]) => [
      day,
      onRequest ? -2 : Math.max(count, days[day] ?? 0),
    ]),
  )
}
