import { openPayments } from '../itinerary/open-payments'
import type { Payment } from '../itinerary/payments'
import { hasCapability, type ItineraryState } from '../itinerary/states'

/**
 * Whether a payment can be paid in a state of its trip: those of the price where 1 §4 says so, the
 * fee of a cancelled trip while it is cancelled (domain.md, Settled since, second part).
 */
export const isPayableIn = (
  { purpose }: Pick<Payment, 'purpose'>,
  state: ItineraryState,
): boolean => (purpose === 'cancellation' ? state === 'cancelled' : hasCapability(state, 'payment'))

/** Whether anybody still asks for a payment that was not made: not for the price of a cancelled trip. */
export const isStillAskedFor = (
  { purpose }: Pick<Payment, 'purpose'>,
  state: ItineraryState,
): boolean => state !== 'cancelled' || purpose === 'cancellation'

type Asked = Pick<Payment, 'paymentType' | 'status' | 'amount' | 'dueDate' | 'partyId' | 'purpose'>

/** The open payments of a trip that somebody still asks for, the earliest due first. */
export const owedPayments = <P extends Asked>(trip: {
  readonly state: ItineraryState
  readonly payments: readonly P[]
}): P[] => openPayments(trip.payments.filter((payment) => isStillAskedFor(payment, trip.state)))
