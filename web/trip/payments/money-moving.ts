import type { Payment } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'

interface Standing {
  readonly state: ItineraryState
  readonly payments: readonly Payment[]
}

/** Whether money of a trip is on its way without anybody's doing: a transfer, a refund, or one that is about to begin. */
const isMoneyMoving = ({ state, payments }: Standing): boolean =>
  payments.some(
    (payment) =>
      payment.status === 'Authorized' ||
      isToGoBack(payment, state) ||
      (payment.refund?.status === 'Pending' && payment.refund.task === undefined),
  )

/** A payment of a cancelled trip not refunded yet; the refund starts automatically. */
export const isToGoBack = ({ status, refund }: Payment, state: ItineraryState): boolean =>
  state === 'cancelled' && status === 'Paid' && refund === undefined

/** How often an open trip is loaded anew while money of it is on its way, or its client may be paying; only while its tab is looked at. */
export const lookAgainMs = (trip: Standing | undefined): number | false =>
  trip !== undefined && (isMoneyMoving(trip) || isAskedFor(trip)) ? 8_000 : false

const isAskedFor = ({ state, payments }: Standing): boolean =>
  hasCapability(state, 'payment') && payments.some(({ status }) => status === 'Pending' || status === 'Error')
