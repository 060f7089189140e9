import type * as z from 'zod/mini'
import type { calendarDateSchema, calendarMonthSchema } from './date-schemas'

/** A calendar date, `yyyy-MM-dd`: no time and no zone, so it never shifts. 31 February is none. */
export type CalendarDate = z.infer<typeof calendarDateSchema>

/** A calendar month, `yyyy-MM`. */
export type CalendarMonth = z.infer<typeof calendarMonthSchema>
