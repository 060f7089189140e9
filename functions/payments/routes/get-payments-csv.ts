import { paymentsRoutes } from '#shared/api/payments'
import { parseFilter } from '#shared/catalogue/filter'
import { listPage } from '../../data/lists/list-page'
import { paymentRowIn } from '../../data/lists/payment-lines'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { type ListPaymentsDeps, paymentListDeps, paymentsOn, paymentWhitelist } from '../lists/payment-list'
import { paymentsCsv } from '../lists/payments-csv'

/** What a filter selects, all pages of it, as a file. */
export const getPaymentsCsv = useCase(
  paymentsRoutes.getPaymentsCsv,
  async ({ query, principal }, { paymentList, clock }: ListPaymentsDeps) => {
    const filter = { ...parseFilter(query.filter, paymentWhitelist), limit: mostRows, skip: 0 }
    const today = clock.today()
    const list = await paymentsOn(today, { agencyId: principal.agencyId, paymentList })
    const { lines } = listPage(list, { principal, filter })
    const headers = { 'content-disposition': `attachment; filename="payments-${today}.csv"` }
    const rows = lines.map((line) => paymentRowIn(line, today))
    return reply<typeof paymentsRoutes.getPaymentsCsv>(paymentsCsv(rows), { headers })
  },
)

const mostRows = 10_000

export const handler = lambdaFor(getPaymentsCsv, paymentListDeps)
