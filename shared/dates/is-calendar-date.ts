import { isExists } from 'date-fns'
import type { CalendarDate } from './date-types'

/**
 * Whether something is a real calendar date, `yyyy-MM-dd`: for data read back from a browser's
 * storage, without zod.
 */
export function isCalendarDate(value: unknown): value is CalendarDate {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  return parts !== null && isExists(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
}
