import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '../dates/calendar-date'

/** Which calendar is asked for: live availability, or any date for a quote (2 §4.2). */
export const quoteModes = ['availability', 'quote_only'] as const
export const quoteModeSchema = z.enum(quoteModes)
export type QuoteMode = z.infer<typeof quoteModeSchema>

/** Labels of the first builder (2 §4.2). */
export const quoteModeLabels = {
  availability: 'Show All Dates',
  quote_only: 'Quote Only',
} as const satisfies Record<QuoteMode, string>

/** How far the second builder's availability looks: 7 days after the start date (2 §9). */
export const availabilityWindowDays = 7

/** The window of the second builder's availability query. */
export function availabilityWindow(startDate: CalendarDate): {
  startDate: CalendarDate
  endDate: CalendarDate
} {
  return { startDate, endDate: addDays(startDate, availabilityWindowDays) }
}
