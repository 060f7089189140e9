import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { textUpTo } from '#shared/format/plain-text'
import { itineraryIdSchema, optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { problemSchema } from '#shared/itinerary/problem'
import { currencyCode } from '#shared/itinerary/supplier-amount'
import { inventoryStatusSchema } from '#shared/itinerary/supplier-status'
import { stayChargeSchema } from '#shared/rates/rate-charges-schema'
import { roomLineRecord } from '#shared/rooms/room-line'

/** A decimal of at most 15 digits: what our arithmetic holds exactly. */
const amount = z
  .string()
  .check(z.regex(/^\d{1,12}(\.\d{1,8})?$/, { error: 'must be a decimal amount' }))

const problem = z.object({
  code: problemSchema.shape.code,
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  date: z.optional(z.iso.date()),
  segmentId: z.optional(textUpTo(64)),
})

const stay = z
  .object({
    segmentId: textUpTo(64),
    costAmount: z.optional(amount),
    rspAmount: z.optional(amount),
    currency: z.optional(currencyCode),
    availability: z.optional(z.int().check(z.minimum(-3), z.maximum(10_000))),
    inventoryStatus: z._default(inventoryStatusSchema, 'Pending'),
    availabilityCheckedAt: z.optional(z.iso.datetime()),
    inclusions: z.optional(textUpTo(2_000)),
    mealBasis: z.optional(textUpTo(200)),
    charges: z.optional(z.array(stayChargeSchema).check(z.maxLength(50))),
    problems: z._default(z.array(problem).check(z.maxLength(50)), []),
  })
  .check(
    z.refine(
      ({ costAmount, rspAmount, currency }) =>
        currency !== undefined || (costAmount ?? rspAmount) === undefined,
      { path: ['currency'], error: 'is required with an amount' },
    ),
  )

/**
 * What a remote supplier system answers to a request for a quote: fields that are not ours are left
 * aside.
 */
export const remoteQuote = z.object({ stays: z.array(stay).check(z.maxLength(200)) })
export type RemoteQuote = z.infer<typeof remoteQuote>

const reference = z
  .string()
  .check(z.regex(/^[\w-]{2,40}$/, { error: 'must be a booking reference' }))
const booked = z.object({
  status: z.string().check(z.minLength(1), z.maxLength(20)),
  bookingReference: z.optional(reference),
  heldUntil: z.optional(z.iso.datetime()),
})

/** What it answers to a request for a hold. */
export const remoteHold = z.discriminatedUnion('outcome', [
  z.extend(booked, {
    outcome: z.literal('held'),
    bookingReference: reference,
    heldUntil: z.iso.datetime(),
    stays: z
      .array(z.object({ segmentId: textUpTo(64), inventoryStatus: inventoryStatusSchema }))
      .check(z.maxLength(200)),
  }),
  z.object({
    outcome: z.literal('refused'),
    problems: z.array(problem).check(z.minLength(1), z.maxLength(50)),
  }),
])

/** What it answers to a confirmation and a cancellation. */
export const remoteBooked = booked

/** What it answers when it is asked where a booking stands: with its stays, where it tells them. */
export const remoteStanding = z.extend(booked, {
  stays: z.optional(
    z
      .array(
        z.object({
          startDate: calendarDateSchema,
          endDate: calendarDateSchema,
          rooms: z.array(z.object({ optionKey: optionKeySchema })).check(z.maxLength(50)),
        }),
      )
      .check(z.maxLength(200)),
  ),
})

/** What it answers when it is asked for a whole booking; `null` when it has none. */
export const remoteBooking = z.nullable(
  z.extend(booked, {
    bookingReference: reference,
    itineraryId: z.optional(itineraryIdSchema),
    name: z.optional(textUpTo(200)),
    stays: z
      .array(
        z.object({
          segmentId: z.string().check(z.minLength(1), z.maxLength(64)),
          supplierCode: supplierCodeSchema,
          startDate: calendarDateSchema,
          endDate: calendarDateSchema,
          rooms: z.array(roomLineRecord).check(z.maxLength(50)),
          isDmcArranged: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(200)),
  }),
)
