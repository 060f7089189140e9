import { addMonths, type CalendarDate, type CalendarMonth } from '#shared/dates/calendar-date'

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

/** The month with this year and this index from 0, as far from the given one as they say. */
export function monthOfParts(from: CalendarMonth, { year, index }: { year: number; index: number }): CalendarMonth {
  return addMonths(from, (year - yearOf(from)) * 12 + index - indexOf(from))
}

export const yearOf = (month: CalendarMonth): number => Number(month.slice(0, 4))
/** January is 0. */
export const indexOf = (month: CalendarMonth): number => Number(month.slice(5)) - 1
