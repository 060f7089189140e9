import * as z from 'zod'
import { mostAmount } from '#shared/money/minor-units'

/** A name in a provider's message: one that a key of the table takes. */
export const eventName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Surrogate}*$/u)
/** Minor units in a provider's message. */
export const eventAmount = z.int().min(0).max(mostAmount)
export const eventCurrency = z.string().regex(/^[A-Z]{3}$/)
