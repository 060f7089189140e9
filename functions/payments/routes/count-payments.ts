import { paymentsRoutes } from '#shared/api/payments'
import { parseWhere } from '#shared/catalogue/filter'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type ListPaymentsDeps,
  paymentListMakers,
  paymentsOn,
  paymentWhitelist,
} from '../lists/payment-list'

/** How many payments a where clause selects, of those that the agent may list. */
export const countPayments = useCase(
  paymentsRoutes.countPayments,
  async ({ query, principal }, { paymentList, clock }: ListPaymentsDeps) => {
    const where = ownWhere(parseWhere(query.where, paymentWhitelist), principal)
    const list = await paymentsOn(clock.today(), { agencyId: principal.agencyId, paymentList })
    return { count: list.countOf(where) }
  },
)

export const handler = lambdaFor(countPayments, paymentListMakers)
