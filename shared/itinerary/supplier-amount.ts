import * as z from 'zod'
import { isCurrencyCode } from '../money/currency-schema'

/** A currency code as it is stored: exactly three capitals (1 §5). */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, { error: 'Invalid currency' })

/** A currency that a caller chooses: one that we know. */
export const knownCurrency = z
  .string()
  .max(3, { error: 'Invalid currency', abort: true })
  .refine(isCurrencyCode, { error: 'Invalid currency' })

const decimalText = /^-?\d{1,11}(\.\d{1,20})?$/

/**
 * An amount as suppliers give it: a decimal string of the segment's currency, `'N/A'` counting as zero (pricing.md,
 * Money). A number is taken too and becomes its decimal string, so that what is stored has one form. Below 10^11: no trip
 * costs as much (mostAmount).
 */
export const supplierAmountInput = z
  .union([
    z.literal('N/A'),
    z.string().regex(decimalText, { error: 'must be a decimal amount' }),
    z.number().gt(-1e11).lt(1e11),
  ])
  .transform((amount) => (typeof amount === 'number' ? decimalOf(amount) : amount))

/** The same as it is stored: always text, and as long as it once could be. */
export const supplierAmount = z
  .string()
  .regex(/^(N\/A|-?\d{1,13}(\.\d{1,20})?)$/, { error: 'must be a decimal amount' })

function decimalOf(amount: number): string {
  const text = String(amount)
  return text.includes('e') ? amount.toFixed(20) : text
}
