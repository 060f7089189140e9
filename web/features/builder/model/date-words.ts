import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const short = inUtc({ month: 'short', day: 'numeric' })
const withWeekday = inUtc({ weekday: 'short', month: 'short', day: 'numeric' })
const instant = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

/** `Jun 15` (2 §9: MMM d). */
export const shortDate = (date: CalendarDate): string => short.format(instant(date))

/** `Tue, Jun 15`. */
export const weekdayDate = (date: CalendarDate): string => withWeekday.format(instant(date))

interface Period {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** `Jun 15 – 18`, `Jun 28 – Jul 2`, and with the year `Dec 30, 2027 – Jan 2, 2028`. */
export function rangeWords({ startDate, endDate }: Period, { year = false } = {}): string {
  const crossesYears = startDate.slice(0, 4) !== endDate.slice(0, 4)
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7)
  const end = isOneMonth ? String(Number(endDate.slice(8))) : shortDate(endDate)
  const startYear = year && crossesYears ? `, ${startDate.slice(0, 4)}` : ''
  return `${shortDate(startDate)}${startYear} – ${end}${year ? `, ${endDate.slice(0, 4)}` : ''}`
}

/** The nights from arrival to departure. */
export const nightsCount = ({ startDate, endDate }: Period): number => daysBetween(startDate, endDate)
