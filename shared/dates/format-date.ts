import { format } from 'date-fns'
import type { CalendarDate } from './calendar-date'
import { localDay } from './local-day'

/** A calendar date in English by a pattern of date-fns: `MMMM d, yyyy` is June 15, 2027. */
export const formatDate = (date: CalendarDate, pattern: string): string => format(localDay(date), pattern)
