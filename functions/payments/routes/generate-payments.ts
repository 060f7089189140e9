import { paymentsRoutes } from '#shared/api/payments'
import type { Payment } from '#shared/itinerary/payments'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { closeOpenCharges } from '../charges/close-charges'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { changeTripPayments } from '../requests/change-trip-payments'
import { choosePlan } from '../requests/choose-plan'
import { isAskedAlike, withNewPayments } from '../requests/new-payments'
import { paymentDifferences } from '../requests/payment-differences'
import { withPlanningFee } from '../requests/planning-fee'
import { isMadeOrUnderWay } from '../requests/require-payable'

/**
 * Asks for the payments of an itinerary; from then on its price is locked in the states that lock.
 * With `planningFee` it asks for that alone, and locks nothing.
 */
export const generatePayments = useCaseOnce(
  paymentsRoutes.generatePayments,
  async (call, deps: PaymentDeps, keep) => {
    const { principal, params, body } = call
    const { clock, makeId } = deps
    return changeTripPayments(
      {
        call,
        keep,
        id: params.id,
        action: 'generatePayments',
        change: async ({ record: before }, agency) => {
          if (body.planningFee) {
            const record = withPlanningFee(before, { agency, today: clock.today(), makeId })
            return { record, told: paymentDifferences(before, record) }
          }
          const { name: agencyName, paymentPlans } = agency
          const plan = choosePlan(body.plan, before, paymentPlans)
          const record = withNewPayments(before, {
            agencyName,
            today: clock.today(),
            plan,
            makeId,
          })
          const goesOn = (old: Payment) =>
            record.payments.some((payment) => isAskedAlike(old, payment))
          const replacedPayments = before.payments.filter(
            (payment) => !isMadeOrUnderWay(payment) && !goesOn(payment),
          )
          await closeOpenCharges(principal.agencyId, replacedPayments, deps)
          return { record, told: paymentDifferences(before, record) }
        },
      },
      deps,
    )
  },
)

export const handler = lambdaFor(generatePayments, paymentMakers)
