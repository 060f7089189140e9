import { openPayments } from '../itinerary/open-payments'
import { isCancellationFee, isPlanningFee, type Payment } from '../itinerary/payments'
import { hasCapability, type ItineraryState, isPattern } from '../itinerary/states'

/**
 * Whether a payment can be paid in a state of its trip: those of the price where 1 §4 says so, the
 * fee of a cancelled trip while it is cancelled, that of a party group that cancelled in any, and a
 * planning fee in all but cancelled (domain.md, Settled since, second part).
 */
export const isPayableIn = (payment: Cancellable, state: ItineraryState): boolean => {
  const { partyCancelled = false, writtenOff } = payment
  if (writtenOff !== undefined) return false
  if (isCancellationFee(payment)) return partyCancelled || state === 'cancelled'
  if (partyCancelled) return false
  return isPlanningFee(payment)
    ? state !== 'cancelled' && !isPattern(state)
    : hasCapability(state, 'payment')
}

/**
 * Whether anybody still asks for a payment that was not made: not for the price of a cancelled trip,
 * nor for that of a party group that cancelled, nor for what was written off.
 */
export const isStillAskedFor = (payment: Cancellable, state: ItineraryState): boolean =>
  payment.writtenOff === undefined &&
  (isCancellationFee(payment) || (state !== 'cancelled' && payment.partyCancelled !== true))

type Cancellable = Pick<Payment, 'purpose' | 'partyCancelled'> & {
  /** Of lists only when it was. */
  readonly writtenOff?: Payment['writtenOff'] | string
}

type Asked = Pick<Payment, 'paymentType' | 'status' | 'amount' | 'dueDate' | 'partyId'> &
  Cancellable

/** The open payments of a trip that somebody still asks for, the earliest due first. */
export const owedPayments = <P extends Asked>(trip: {
  readonly state: ItineraryState
  readonly payments: readonly P[]
}): P[] => openPayments(trip.payments.filter((payment) => isStillAskedFor(payment, trip.state)))
