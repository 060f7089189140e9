import { AppError } from '../errors/app-error'

const threeCapitals = /^[A-Z]{3}$/

/**
 * Checks a currency code: exactly three capitals (1 §5). Whether it is one of ISO 4217 is for
 * currency-schema.ts to say, where a person chooses it.
 * @throws AppError `money.currency-required` when it is missing, `money.invalid-currency` when it
 * is not a code
 */
export function requireCurrencyCode(code: unknown): string {
  if (code === undefined || code === null || code === '')
    throw new AppError('money.currency-required')
  if (typeof code !== 'string' || !threeCapitals.test(code)) {
    throw new AppError('money.invalid-currency', { currency: String(code).slice(0, 20) })
  }
  return code
}
