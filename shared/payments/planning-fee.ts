import { type Payment, withoutRefund } from '../itinerary/payments'

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
