import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { withoutFlag } from '#shared/itinerary/flags'
import { isPlanningFee, type Payment } from '#shared/itinerary/payments'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { closeOpenCharges } from '../charges/close-charges'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { changeTripPayments } from '../requests/change-trip-payments'
import { paymentDifferences } from '../requests/payment-differences'
import { isMadeOrUnderWay } from '../requests/require-payable'

/**
 * Takes the payments off an itinerary, which unlocks its price; only while nothing has been paid or
 * authorized of it. A planning fee that came in, or is on its way, stays.
 */
export const clearPayments = useCaseOnce(
  paymentsRoutes.clearPayments,
  async (call, deps: PaymentDeps, keep) => {
    const { principal, params } = call
    return changeTripPayments(
      {
        call,
        keep,
        id: params.id,
        action: 'clearPayments',
        change: async ({ record: before }) => {
          const stays = (payment: Payment) =>
            payment.partyCancelled || (isPlanningFee(payment) && isMadeOrUnderWay(payment))
          const clearable = before.payments.filter((payment) => !stays(payment))
          const madePayments = clearable.filter(isMadeOrUnderWay)
          if (madePayments.length > 0) {
            throw new AppError('payment.under-way', {
              payments: madePayments.map(({ paymentId, status }) => ({ paymentId, status })),
            })
          }
          await closeOpenCharges(principal.agencyId, clearable, deps)
          const payments = before.payments.filter(stays)
          const record = { ...before, payments, flags: withoutFlag(before.flags, 'genpay') }
          return { record, told: paymentDifferences(before, record) }
        },
      },
      deps,
    )
  },
)

export const handler = lambdaFor(clearPayments, paymentMakers)
