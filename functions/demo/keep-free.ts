import { calendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import type { DemoItinerary, DemoStay } from './people-types'
import type { DemoAllotment } from './sale-types'

/** Rooms wanted by day of the month, for one room type in one month. */
type Wanted = Record<string, number>

/** The same counts, but with the rooms of the demo trips left free: those trips are there to be quoted and held. */
export function keepFree(allotments: readonly DemoAllotment[], trips: readonly DemoItinerary[]): DemoAllotment[] {
  const wanted = new Map<string, Wanted>()
  for (const stay of trips.flatMap(({ segments }) => segments).filter((segment) => segment.type === 'stay')) {
    countNights(stay, wanted)
  }
  return allotments.map((allotment) => {
    const rooms = wanted.get(`${allotment.optionKey}|${allotment.month}`)
    return rooms === undefined ? allotment : { ...allotment, days: { ...allotment.days, ...raised(allotment, rooms) } }
  })
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
function raised({ days }: DemoAllotment, rooms: Wanted): Wanted {
  const onRequest = Object.values(days).includes(-2)
  return Object.fromEntries(
    Object.entries(rooms).map(([day, count]) => [day, onRequest ? -2 : Math.max(count, days[day] ?? 0)]),
  )
}
