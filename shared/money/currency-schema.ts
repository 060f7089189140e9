import * as z from 'zod/mini'
import { AppError } from '../errors/app-error'
import { requireCurrencyCode } from './currency-code'
import { currencyCodes } from './currency-codes'

/** Whether a code is one of the currencies we know. */
export const isCurrencyCode = (code: string): boolean => currencyCodes.has(code)

/**
 * A currency that someone chooses or sends: one of currency-codes.ts, else 'Invalid currency' (1
 * §5).
 */
export const currencyCodeSchema = z
  .string()
  .check(z.refine(isCurrencyCode, { error: 'Invalid currency' }))

/**
 * The currency of a code.
 * @throws AppError `money.currency-required` when it is missing, `money.invalid-currency` when we
 * do not know it
 */
export function currencyCode(code: unknown): string {
  const validCode = requireCurrencyCode(code)
  if (!isCurrencyCode(validCode))
    throw new AppError('money.invalid-currency', { currency: validCode })
  return validCode
}
