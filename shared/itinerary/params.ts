import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText } from '../format/plain-text'
import { clientIdSchema, supplierCodeSchema } from '../ids/ids'
import { refuseForeignRooms, roomLineInput, roomLineRecord } from '../rooms/room-line'
import { roomTypeCodeSchema } from '../rooms/room-type-schemas'

const mediaRef = z.strictObject({ s3Key: z.string().check(z.minLength(1), z.maxLength(500)) })
const percent = z.optional(z.number()) // clamped by pricing, as rates are (1 §5)

/**
 * A room wanted wherever the travelers sleep, before rooms of a camp are chosen (2 §7.1, default
 * rooms).
 */
const wantedRoom = z.strictObject({
  roomType: roomTypeCodeSchema,
  adults: z.int().check(z.minimum(0), z.maximum(100)),
  children: z.int().check(z.minimum(0), z.maximum(100)),
})

/**
 * What the agency or the agent made its own: pictures, and the rates of pricingSettings in percent
 * (1 §3).
 */
const customizations = z.strictObject({
  featuredImage: z.optional(mediaRef),
  video: z.optional(mediaRef),
  pricingSettings: z.optional(
    z.strictObject({
      landRate: percent,
      airRate: percent,
      depositRate: percent,
      currencyRate: percent,
      dmcRate: percent,
      rackRate: percent,
    }),
  ),
})

const shape = {
  rooms: z._default(z.array(wantedRoom).check(z.maxLength(100)), []),
  client: z.optional(z.strictObject({ id: clientIdSchema, name: z.optional(plainText(200)) })),
  customizations: z.optional(customizations),
}
const stayRooms = { supplierCode: supplierCodeSchema, startDate: calendarDateSchema }

/**
 * `params` of an itinerary (1 §3, 2 §7.1) as a client may send it; accommodationRooms are the rooms
 * chosen, by stay.
 */
export const tripParamsInput = z.strictObject({
  ...shape,
  accommodationRooms: z._default(
    z
      .array(
        z
          .strictObject({
            ...stayRooms,
            startDate: travelDateSchema,
            rooms: z.array(roomLineInput).check(z.maxLength(50)),
          })
          .check(z.superRefine(refuseForeignRooms)),
      )
      .check(z.maxLength(200)),
    [],
  ),
})

/** The same as it is stored. */
export const tripParamsRecord = z.object({
  ...shape,
  accommodationRooms: z._default(
    z.array(z.object({ ...stayRooms, rooms: z.array(roomLineRecord) })),
    [],
  ),
})
export type TripParams = z.infer<typeof tripParamsRecord>
