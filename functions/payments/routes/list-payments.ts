import { paymentsRoutes } from '#shared/api/payments'
import { parseFilter } from '#shared/catalogue/filter'
import { type PaymentStore, paymentStore } from '../../data/payments/payment-store'
import { filteredList } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { cursorOf, positionOf } from '../../data/table/listing'
import { reply } from '../../runtime/reply'
import { type Basics, useCase } from '../../runtime/use-case'
import { ownPayments, paymentList, paymentWhitelist } from '../lists/payment-list'

export interface ListPaymentsDeps extends Basics {
  readonly payments: Pick<PaymentStore, 'list' | 'all'>
}

/** Payments by filter: those to come by due date, then those paid, unless another order is asked for. */
export const listPayments = useCase(
  paymentsRoutes.listPayments,
  async ({ query, principal }, { payments, clock }: ListPaymentsDeps) => {
    const filter = parseFilter(query.filter, paymentWhitelist)
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor, principal.agencyId)
    const list = paymentList(payments, { principal, today: clock.today() })
    const { listed, next } = await filteredList(list, { ...filter, where: ownPayments(filter.where, principal) }, after)
    return reply([...listed], next === undefined ? {} : { headers: { 'x-next-cursor': cursorOf(next) } })
  },
)

export const handler = lambdaFor(listPayments, (table) => ({ payments: paymentStore(table) }))
