import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { openRefund } from '#shared/itinerary/payments'
import { withRefundConfirmed } from '#shared/payments/settle-payment'
import { actorOf, callerIn } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { agentView } from '../../itineraries/view/view'
import { changePayment } from '../charges/change-payment'
import { ownerOf } from '../charges/owner-of'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'

/**
 * Confirms the refund that cancelling a trip proposed (domain.md, Cancelling): its provider is asked
 * to send it back the way the payment came.
 * @throws AppError payment.settled where none waits; record.changed where it is another amount by now
 */
export const confirmRefund = useCaseOnce(
  paymentsRoutes.confirmRefund,
  async (call, deps: PaymentDeps, keep) => {
    const { principal, params, body, requestId } = call
    const now = deps.clock.now()
    const agent = await callerIn(deps.agencies, principal)
    const owner = await ownerOf(principal.agencyId, { paymentId: params.paymentId, deps })
    const after = await changePayment(
      owner,
      ({ stored, payment, charges }) => {
        requireOwnTrip(principal, stored)
        if (payment === undefined) throw new AppError('record.not-found')
        const confirmedCharges = withRefundConfirmed(charges.charges, now.toISOString())
        if (confirmedCharges === undefined)
          throw new AppError('payment.settled', { paymentId: payment.paymentId })
        const open = openRefund(payment)
        if (body.amount !== undefined && body.amount !== open)
          throw new AppError('record.changed', { amount: body.amount, asked: open })
        return {
          charges: confirmedCharges,
          by: actorOf(principal, agent),
          action: 'refund confirmed',
          requestId,
          answer: (trip) =>
            trip === undefined ? undefined : keep(agentView(trip, now), trip.record.version),
        }
      },
      deps,
    )
    const trip = requireOwnTrip(principal, after)
    return { answer: agentView(trip, now), version: trip.record.version }
  },
)

export const handler = lambdaFor(confirmRefund, paymentMakers)
