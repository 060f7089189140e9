import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText } from '../format/plain-text'
import { clientIdSchema, supplierCodeSchema } from '../ids/ids'
import { refuseForeignRooms, roomLineInput, roomLineRecord } from '../rooms/room-line'
import { roomTypeCodeSchema } from '../rooms/room-type-schemas'
import { tripPricingSettings } from './figures'

const mediaRef = z.strictObject({ s3Key: z.string().check(z.minLength(1), z.maxLength(500)) })

/**
 * A room wanted wherever the travelers sleep, before rooms of a camp are chosen (2 §7.1, default
 * rooms).
 */
const wantedRoom = z.strictObject({
  roomType: roomTypeCodeSchema,
  adults: z.int().check(z.minimum(0), z.maximum(100)),
  children: z.int().check(z.minimum(0), z.maximum(100)),
})

/** What the agency or the agent made its own (1 §3). */
const pictures = { featuredImage: z.optional(mediaRef), video: z.optional(mediaRef) }
/** The same with the trip's rates once more: a caller may send them so, and answers show them. */
const customizations = z.strictObject({
  ...pictures,
  pricingSettings: z.optional(z.strictObject(tripPricingSettings)),
})

const shape = {
  rooms: z._default(z.array(wantedRoom).check(z.maxLength(100)), []),
  client: z.optional(z.strictObject({ id: clientIdSchema, name: z.optional(plainText(200)) })),
}
const stayRooms = { supplierCode: supplierCodeSchema, startDate: calendarDateSchema }

/**
 * `params` of an itinerary (1 §3, 2 §7.1) as a client may send it; accommodationRooms are the rooms
 * chosen, by stay.
 */
export const tripParamsInput = z.strictObject({
  ...shape,
  customizations: z.optional(customizations),
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

const storedRooms = z._default(
  z.array(z.object({ ...stayRooms, rooms: z.array(roomLineRecord) })),
  [],
)

/** The same as it is stored: without pricingSettings, because `rates` of the itinerary count. */
export const tripParamsRecord = z.object({
  ...shape,
  customizations: z.optional(z.object(pictures)),
  accommodationRooms: storedRooms,
})
export type TripParams = z.infer<typeof tripParamsRecord>

/** The same as it is answered: pricingSettings are the itinerary's rates. */
export const tripParamsView = z.object({
  ...shape,
  customizations: z.optional(customizations),
  accommodationRooms: storedRooms,
})

/** Parameters as they are stored; the rates among them belong to `rates`. */
export function storedParams(params: z.infer<typeof tripParamsInput>): TripParams {
  const { customizations } = params
  if (customizations?.pricingSettings === undefined) return params
  const { pricingSettings: _rates, ...own } = customizations
  return { ...params, customizations: Object.keys(own).length === 0 ? undefined : own }
}
