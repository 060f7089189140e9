import { isCancellationFee, openRefund, type Payment, refundedAmount } from '../itinerary/payments'
import { retainedOf } from './settle-cancellation'

/**
 * What a cancelled trip comes to, minor units of its currency: what was paid with its fees, what of
 * it the agency keeps, what went and goes back, and what of the fee is still to be paid.
 */
export function cancellationSums({ payments }: { readonly payments: readonly Payment[] }) {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const paidPayments = payments.filter(({ status }) => status === 'Paid')
  return {
    paid: sum(paidPayments.map(({ amount, serviceFee }) => amount + serviceFee)),
    kept: sum(
      paidPayments.map((payment) =>
        isCancellationFee(payment) ? payment.amount + payment.serviceFee : retainedOf(payment),
      ),
    ),
    serviceFees: sum(
      paidPayments.map((payment) =>
        isCancellationFee(payment) ? payment.serviceFee : (payment.retained?.serviceFee ?? 0),
      ),
    ),
    refunded: sum(paidPayments.map(refundedAmount)),
    toRefund: sum(paidPayments.map(openRefund)),
    due: sum(
      payments
        .filter((payment) => isCancellationFee(payment) && payment.status !== 'Paid')
        .map(({ amount }) => amount),
    ),
  }
}
