import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'

const contactInput = z.strictObject({
  phone: z._default(plainText(50), ''),
  address: z._default(plainText(500), ''),
})
export const clientEmail = z.pipe(
  z
    .string({ error: 'Email is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.maxLength(254, { error: 'Email must be valid', abort: true }),
    ),
  z.email({ error: 'Email must be valid' }),
)
const personName = (missing: string) =>
  z.pipe(
    z
      .string({ error: missing })
      .check(
        z.trim(),
        z.minLength(1, { error: missing }),
        z.maxLength(100, { error: 'must be at most 100 characters' }),
      ),
    plainText(100),
  )
export const firstName = personName('First name is required')
export const lastName = personName('Last name is required')

/** What POST /api/Clients takes (2 §3, Client creation form), with the messages of 2 §5.5. */
export const clientInput = z.strictObject({
  firstName,
  lastName,
  email: clientEmail,
  contact: z._default(contactInput, { phone: '', address: '' }),
})
