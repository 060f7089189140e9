import * as z from 'zod'
import { calendarDateSchema } from '#shared/dates/calendar-date'
import { itineraryIdSchema, optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { problemSchema } from '#shared/itinerary/problem'
import { currencyCode } from '#shared/itinerary/supplier-amount'
import { inventoryStatusSchema } from '#shared/itinerary/supplier-status'
import { roomLineRecord } from '#shared/rooms/room-line'

/** A decimal of at most 15 digits: what our arithmetic holds exactly. */
const amount = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/, { error: 'must be a decimal amount' })

const problem = z.object({
  code: problemSchema.shape.code,
  message: z.string().min(1).max(500),
  date: z.iso.date().optional(),
  segmentId: z.string().max(64).optional(),
})

const stay = z
  .object({
    segmentId: z.string().max(64),
    costAmount: amount.optional(),
    rspAmount: amount.optional(),
    currency: currencyCode.optional(),
    availability: z.int().min(-3).max(10_000).optional(),
    inventoryStatus: inventoryStatusSchema.default('Pending'),
    availabilityCheckedAt: z.iso.datetime().optional(),
    inclusions: z.string().max(2_000).optional(),
    mealBasis: z.string().max(200).optional(),
    problems: z.array(problem).max(50).default([]),
  })
  .refine(({ costAmount, rspAmount, currency }) => currency !== undefined || (costAmount ?? rspAmount) === undefined, {
    path: ['currency'],
    error: 'is required with an amount',
  })

/** What a remote supplier system answers to a request for a quote: fields that are not ours are left aside. */
export const remoteQuote = z.object({ stays: z.array(stay).max(200) })
export type RemoteQuote = z.infer<typeof remoteQuote>

const reference = z.string().regex(/^[\w-]{2,40}$/, { error: 'must be a booking reference' })
const booked = z.object({
  status: z.string().min(1).max(20),
  bookingReference: reference.optional(),
  heldUntil: z.iso.datetime().optional(),
})

/** What it answers to a request for a hold. */
export const remoteHold = z.discriminatedUnion('outcome', [
  booked.extend({
    outcome: z.literal('held'),
    bookingReference: reference,
    heldUntil: z.iso.datetime(),
    stays: z.array(z.object({ segmentId: z.string().max(64), inventoryStatus: inventoryStatusSchema })).max(200),
  }),
  z.object({ outcome: z.literal('refused'), problems: z.array(problem).min(1).max(50) }),
])

/** What it answers to a confirmation and a cancellation. */
export const remoteBooked = booked

/** What it answers when it is asked where a booking stands: with its stays, where it tells them. */
export const remoteStanding = booked.extend({
  stays: z
    .array(
      z.object({
        ...{ startDate: calendarDateSchema, endDate: calendarDateSchema },
        rooms: z.array(z.object({ optionKey: optionKeySchema })).max(50),
      }),
    )
    .max(200)
    .optional(),
})

/** What it answers when it is asked for a whole booking; `null` when it has none. */
export const remoteBooking = booked
  .extend({
    bookingReference: reference,
    itineraryId: itineraryIdSchema.optional(),
    name: z.string().max(200).optional(),
    stays: z
      .array(
        z.object({
          segmentId: z.string().min(1).max(64),
          supplierCode: supplierCodeSchema,
          startDate: calendarDateSchema,
          endDate: calendarDateSchema,
          rooms: z.array(roomLineRecord).max(50),
          isDmcArranged: z.boolean().default(false),
        }),
      )
      .max(200),
  })
  .nullable()
