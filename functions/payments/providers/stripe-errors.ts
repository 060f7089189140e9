import Stripe from 'stripe'
import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'

/** Wrong key, lock contention or rate limiting: temporary, not a refusal. */
const passing: ReadonlySet<number> = new Set([401, 403, 409, 429])

/**
 * A call of Stripe, its failures as ours. What passes by itself was tried again already.
 * @throws AppError payment.unavailable, payment.refused with Stripe's code
 */
export async function orRefused<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, requestId, statusCode } = error
    log.warn('stripe.failed', { type, code, requestId, statusCode })
    const isPassing =
      error instanceof Stripe.errors.StripeConnectionError ||
      (statusCode ?? 0) >= 500 ||
      passing.has(statusCode ?? 0)
    throw isPassing
      ? new AppError('payment.unavailable')
      : new AppError('payment.refused', { reason: code ?? type })
  }
}
