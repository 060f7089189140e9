import { paymentsRoutes } from '#shared/api/payments'
import { lambdaFor } from '../data/lambda-for'
import { paymentStore } from '../data/payment-store'
import { isOwn } from '../runtime/own'
import { useCase } from '../runtime/use-case'
import type { ListPaymentsDeps } from './list-payments'
import { totalsOf } from './payment-totals'

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
