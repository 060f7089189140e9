import { addDays, type CalendarDate, sameDayIn, weekdayOf } from '#shared/dates/calendar-date'

/**
 * Where a key moves the focus: arrows by a day or a week, Home and End to the ends of the week,
 * Page Up and Page Down by a month, to the same day or the month's last. Undefined for any other
 * key.
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
