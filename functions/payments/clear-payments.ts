import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { withoutFlag } from '#shared/itinerary/flags'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { changeTripPayments } from './change-trip-payments'
import { closeOpenCharges } from './close-charges'
import { optionalIfMatch } from './optional-if-match'
import { type PaymentDeps, paymentDeps } from './payment-deps'
import { paymentsTold } from './payments-told'
import { isMadeOrUnderWay } from './require-payable'

const route = paymentsRoutes.clearPayments

/** Takes the payments off an itinerary, which unlocks its price; only while nothing has been paid or authorized. */
export const clearPayments = useCase(route, async (call, deps: PaymentDeps) => {
  const { principal, params, event, requestId } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    changeTripPayments(
      {
        ...{ principal, requestId, keep, id: params.id, action: 'clearPayments', expected: optionalIfMatch(event) },
        change: async ({ record: before }) => {
          const made = before.payments.filter(isMadeOrUnderWay)
          if (made.length > 0) {
            throw new AppError('payment.under-way', {
              payments: made.map(({ paymentId, status }) => ({ paymentId, status })),
            })
          }
          await closeOpenCharges(principal.agencyId, before.payments, deps)
          const record = { ...before, payments: [], flags: withoutFlag(before.flags, 'genpay') }
          return { record, told: paymentsTold(before, record) }
        },
      },
      deps,
    ),
  )
})

export const handler = lambdaFor(clearPayments, paymentDeps)
