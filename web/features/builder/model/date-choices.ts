import { addMonths, type CalendarDate, type CalendarMonth, firstDayOf, monthOf } from '#shared/dates/calendar-date'

/** How far ahead a travel date may be, in years (2 §9). */
const yearsAhead = 10

/** The years of the date picker: this one and the ten after it. */
export function pickableYears(today: CalendarDate): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsAhead + 1 }, (_, ahead) => year + ahead)
}

const format = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** January to December. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2026, month, 1)),
)

/** The month of a year and an index from 0. */
export function monthOfParts(year: number, index: number): CalendarMonth {
  return addMonths(`${String(year).padStart(4, '0')}-01` as CalendarMonth, index)
}

/** Where a calendar of the main date begins. */
export const startOfMonth = (date: CalendarDate): CalendarDate => firstDayOf(monthOf(date))
