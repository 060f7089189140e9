import { paymentsRoutes } from '#shared/api/payments'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ListPaymentsDeps, paymentListMakers } from '../lists/payment-list'
import { summedFields, summedIn, totalsOf } from '../lists/payment-totals'

/** What is to come and what came in this month, by currency. */
export const getPaymentTotals = useCase(
  paymentsRoutes.getPaymentTotals,
  async ({ principal }, { paymentList, clock }: ListPaymentsDeps) => {
    const today = clock.today()
    const list = await paymentList.now(principal.agencyId)
    const month = today.slice(0, 7)
    return {
      month,
      totals: totalsOf([...list.pick(ownWhere(summedIn(month), principal), summedFields)], today),
    }
  },
)

export const handler = lambdaFor(getPaymentTotals, paymentListMakers)
