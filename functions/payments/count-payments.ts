import { paymentsRoutes } from '#shared/api/payments'
import { parseWhere } from '#shared/catalogue/filter'
import { filteredCount } from '../data/filtered-list'
import { lambdaFor } from '../data/lambda-for'
import { paymentStore } from '../data/payment-store'
import { useCase } from '../runtime/use-case'
import type { ListPaymentsDeps } from './list-payments'
import { ownPayments, paymentList, paymentWhitelist } from './payment-list'

/** How many payments a where clause selects, of those that the agent may list. */
export const countPayments = useCase(
  paymentsRoutes.countPayments,
  async ({ query, principal }, { payments, clock }: ListPaymentsDeps) => {
    const where = ownPayments(parseWhere(query.where, paymentWhitelist), principal)
    return { count: await filteredCount(paymentList(payments, { principal, today: clock.today() }), where) }
  },
)

export const handler = lambdaFor(countPayments, (table) => ({ payments: paymentStore(table) }))
