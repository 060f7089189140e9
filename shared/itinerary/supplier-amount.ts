import * as z from 'zod/mini'
import { isCurrencyCode } from '../money/currency-schema'

/** A currency code as it is stored: exactly three capitals (1 §5). */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Invalid currency' }))

/** A currency that a caller chooses: one that we know. */
export const knownCurrency = z
  .string()
  .check(
    z.maxLength(3, { error: 'Invalid currency', abort: true }),
    z.refine(isCurrencyCode, { error: 'Invalid currency' }),
  )

const decimalText = /^-?\d{1,11}(\.\d{1,20})?$/

/**
 * An amount as suppliers give it: a decimal string of the segment's currency, `'N/A'` counting as
 * zero (pricing.md, Money). A number is taken too and becomes its decimal string, so that what is
 * stored has one form. Below 10^11: no trip costs as much (maxAmount).
 */
export const supplierAmountInput = z.pipe(
  z.union([
    z.literal('N/A'),
    z.string().check(z.regex(decimalText, { error: 'must be a decimal amount' })),
    z.number().check(z.gt(-1e11), z.lt(1e11)),
  ]),
  z.transform((amount) => (typeof amount === 'number' ? decimalOf(amount) : amount)),
)

/** The same as it is stored: always text, and as long as it once could be. */
export const supplierAmount = z
  .string()
  .check(z.regex(/^(N\/A|-?\d{1,13}(\.\d{1,20})?)$/, { error: 'must be a decimal amount' }))

function decimalOf(amount: number): string {
  const text = String(amount)
  return text.includes('e') ? amount.toFixed(20) : text
}
