import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { rangeWithYear, shortRange } from '#shared/format/dates'

interface Period {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** `Jun 15 – 18` from arrival to departure, or with its year. */
export function rangeWords({ startDate, endDate }: Period, { year = false } = {}): string {
  return year ? rangeWithYear(startDate, endDate) : shortRange(startDate, endDate)
}

/** The nights from arrival to departure. */
export const nightsCount = ({ startDate, endDate }: Period): number => daysBetween(startDate, endDate)
