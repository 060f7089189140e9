import { paymentsRoutes } from '#shared/api/payments'
import { parseFilter } from '#shared/catalogue/filter'
import { listPage } from '../../data/lists/list-page'
import { paymentRowIn } from '../../data/lists/payment-lines'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import {
  type ListPaymentsDeps,
  paymentListMakers,
  paymentsOn,
  paymentWhitelist,
} from '../lists/payment-list'

/**
 * Payments by filter: those to come by due date, then those paid, unless another order is asked
 * for.
 */
export const listPayments = useCase(
  paymentsRoutes.listPayments,
  async ({ query, principal }, { paymentList, clock }: ListPaymentsDeps) => {
    const filter = parseFilter(query.filter, paymentWhitelist)
    const today = clock.today()
    const list = await paymentsOn(today, { agencyId: principal.agencyId, paymentList })
    const { lines, headers } = listPage(list, { principal, filter, cursor: query.cursor })
    return reply(
      lines.map((line) => paymentRowIn(line, today)),
      { headers },
    )
  },
)

export const handler = lambdaFor(listPayments, paymentListMakers)
