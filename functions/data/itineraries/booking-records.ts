import * as z from 'zod/mini'
import { calendarDateSchema, calendarMonthSchema } from '#shared/dates/date-schemas'
import {
  agencyIdSchema,
  itineraryIdSchema,
  optionKeySchema,
  supplierCodeSchema,
} from '#shared/ids/ids'
import { bookingKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** Rooms of one type in one month, by day of the month: '01' to '31'. */
export const roomNights = z.object({
  supplierCode: supplierCodeSchema,
  optionKey: optionKeySchema,
  month: calendarMonthSchema,
  days: z.record(z.string(), z.int()),
})
export type RoomNights = z.infer<typeof roomNights>

/** A stay as it was booked. */
const bookedStay = z.object({
  segmentId: z.string(),
  supplierCode: supplierCodeSchema,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  rooms: z.array(
    z.object({
      optionKey: optionKeySchema,
      adults: z.int(),
      children: z.int(),
      childrenAges: z.array(z.int()),
    }),
  ),
  isDmcArranged: z.boolean(),
})

const content = z.object({
  stays: z.array(bookedStay),
  /** What was taken from allotments and is returned on release, without on-request nights. */
  taken: z.array(roomNights),
})

/** A booking of the embedded supplier system: rooms of all stays of one itinerary. */
export const bookingRecord = z.extend(content, {
  reference: z.string(),
  agencyId: agencyIdSchema,
  /** Of one made elsewhere: the itinerary that it has once somebody imports it. */
  itineraryId: itineraryIdSchema,
  /** What whoever booked it calls it. */
  name: z.optional(z.string()),
  /** A word of 1 §4, Supplier-system booking status. */
  status: z.enum(['Prov', 'Pend', 'Conf', 'Canc', 'QuoteOld']),
  version: z.int().check(z.minimum(1)),
  heldUntil: z.optional(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
})
export type BookingRecord = z.infer<typeof bookingRecord>

/** The item of a booking: less than 1 KB for a trip of 14 days. */
export function bookingItem({ stays, taken, ...own }: BookingRecord): Item {
  return { ...bookingKey(own.agencyId, own.reference), ...own, packed: pack({ stays, taken }) }
}

/** The booking of an item. @throws AppError record.malformed */
export function bookingIn(item: Item): BookingRecord {
  const contents = item.packed instanceof Uint8Array ? unpack(item.packed) : undefined
  return parseRecord(bookingRecord, { ...item, ...(typeof contents === 'object' ? contents : {}) })
}
