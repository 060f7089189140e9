import type { CalendarDay } from '#shared/api/availability'
import { type AvailabilityCode, stayCodeOf } from '#shared/calendar/availability'
import { addDays, type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import type { TripSegment } from '../page/trip'
import type { JourneyMove } from './journey-move'

type Stretch = Pick<Extract<JourneyMove, { kind: 'stretch' }>, 'end' | 'nights'>

/** The nights that a stretch adds to a stay; none when it takes some. */
export function addedNights(
  { startDate, endDate }: Pick<TripSegment, 'startDate' | 'endDate'>,
  { end, nights }: Stretch,
): CalendarDate[] {
  if (nights <= 0) return []
  return end === 'end' ? nightsOf(endDate, addDays(endDate, nights)) : nightsOf(addDays(startDate, -nights), startDate)
}

/** The worst that nights have for the rooms of a stay: several rooms of a type need as many. Undefined is not known. */
export function nightsCode(
  nights: readonly CalendarDate[],
  rooms: TripSegment['rooms'],
  days: readonly Pick<CalendarDay, 'date' | 'a'>[],
): AvailabilityCode | undefined {
  const free = new Map(days.map(({ date, a }) => [date, a]))
  const codes = [...new Set(rooms.map(({ optionKey }) => optionKey))].flatMap((optionKey) => {
    const wanted = rooms.filter((room) => room.optionKey === optionKey).length
    return nights.map((night) => {
      const code = free.get(night)?.[optionKey]
      return code !== undefined && code > 0 && code < wanted ? 0 : code
    })
  })
  return stayCodeOf(codes)
}
