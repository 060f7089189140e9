import { paymentsRoutes } from '#shared/api/payments'
import type { Payment } from '#shared/itinerary/payments'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { changeTripPayments } from './change-trip-payments'
import { closeOpenCharges } from './close-charges'
import { isAskedAlike, withNewPayments } from './new-payments'
import { optionalIfMatch } from './optional-if-match'
import { type PaymentDeps, paymentDeps } from './payment-deps'
import { paymentsTold } from './payments-told'
import { isMadeOrUnderWay } from './require-payable'

const route = paymentsRoutes.generatePayments

/** Asks for the payments of an itinerary; from then on its price is locked in the states that lock. */
export const generatePayments = useCase(route, async (call, deps: PaymentDeps) => {
  const { principal, params, event, requestId } = call
  const { clock, makeId, answers } = deps
  return answerOnce({ route, call, now: clock.now(), answers }, (keep) =>
    changeTripPayments(
      {
        ...{ principal, requestId, keep, id: params.id, action: 'generatePayments', expected: optionalIfMatch(event) },
        change: async ({ record: before }, { name: agencyName }) => {
          const record = withNewPayments(before, { agencyName, today: clock.today(), makeId })
          const goesOn = (old: Payment) => record.payments.some((payment) => isAskedAlike(old, payment))
          const replaced = before.payments.filter((payment) => !isMadeOrUnderWay(payment) && !goesOn(payment))
          await closeOpenCharges(principal.agencyId, replaced, deps)
          return { record, told: paymentsTold(before, record) }
        },
      },
      deps,
    ),
  )
})

export const handler = lambdaFor(generatePayments, paymentDeps)
