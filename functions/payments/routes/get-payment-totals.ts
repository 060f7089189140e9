import { paymentsRoutes } from '#shared/api/payments'
import { paymentStore } from '../../data/payments/payment-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { useCase } from '../../runtime/use-case'
import { totalsOf } from '../lists/payment-totals'
import type { ListPaymentsDeps } from './list-payments'

/** What is to come and what came in this month, by currency: three queries, whatever the agency has had in the past. */
export const getPaymentTotals = useCase(
  paymentsRoutes.getPaymentTotals,
  async ({ principal }, { payments, clock }: ListPaymentsDeps) => {
    const { agencyId } = principal
    const today = clock.today()
    const month = today.slice(0, 7)
    const [byHand, open, paid] = await Promise.all([
      payments.all({ agencyId, prefix: 'hand#' }),
      payments.all({ agencyId, prefix: 'open#' }),
      payments.all({ agencyId, prefix: `paid#${month}` }),
    ])
    return {
      month,
      totals: totalsOf(
        [...byHand, ...open, ...paid].filter((line) => isOwn(principal, line)),
        today,
      ),
    }
  },
)

export const handler = lambdaFor(getPaymentTotals, (table) => ({ payments: paymentStore(table) }))
