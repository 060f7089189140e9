import { AppError } from '#shared/errors/app-error'

/** Currencies whose minor units Stripe counts in another way than 1 §9, or that it does not take. */
const otherwise = new Set([
  'BYR',
  'GWP',
  'IQD',
  'ISK',
  'KMF',
  'KRW',
  'KWD',
  'OMR',
  'TND',
  'TWD',
  'HUF',
  'UGX',
  'XAF',
  'BHD',
  'JOD',
])

/** @throws AppError payment.refused for a currency whose amounts would not mean the same to Stripe */
export function requireStripeCurrency(currency: string): void {
  if (otherwise.has(currency)) throw new AppError('payment.refused', { currency })
}
