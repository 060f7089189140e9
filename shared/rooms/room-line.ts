import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { optionKeySchema } from '../ids/ids'
import { roomTypeCodeSchema, systemTypeSchema } from './room-type-schemas'

const travelerCount = z.int().check(z.minimum(0), z.maximum(100))

/** Ages of children in years, below 18; children without an age count as 12 (pricing.md). */
export const childrenAgesSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(17)))
  .check(z.maxLength(100))

const shape = {
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  optionKey: optionKeySchema,
  roomType: z.optional(roomTypeCodeSchema),
  roomTypeId: z.optional(z.int().check(z.minimum(0))),
  systemType: z.optional(systemTypeSchema),
  name: z.optional(requiredText(200)),
  adults: travelerCount,
  children: travelerCount,
  childrenAges: z._default(childrenAgesSchema, []),
}

/** A room of a stay and who sleeps in it (1 §3, 2 §3), as a client may send it. */
export const roomLineInput = z.strictObject(shape).check(
  z.refine(agesFit, {
    path: ['childrenAges'],
    error: 'must not be longer than the number of children',
  }),
)

/**
 * A room wanted at any camp (1 §7, getAvailability): its option key, when sent, counts at its own
 * camp only.
 */
export const roomRequestInput = z
  .strictObject({ ...shape, optionKey: z.optional(optionKeySchema) })
  .check(
    z.refine(agesFit, {
      path: ['childrenAges'],
      error: 'must not be longer than the number of children',
    }),
  )
export type RoomRequest = z.infer<typeof roomRequestInput>

/** The same as it is stored. */
export const roomLineRecord = z.object(shape)
export type RoomLine = z.infer<typeof roomLineRecord>

function agesFit({
  children,
  childrenAges,
}: {
  children: number
  childrenAges: readonly number[]
}): boolean {
  return childrenAges.length <= children
}

/**
 * Refuses rooms that are not of the supplier they are wanted of, each by its place (a check of
 * zod's superRefine).
 */
export function refuseForeignRooms(
  {
    supplierCode,
    rooms,
  }: { supplierCode: string; rooms: readonly { readonly optionKey: string }[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { optionKey }] of rooms.entries()) {
    if (optionKey.startsWith(`${supplierCode}-`)) continue
    const path = ['rooms', index, 'optionKey']
    context.addIssue({
      code: 'custom',
      path,
      message: 'must be a room of the supplier',
      input: optionKey,
    })
  }
}
