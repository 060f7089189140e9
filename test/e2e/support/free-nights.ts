import type { Page } from 'playwright'
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'

/**
 * A night that begins two stays of two nights, one after the other, in which each camp has a room.
 */
export async function startOfFreeChain(
  page: Page,
  [first, second]: readonly [string, string],
): Promise<CalendarDate> {
  const from = firstDayOf(addMonths(monthOf(dateInZone(new Date(), 'UTC')), 6))
  for (let day = 0; day < 60; day++) {
    const start = addDays(from, day)
    const isFree = await Promise.all([
      hasRoom(page, { supplierCode: first, startDate: start, endDate: addDays(start, 2) }),
      hasRoom(page, {
        supplierCode: second,
        startDate: addDays(start, 2),
        endDate: addDays(start, 4),
      }),
    ])
    if (isFree.every(Boolean)) return calendarDate(start)
  }
  throw new Error(`No two nights in a row are free at ${first} and then at ${second}`)
}

interface Stay {
  readonly supplierCode: string
  readonly startDate: string
  readonly endDate: string
}

/** Whether a camp has so many rooms with a price for all nights of a stay. */
export async function hasRoom(page: Page, stay: Stay, count = 1): Promise<boolean> {
  const free = await page.evaluate(async (body) => {
    const token = /(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/Availability/getBySupplier', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: decodeURIComponent(token) },
      body: JSON.stringify(body),
    })
    const { rooms }: { rooms: { available: number | null; price: number | null }[] } =
      await answer.json()
    return rooms
      .filter(({ price }) => (price ?? 0) > 0)
      .reduce((sum, { available }) => sum + Math.max(0, available ?? 0), 0)
  }, stay)
  return free >= count
}

/** What tests look at of a stored trip. */
export interface StoredTrip {
  readonly name: string
  readonly state: string
  readonly version: number
  readonly rates: { readonly land: number }
  readonly finance: { readonly sell: number; readonly paid: number }
  readonly itinerary: {
    readonly startDate: string
    readonly endDate: string
    readonly segments: readonly StoredSegment[]
  }
}

interface StoredSegment {
  readonly type: string
  readonly startDate: string
  readonly endDate: string
  readonly supplierCode?: string
  readonly campName?: string
  readonly title?: string
  readonly rooms: readonly { readonly optionKey: string }[]
  readonly [field: string]: unknown
}

/** What the server has stored of a trip. */
export function storedTrip(page: Page, id: string): Promise<StoredTrip> {
  return page.evaluate(async (trip) => {
    const token = /(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/api/Itineraries/${trip}`, {
      headers: { authorization: decodeURIComponent(token) },
    })
    return answer.json()
  }, id)
}
