import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOfDayNumber,
  dayNumber,
  daysInMonth,
  firstDayOf,
  monthOf,
  weekdayOf,
} from '#shared/dates/calendar-date'

/**
 * Where a key moves the focus: arrows by a day or a week, Home and End to the ends of the week, Page Up and Page Down by a
 * month, keeping the day as far as the month has it. Undefined for any other key.
 */
export function dayAfterKey(date: CalendarDate, key: string): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return sameDayIn(date, -1)
    case 'PageDown':
      return sameDayIn(date, 1)
    default:
      return undefined
  }
}

/** The same day some months away; the month's last day where it is shorter. */
export function sameDayIn(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months)
  const day = Math.min(Number(date.slice(8)), daysInMonth(month))
  return dateOfDayNumber(dayNumber(firstDayOf(month)) + day - 1)
}
