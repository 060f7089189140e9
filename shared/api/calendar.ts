import * as z from 'zod/mini'
import { addDays } from '../dates/calendar-date'
import { travelDateSchema } from '../dates/date-schemas'
import { calendarEntry } from '../itinerary/calendar-entry'
import { defineRoutes, getOwned, ofAgency } from './contract'

/** The most days of one answer: six weeks, as a month is shown, and some. */
export const maxCalendarDays = 45
/** The most entries of one answer. */
export const maxCalendarEntries = 2_000

const calendar = z.object({
  entries: z.array(calendarEntry),
  /** Entries of the last days that this answer has no room for. */
  leftOut: z.int(),
})
export type Calendar = z.infer<typeof calendar>

export const calendarRoutes = defineRoutes('calendar', {
  listCalendarEntries: {
    ...getOwned('/api/Calendar', 'signedIn'),
    summary:
      'Departures and returns of trips, holds that end, and payments due, from one day to another',
    harm: 'Agents cannot see their calendar.',
    query: z
      .strictObject({
        from: travelDateSchema,
        to: travelDateSchema,
        /** `mine` narrows a lead agent’s view to their own trips; others only ever see their own. */
        whose: z._default(z.enum(['mine', 'agency']), 'agency'),
        ...ofAgency,
      })
      .check(
        z.refine(({ from, to }) => from <= to && to < addDays(from, maxCalendarDays), {
          path: ['to'],
          error: `must be within ${maxCalendarDays} days from the first day`,
        }),
      ),
    answer: calendar,
  },
})
