import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { type Call, WalkFailure } from './walker'

const campsFound = z.array(z.object({ supplierCode: z.string(), campName: z.string() }))
const calendar = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      a: z.record(z.string(), z.int()),
      r: z.record(z.string(), z.nullable(z.int())),
    }),
  ),
})
type Days = z.output<typeof calendar>['days']
const nights = 2

/**
 * Searches camps, and reads calendars until one has a room free and priced for two nights, two
 * months from now at the soonest.
 * @throws WalkFailure where there is none
 */
export async function findStay(call: Call, today: CalendarDate, say: (step: string) => void) {
  const filter = encodeURIComponent(JSON.stringify({ limit: 100 }))
  const search = { method: 'GET', path: `/api/Camps?filter=${filter}` }
  const camps = await call('Searching', search, campsFound)
  if (camps.length === 0)
    throw new WalkFailure('Searching: there is no camp. Import a catalogue, or load the demo data.')
  say(`${camps.length} camps are found`)
  const [startDate, endDate] = [addDays(today, 60), addDays(today, 150)]
  for (const { supplierCode } of camps) {
    const body = { supplierCode, startDate, endDate }
    const calendarRequest = { method: 'POST', path: '/api/Calendar/bySupplier', body }
    const { days } = await call('Reading a calendar', calendarRequest, calendar)
    const stay = freeStay(days, supplierCode)
    if (stay === undefined) continue
    say(`${stay.supplierCode} has a room free from ${stay.startDate} to ${stay.endDate}`)
    return stay
  }
  throw new WalkFailure('Reading calendars: no camp has a room free and priced for two nights.')
}

/** The first nights in a row on which one room type is free and has a price. */
function freeStay(days: Days, supplierCode: string) {
  for (const [index, { date, a }] of days.entries()) {
    const next = days.slice(index, index + nights)
    const isFree = (room: string) =>
      next.every((day) => hasMore(day.a, room) && hasMore(day.r, room))
    const optionKey = next.length === nights ? Object.keys(a).find(isFree) : undefined
    if (optionKey !== undefined)
      return {
        supplierCode,
        optionKey,
        startDate: date,
        endDate: addDays(date as CalendarDate, nights),
      }
  }
  return undefined
}

/** Whether there is a number above nothing, of rooms or of cents. */
const hasMore = (numbers: Record<string, number | null>, room: string): boolean =>
  (new Map(Object.entries(numbers)).get(room) ?? 0) > 0
