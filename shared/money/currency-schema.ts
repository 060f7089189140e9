import * as z from 'zod'
import { AppError } from '../errors/app-error'
import { requireCurrencyCode } from './currency-code'
import { type CurrencyCode, currencyNames } from './currency-names'

/** Whether a code is one of the currencies we know. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencyNames, code)
}

/** A currency that someone chooses or sends: one of currency-names.ts, else 'Invalid currency' (1 §5). */
export const currencyCodeSchema = z
  .string()
  .refine((code): boolean => isCurrencyCode(code), { error: 'Invalid currency' })

/**
 * The currency of a code.
 * @throws AppError `money.currency-required` when it is missing, `money.invalid-currency` when we do not know it
 */
export function currencyCode(code: unknown): CurrencyCode {
  const checked = requireCurrencyCode(code)
  if (!isCurrencyCode(checked)) throw new AppError('money.invalid-currency', { currency: checked })
  return checked
}
