import * as z from 'zod/mini'
import { addDays } from '../dates/calendar-date'
import { travelDateSchema } from '../dates/date-schemas'
import { textUpTo } from '../format/plain-text'
import { calendarEntry } from '../itinerary/calendar-entry'
import { defineRoutes, get, getOwned, ofAgency, post, remove } from './contract'

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

/** An agent’s feed; null while there is none. */
const feedState = z.object({ createdAt: z.nullable(z.iso.datetime()) })

export const calendarRoutes = defineRoutes('calendar', {
  listCalendarEntries: {
    ...getOwned('/api/Calendar', 'signedIn'),
    summary:
      'Departures and returns of trips, holds that end, payments and tasks due, from one day to another',
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
  showCalendarFeed: {
    ...get('/api/calendar-feeds/{token}', 'public', 'attempts'),
    summary:
      'An agent’s own calendar as iCalendar (RFC 5545), for the calendar app that has its secret address; it names trips, and nobody',
    harm: 'The calendars that agents subscribed to are no longer updated.',
    params: z.strictObject({ token: textUpTo(2_000) }),
    query: z.looseObject({}),
    answer: z.string(),
    contentType: 'text/calendar; charset=utf-8',
  },
  getCalendarFeed: {
    ...get('/api/calendar-feed', 'signedIn'),
    summary: 'Whether the agent has a calendar feed; its address is never told again',
    harm: 'Agents cannot see whether they have a calendar feed.',
    answer: feedState,
  },
  createCalendarFeed: {
    ...post('/api/calendar-feed', 'signedIn'),
    summary:
      'Makes the agent’s calendar feed in place of an earlier one. Only this answer has its address',
    harm: 'Agents cannot subscribe to their calendar.',
    answer: z.object({ address: z.string(), createdAt: z.iso.datetime() }),
    noMasquerade: true,
  },
  removeCalendarFeed: {
    ...remove('/api/calendar-feed', 'signedIn'),
    summary: 'Withdraws the agent’s calendar feed at once; withdrawn again, nothing changes',
    harm: 'Agents cannot withdraw a calendar feed.',
    answer: feedState,
  },
})
