import * as z from 'zod/mini'
import { maxAmount } from '#shared/money/minor-units'

/** A name in a provider's message: one that a key of the table takes. */
export const eventName = z
  .string()
  .check(z.minLength(1), z.maxLength(255), z.regex(/^\P{Surrogate}*$/u))
/** Minor units in a provider's message. */
export const eventAmount = z.int().check(z.minimum(0), z.maximum(maxAmount))
export const eventCurrency = z.string().check(z.regex(/^[A-Z]{3}$/))
