import * as z from 'zod'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { systemTypeSchema } from './room-type-codes'

const count = z.int().min(0).max(100)

/**
 * A type of room that a supplier offers (2 §3). `guestNormal` is the most travelers, `normalAdults` the most adults,
 * `minPax` the fewest travelers; `cost` is per person, in whole US dollars (2 §9).
 */
export const roomTypeSchema = z.object({
  roomTypeId: count,
  optionKey: optionKeySchema,
  supplierCode: supplierCodeSchema,
  uniqueName: z.string().min(1).max(200),
  systemType: systemTypeSchema,
  name: z.string().min(1).max(200),
  description: z.string().max(5_000).optional(),
  minPax: count,
  normalAdults: count,
  normalChildren: count,
  guestNormal: count,
  minChildAge: z.int().min(0).max(17),
  /** Oldest child; above it a guest pays as an adult. 17 unless the supplier says otherwise (pricing.md). */
  maxChildAge: z.int().min(0).max(17).optional(),
  cost: z.number().min(0),
  disabled: z.boolean(),
})
export type RoomType = z.infer<typeof roomTypeSchema>
