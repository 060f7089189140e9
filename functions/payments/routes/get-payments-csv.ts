import type { PaymentRow } from '#shared/api/payment-shapes'
import { paymentsRoutes } from '#shared/api/payments'
import { parseFilter } from '#shared/catalogue/filter'
import { spreadsheetCsv } from '#shared/format/csv'
import { paymentLabel, paymentMethodLabels } from '#shared/itinerary/payments'
import { stateLabels } from '#shared/itinerary/states'
import { amountText } from '#shared/money/money'
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

/** What a filter selects, all pages of it, as a file. */
export const getPaymentsCsv = useCase(
  paymentsRoutes.getPaymentsCsv,
  async ({ query, principal }, { paymentList, clock }: ListPaymentsDeps) => {
    const filter = { ...parseFilter(query.filter, paymentWhitelist), limit: maxRows, skip: 0 }
    const today = clock.today()
    const list = await paymentsOn(today, { agencyId: principal.agencyId, paymentList })
    const { lines } = listPage(list, { principal, filter })
    const headers = { 'content-disposition': `attachment; filename="payments-${today}.csv"` }
    const rows = lines.map((line) => paymentRowIn(line, today))
    return reply<typeof paymentsRoutes.getPaymentsCsv>(paymentsCsv(rows), { headers })
  },
)

const maxRows = 10_000

const columns: readonly (readonly [
  title: string,
  tell: (row: PaymentRow) => string | number | undefined,
])[] = [
  ['Itinerary', ({ itineraryName }) => itineraryName],
  ['Client', ({ clientName }) => clientName],
  ['Agent', ({ agentName }) => agentName],
  ['Trip status', ({ state }) => stateLabels[state]],
  ['Start', ({ startDate }) => startDate],
  ['Party group', ({ partyName }) => partyName],
  ['Type', paymentLabel],
  [
    'Method',
    ({ paymentMethod }) => (paymentMethod === undefined ? '' : paymentMethodLabels[paymentMethod]),
  ],
  ['Currency', ({ currency }) => currency],
  ['Amount', ({ amount, currency }) => amountText({ amount, currency })],
  ['Service fee', ({ serviceFee, currency }) => amountText({ amount: serviceFee, currency })],
  ['Status', ({ status }) => status],
  ['Due', ({ dueDate }) => dueDate],
  ['Days overdue', ({ overdueDays }) => overdueDays],
  ['Paid', ({ paidAt }) => paidAt?.slice(0, 10)],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['Refund', ({ refund }) => refund?.status],
  ['Payment id', ({ paymentId }) => paymentId],
]

/** Payments as a file for a spreadsheet; amounts in whole units of their currency. */
const paymentsCsv = (rows: readonly PaymentRow[]): string =>
  spreadsheetCsv([
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, tell]) => tell(row))),
  ])

export const handler = lambdaFor(getPaymentsCsv, paymentListMakers)
