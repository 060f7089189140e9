import { createHash } from 'node:crypto'

/** Letters and digits that nobody takes for another when a reference is read aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The reference of the booking that an attempt makes, as in `WND-7K2QX9MB`: the same attempt makes the same one. */
export function bookingReferenceOf(attempt: string): string {
  const bytes = createHash('sha256').update(attempt).digest().subarray(0, 8)
  return `WND-${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`
}
