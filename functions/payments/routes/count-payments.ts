import { paymentsRoutes } from '#shared/api/payments'
import { parseWhere } from '#shared/catalogue/filter'
import { paymentStore } from '../../data/payments/payment-store'
import { filteredCount } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownPayments, paymentList, paymentWhitelist } from '../lists/payment-list'
import type { ListPaymentsDeps } from './list-payments'

/** How many payments a where clause selects, of those that the agent may list. */
export const countPayments = useCase(
  paymentsRoutes.countPayments,
  async ({ query, principal }, { payments, clock }: ListPaymentsDeps) => {
    const where = ownPayments(parseWhere(query.where, paymentWhitelist), principal)
    return { count: await filteredCount(paymentList(payments, { principal, today: clock.today() }), where) }
  },
)

export const handler = lambdaFor(countPayments, (table) => ({ payments: paymentStore(table) }))
