import * as z from 'zod'
import { calendarDateSchema, travelDateSchema } from '../dates/calendar-date'
import { plainText } from '../format/plain-text'
import { clientIdSchema, supplierCodeSchema } from '../ids/ids'
import { refuseForeignRooms, roomLineInput, roomLineRecord } from '../rooms/room-line'
import { roomTypeCodeSchema } from '../rooms/room-type-codes'

const mediaRef = z.strictObject({ s3Key: z.string().min(1).max(500) })
const percent = z.number().optional() // clamped by pricing, as rates are (1 §5)

/** A room wanted wherever the travelers sleep, before rooms of a camp are chosen (2 §7.1, default rooms). */
const wantedRoom = z.strictObject({
  roomType: roomTypeCodeSchema,
  adults: z.int().min(0).max(100),
  children: z.int().min(0).max(100),
})

/** What the agency or the agent made its own: pictures, and the rates of pricingSettings in percent (1 §3). */
const customizations = z.strictObject({
  featuredImage: mediaRef.optional(),
  video: mediaRef.optional(),
  pricingSettings: z
    .strictObject({
      landRate: percent,
      airRate: percent,
      depositRate: percent,
      currencyRate: percent,
      dmcRate: percent,
      rackRate: percent,
    })
    .optional(),
})

const shape = {
  rooms: z.array(wantedRoom).max(100).default([]),
  client: z.strictObject({ id: clientIdSchema, name: plainText(200).optional() }).optional(),
  customizations: customizations.optional(),
}
const stayRooms = { supplierCode: supplierCodeSchema, startDate: calendarDateSchema }

/** `params` of an itinerary (1 §3, 2 §7.1) as a client may send it; accommodationRooms are the rooms chosen, by stay. */
export const tripParamsInput = z.strictObject({
  ...shape,
  accommodationRooms: z
    .array(
      z
        .strictObject({ ...stayRooms, startDate: travelDateSchema, rooms: z.array(roomLineInput).max(50) })
        .superRefine(refuseForeignRooms),
    )
    .max(200)
    .default([]),
})

/** The same as it is stored. */
export const tripParamsRecord = z.object({
  ...shape,
  accommodationRooms: z.array(z.object({ ...stayRooms, rooms: z.array(roomLineRecord) })).default([]),
})
export type TripParams = z.infer<typeof tripParamsRecord>
