import * as z from 'zod/mini'

/**
 * An amount as a supplier's data give it: a decimal text or number of major units, or `'N/A'`,
 * which counts as zero.
 */
export const supplierAmountSchema = z.union([
  z.literal('N/A'),
  z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,20})?$/, { error: 'must be a decimal amount' })),
  z.number().check(z.gt(-1e13), z.lt(1e13)),
])
