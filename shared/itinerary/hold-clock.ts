import type { ItineraryRecord } from './itinerary'

/** States in which rooms may be held that nobody has confirmed. */
const holdingStates: readonly string[] = ['provisional', 'quote', 'unknown']

type Held = Pick<ItineraryRecord, 'state' | 'holdExpiry' | 'bookingReference' | 'payments'>

/**
 * Until when an itinerary holds rooms that then go back by themselves (domain.md, hold expiry);
 * undefined when it holds none, or keeps them: confirmation is asked for, or money has come in or
 * is on its way.
 */
export function heldUntil({
  state,
  holdExpiry,
  bookingReference,
  payments,
}: Held): string | undefined {
  if (bookingReference === undefined || !holdingStates.includes(state) || !nothingPaid(payments))
    return undefined
  return holdExpiry
}

/** Whether no money has come in and none is on its way. */
export function nothingPaid(payments: ItineraryRecord['payments']): boolean {
  return payments.every(({ status }) => status !== 'Paid' && status !== 'Authorized')
}

/**
 * Whether a cancelled itinerary has money of its payers that nobody has been asked to send back.
 */
export function isRefundOwed({
  state,
  payments,
}: Pick<ItineraryRecord, 'state' | 'payments'>): boolean {
  return (
    state === 'cancelled' &&
    payments.some(
      ({ status, refund, purpose, amount, serviceFee, retained }) =>
        status === 'Paid' &&
        refund === undefined &&
        purpose !== 'cancellation' &&
        amount + serviceFee > (retained?.amount ?? 0) + (retained?.serviceFee ?? 0),
    )
  )
}
