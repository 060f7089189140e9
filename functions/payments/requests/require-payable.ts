import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isCancellationFee, type Payment } from '#shared/itinerary/payments'
import { hasCapability, statesByCapability } from '#shared/itinerary/states'
import { isPayableIn } from '#shared/payments/payable-payment'

/**
 * Refuses payments in a state where none is possible (1 §4).
 * @throws AppError payment.not-possible with the state and those in which it is
 */
export function requirePaymentState({ state }: Pick<ItineraryRecord, 'state'>): void {
  if (!hasCapability(state, 'payment')) {
    throw new AppError('payment.not-possible', { state, allowed: statesByCapability.payment })
  }
}

/**
 * Refuses to take money for a payment in a state where it can't be paid: those of the price as
 * above, the fee of a cancelled trip in any other than cancelled.
 * @throws AppError payment.not-possible with the state and those in which it is
 */
export function requirePayable(
  payment: Pick<Payment, 'purpose'>,
  { state }: Pick<ItineraryRecord, 'state'>,
): void {
  if (isPayableIn(payment, state)) return
  if (!isCancellationFee(payment)) requirePaymentState({ state })
  throw new AppError('payment.not-possible', { state, allowed: ['cancelled'] })
}

/** Money has come in, or is on its way. */
export const isMadeOrUnderWay = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'Paid' || status === 'Authorized'

/** @throws AppError payment.settled, payment.under-way */
export function requireUnpaid({ paymentId, status }: Payment): void {
  if (status === 'Paid') throw new AppError('payment.settled', { paymentId, status })
  if (status === 'Authorized') throw new AppError('payment.under-way', { paymentId, status })
}
