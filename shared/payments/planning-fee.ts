import { isPlanningFee, type Payment, pricePayments, withoutRefund } from '../itinerary/payments'

/**
 * What a payer is told of a planning fee before paying it, with a space before it; empty for other
 * payments (domain.md, Settled since, second part).
 */
export const planningNote = (payment: Pick<Payment, 'purpose' | 'refundable'>): string =>
  isPlanningFee(payment)
    ? ` The planning fee counts toward your deposit${payment.refundable ? '' : ' and isn’t refundable'}.`
    : ''

/**
 * Whether a trip has asked for a planning fee that stays with the agency when it is cancelled.
 */
export const keepsPlanningFee = (payments: readonly Payment[]): boolean =>
  pricePayments(payments).some((payment) => isPlanningFee(payment) && !payment.refundable)

/**
 * What of the planning fees that were paid stays with the agency when its trip is cancelled, minor
 * units of the trip's currency: all of them but those that were asked for as refundable, and of
 * party groups that cancelled (domain.md, Settled since, second part).
 */
export const keptPlanningFees = (payments: readonly Payment[]): number =>
  payments
    .filter(
      (payment) =>
        isPlanningFee(payment) &&
        payment.status === 'Paid' &&
        !payment.refundable &&
        !payment.partyCancelled,
    )
    .reduce((sum, payment) => sum + withoutRefund(payment).amount, 0)
