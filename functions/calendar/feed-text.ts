import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { timeInZone } from '#shared/dates/zoned-time'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { entryId } from '#shared/itinerary/list-calendar-entries'
import { paymentLabel } from '#shared/itinerary/payments'

/** How often calendar apps should look again. */
const refreshSeconds = 3_600

/**
 * Entries as an iCalendar file (RFC 5545) of whole days. It names trips only: no client, no guests,
 * no amounts and no title of a task, because a feed is read by services that we don’t know.
 */
export function feedText(entries: readonly CalendarEntry[], now: Date): string {
  const calendar = ical({
    name: 'Tembea',
    prodId: { company: 'Tembea', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.kind}-${entryId(entry)}@tembea`,
      stamp: now,
      allDay: true,
      start: utcDay(entry.date),
      // The day after: the end of whole days is exclusive.
      end: utcDay(addDays(entry.date, 1)),
      summary: [entryLabel(entry), entry.itineraryName].filter(Boolean).join(': '),
    })
  return calendar.toString()
}

const utcDay = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)

function entryLabel(entry: CalendarEntry): string {
  switch (entry.kind) {
    case 'departure':
      return 'Departure'
    case 'return':
      return 'Return'
    case 'hold':
      return `Hold ends ${timeInZone(new Date(entry.until), entry.zone)} camp time`
    case 'payment':
      return `${paymentLabel(entry)} due`
    case 'task':
      return 'Task due'
  }
}
