import type { Payment } from '../itinerary/payments'
import type { PlannedPayment } from './plan-payments'

/** A payment to be asked for, with the one that asks for the same already. */
export interface MatchedPayment {
  readonly planned: PlannedPayment
  readonly asked: Payment | undefined
}

/**
 * Finds for each planned payment the one that asks for the same already: type, party group, amount
 * and due date. So a payer's page and link serve on where nothing changed for them. Each is taken
 * once, the first of several in its order.
 */
export function matchPayments(
  plan: readonly PlannedPayment[],
  before: readonly Payment[],
): MatchedPayment[] {
  const unmatchedPayments = [...before]
  return plan.map((planned) => {
    const index = unmatchedPayments.findIndex((payment) => asksTheSame(payment, planned))
    return { planned, asked: index < 0 ? undefined : unmatchedPayments.splice(index, 1)[0] }
  })
}

const asksTheSame = (one: Payment, other: PlannedPayment): boolean =>
  one.paymentType === other.paymentType &&
  one.partyId === other.partyId &&
  one.amount === other.amount &&
  one.dueDate === other.dueDate
