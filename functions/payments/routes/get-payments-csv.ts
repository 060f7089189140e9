import { paymentsRoutes } from '#shared/api/payments'
import { parseFilter } from '#shared/catalogue/filter'
import { paymentStore } from '../../data/payments/payment-store'
import { filteredList } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { ownPayments, paymentList, paymentWhitelist } from '../lists/payment-list'
import { paymentsCsv } from '../lists/payments-csv'
import type { ListPaymentsDeps } from './list-payments'

/** What a filter selects, all pages of it, as a file. */
export const getPaymentsCsv = useCase(
  paymentsRoutes.getPaymentsCsv,
  async ({ query, principal }, { payments, clock }: ListPaymentsDeps) => {
    const filter = parseFilter(query.filter, paymentWhitelist)
    const today = clock.today()
    const list = paymentList(payments, { principal, today })
    const all = { ...filter, where: ownPayments(filter.where, principal), limit: mostRows, skip: 0 }
    const { listed } = await filteredList(list, all)
    const headers = { 'content-disposition': `attachment; filename="payments-${today}.csv"` }
    return reply<typeof paymentsRoutes.getPaymentsCsv>(paymentsCsv(listed), { headers })
  },
)

const mostRows = 10_000

export const handler = lambdaFor(getPaymentsCsv, (table) => ({ payments: paymentStore(table) }))
