import * as z from 'zod/mini'
import { addDays, addMonths, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import { agencyIdSchema, optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import {
  type BookingRecord,
  bookingItem,
} from '../../../functions/data/itineraries/booking-records'
import type { Item } from '../../../functions/data/table/table-access'
import { itineraryOfBooking } from '../../../functions/suppliers/itinerary-of-booking'
import { keptRooms, wantedRooms } from '../../../functions/suppliers/wanted-rooms'
import { rowsOf } from './rows'

const bookingRow = z.strictObject({
  reference: z.string(),
  agencyId: agencyIdSchema,
  name: z.string(),
  status: z.enum(['Conf', 'Prov']),
  /** Months from the month of seeding, and the day of that month on which it starts. */
  monthsAhead: z.int(),
  firstDay: z.int(),
  stays: z.array(
    z.strictObject({
      /** First and last day, counted from the day of arrival. */
      days: z.tuple([z.int(), z.int()]),
      supplierCode: supplierCodeSchema,
      rooms: z.array(z.strictObject({ optionKey: optionKeySchema, adults: z.int() })),
    }),
  ),
})

export type DemoBooking = ReturnType<typeof bookingsFrom>[number]

/** How long a provisional booking is held from the day it is loaded on, and until which hour. */
const holdTime = { days: 10, time: '15:00:00.000Z' } as const

/**
 * Bookings that somebody made with the supplier system itself: no trip has them until an agent
 * imports one by its reference.
 */
export const bookingsFrom = (start: CalendarMonth) =>
  rowsOf('bookings', 'reference', bookingRow).map(
    ({ monthsAhead, firstDay, stays, ...booking }) => {
      const first = addDays(firstDayOf(addMonths(start, monthsAhead)), firstDay - 1)
      return {
        ...booking,
        stays: stays.map(({ days: [from, to], rooms, supplierCode }, at) => ({
          segmentId: `s${at + 1}`,
          supplierCode,
          startDate: addDays(first, from),
          endDate: addDays(first, to),
          rooms: rooms.map((room) => ({ ...room, children: 0, childrenAges: [] })),
          isDmcArranged: false,
        })),
      }
    },
  )

/** The items of the bookings, as the embedded supplier system keeps them. */
export const bookingItems = (bookings: readonly DemoBooking[], now: Date): Item[] =>
  bookings.map((booking) => bookingItem(recordOf(booking, now)))

function recordOf({ status, stays, ...booking }: DemoBooking, now: Date): BookingRecord {
  const { agencyId, reference } = booking
  const updatedAt = now.toISOString()
  const lastDay = new Date(now.getTime() + holdTime.days * 86_400_000).toISOString().slice(0, 10)
  return {
    ...booking,
    itineraryId: itineraryOfBooking(agencyId, reference),
    status,
    stays,
    taken: keptRooms(wantedRooms(stays)),
    heldUntil: status === 'Prov' ? `${lastDay}T${holdTime.time}` : undefined,
    version: 1,
    updatedAt,
  }
}
