import type { Payment } from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'

interface Standing {
  readonly state: ItineraryState
  readonly payments: readonly Payment[]
}

/** Whether money of a trip is on its way without anybody's doing: a transfer, a refund, or one that is about to begin. */
export const isMoneyMoving = ({ state, payments }: Standing): boolean =>
  payments.some(
    (payment) =>
      payment.status === 'Authorized' ||
      isToGoBack(payment, state) ||
      (payment.refund?.status === 'Pending' && payment.refund.task === undefined),
  )

/** A payment of a cancelled trip that nobody has sent back yet: that begins by itself. */
export const isToGoBack = ({ status, refund }: Payment, state: ItineraryState): boolean =>
  state === 'cancelled' && status === 'Paid' && refund === undefined

/** How long to wait before looking again: from two seconds, backing off to two minutes. */
export const lookAgainMs = (looked: number): number => Math.round(Math.min(120_000, 2_000 * 1.5 ** looked))
