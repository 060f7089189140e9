import type { CalendarDate } from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { AppError } from '../errors/app-error'

/**
 * Reads the dates of a stay that has rooms: start before end.
 * @throws AppError `request.invalid` naming the field
 */
export function readStayDates({
  startDate,
  endDate,
  rooms,
}: StayDates): [CalendarDate, CalendarDate] {
  const start = readDate('startDate', startDate)
  const end = readDate('endDate', endDate)
  if (start >= end) throw new AppError('request.invalid', { endDate: 'must be after startDate' })
  if (!rooms?.length) throw new AppError('request.invalid', { rooms: 'must not be empty' })
  return [start, end]
}

interface StayDates {
  readonly startDate: string
  readonly endDate: string
  readonly rooms?: readonly unknown[] | null
}

function readDate(field: string, text: string): CalendarDate {
  if (!isCalendarDate(text))
    throw new AppError('request.invalid', { [field]: 'must be a date like 2027-06-15' })
  return text
}
