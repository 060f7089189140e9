import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { systemTypeSchema } from './room-type-schemas'

const count = z.int().check(z.minimum(0), z.maximum(100))

/**
 * A type of room that a supplier offers (2 §3). `guestNormal` is the most travelers, `normalAdults`
 * the most adults, `minPax` the fewest travelers; `cost` is per person, in whole US dollars (2 §9).
 */
export const roomTypeSchema = z.object({
  roomTypeId: count,
  optionKey: optionKeySchema,
  supplierCode: supplierCodeSchema,
  uniqueName: z.string().check(z.minLength(1), z.maxLength(200)),
  systemType: systemTypeSchema,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.optional(textUpTo(5_000)),
  minPax: count,
  normalAdults: count,
  normalChildren: count,
  guestNormal: count,
  minChildAge: z.int().check(z.minimum(0), z.maximum(17)),
  /**
   * Oldest child; above it a guest pays as an adult. 17 unless the supplier says otherwise
   * (pricing.md).
   */
  maxChildAge: z.optional(z.int().check(z.minimum(0), z.maximum(17))),
  cost: z.number().check(z.minimum(0)),
  disabled: z.boolean(),
})
export type RoomType = z.infer<typeof roomTypeSchema>
