import { type Payment, pricePayments, withoutRefund } from '../itinerary/payments'

/**
 * What a payer is told of a planning fee before paying it, with a space before it; empty for other
 * payments (domain.md, Settled since, second part).
 */
export const planningNote = ({
  purpose,
  refundable,
}: Pick<Payment, 'purpose' | 'refundable'>): string =>
  purpose === 'planning'
    ? ` The planning fee counts toward your deposit${refundable ? '' : ' and isn’t refundable'}.`
    : ''

/**
 * Whether a trip has asked for a planning fee that stays with the agency when it is cancelled.
 */
export const keepsPlanningFee = (payments: readonly Payment[]): boolean =>
  pricePayments(payments).some(({ purpose, refundable }) => purpose === 'planning' && !refundable)

/**
 * What of the planning fees that were paid stays with the agency when its trip is cancelled, minor
 * units of the trip's currency: all of them but those that were asked for as refundable, and of
 * party groups that cancelled (domain.md, Settled since, second part).
 */
export const keptPlanningFees = (payments: readonly Payment[]): number =>
  payments
    .filter(
      ({ purpose, status, refundable, partyCancelled }) =>
        purpose === 'planning' && status === 'Paid' && !refundable && !partyCancelled,
    )
    .reduce((sum, payment) => sum + withoutRefund(payment).amount, 0)
