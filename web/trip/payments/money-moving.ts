import { isRefundOwed } from '#shared/itinerary/hold-clock'
import type { Payment } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'

interface Standing {
  readonly state: ItineraryState
  readonly payments: readonly Payment[]
}

/**
 * Whether a transfer or refund of a trip is under way or about to start without anyone's action.
 */
const isMoneyMoving = ({ state, payments }: Standing): boolean =>
  payments.some(
    (payment) =>
      payment.status === 'Authorized' ||
      isToGoBack(payment, state) ||
      (payment.refund?.status === 'Pending' && payment.refund.task === undefined),
  )

/** Money of a cancelled trip that nobody has decided on yet, beside what is kept of it. */
export const isToGoBack = (payment: Payment, state: ItineraryState): boolean =>
  isRefundOwed({ state, payments: [payment] })

/**
 * How often an open trip is refetched while a transfer is under way or its client may be paying;
 * only in a visible tab.
 */
export const lookAgainMs = (trip: Standing | undefined): number | false =>
  trip !== undefined && (isMoneyMoving(trip) || isAskedFor(trip)) ? 8_000 : false

const isAskedFor = ({ state, payments }: Standing): boolean =>
  hasCapability(state, 'payment') &&
  payments.some(({ status }) => status === 'Pending' || status === 'Error')
