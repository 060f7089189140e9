import * as z from 'zod/mini'
import { cancellationStep } from '#shared/cancellation/cancellation-policy'
import { textUpTo } from '#shared/format/plain-text'
import { supplierCodeSchema } from '#shared/ids/ids'
import { roomTypeSchema } from '#shared/rooms/room-type'
import { roomTypeKey, supplierInfoKey, supplierTermsKey } from '../table/keys'
import type { Item } from '../table/table-access'

/**
 * A room type as it is stored: the shared one (2 §3), how many of it one booking may take, and its
 * pictures.
 */
export const roomTypeRecord = z.extend(roomTypeSchema, {
  maxUnits: z.int().check(z.minimum(0)),
  /** Storage keys. */
  images: z._default(z.array(z.string()), []),
})
export type RoomTypeRecord = z.infer<typeof roomTypeRecord>
export type RoomTypeInput = z.input<typeof roomTypeRecord>

export const roomTypeItem = (room: RoomTypeRecord): Item => ({
  ...roomTypeKey(room.supplierCode, room.optionKey),
  ...room,
})

/** What a camp tells of itself in one language. */
export const supplierInfoRecord = z.object({
  supplierCode: supplierCodeSchema,
  locale: z.string(),
  /** Paragraphs of the About section. */
  description: z._default(z.array(z.string()), []),
  /** How many there are of a feature; 1 where it is not said. */
  featureCounts: z._default(z.record(z.string(), z.int()), {}),
  images: z._default(z.array(z.string()), []),
  /** Descriptions of rooms by option key, where the room's own is not in this language. */
  rooms: z._default(z.record(z.string(), z.string()), {}),
})
export type SupplierInfoRecord = z.infer<typeof supplierInfoRecord>
export type SupplierInfoInput = z.input<typeof supplierInfoRecord>

export const supplierInfoItem = (info: SupplierInfoRecord): Item => ({
  ...supplierInfoKey(info.supplierCode, info.locale),
  ...info,
})

/**
 * What is agreed with a supplier: agents read it, and a quote keeps the cancellation on its stays.
 */
export const supplierTermsRecord = z.object({
  supplierCode: supplierCodeSchema,
  /** Where guests arrive, and whom they call there: both stand on vouchers. */
  address: z.optional(textUpTo(300)),
  phone: z.optional(textUpTo(40)),
  childPolicy: z.optional(textUpTo(2_000)),
  /** What is charged of the price by those who cancel so many days before, or later. */
  cancellation: z._default(z.array(cancellationStep).check(z.maxLength(20)), []),
  contacts: z._default(
    z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(100)),
          role: z.optional(textUpTo(100)),
          email: z.optional(z.email()),
          phone: z.optional(textUpTo(40)),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
})
export type SupplierTerms = z.infer<typeof supplierTermsRecord>

export const supplierTermsItem = (terms: SupplierTerms): Item => ({
  ...supplierTermsKey(terms.supplierCode),
  ...terms,
})
