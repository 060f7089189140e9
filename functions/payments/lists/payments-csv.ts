import type { PaymentRow } from '#shared/api/payment-shapes'
import { spreadsheetCsv } from '#shared/format/csv'
import { paymentMethodLabels, paymentTypeLabels } from '#shared/itinerary/payments'
import { stateLabels } from '#shared/itinerary/states'
import { amountText } from '#shared/money/money'

const columns: readonly (readonly [title: string, tell: (row: PaymentRow) => string | number | undefined])[] = [
  ['Itinerary', ({ itineraryName }) => itineraryName],
  ['Client', ({ clientName }) => clientName],
  ['Agent', ({ agentName }) => agentName],
  ['State', ({ state }) => stateLabels[state]],
  ['Start', ({ startDate }) => startDate],
  ['Party group', ({ partyName }) => partyName],
  ['Type', ({ paymentType }) => paymentTypeLabels[paymentType]],
  ['Method', ({ paymentMethod }) => (paymentMethod === undefined ? '' : paymentMethodLabels[paymentMethod])],
  ['Currency', ({ currency }) => currency],
  ['Amount', ({ amount, currency }) => amountText({ amount, currency })],
  ['Service fee', ({ serviceFee, currency }) => amountText({ amount: serviceFee, currency })],
  ['Status', ({ status }) => status],
  ['Due', ({ dueDate }) => dueDate],
  ['Days overdue', ({ overdueDays }) => overdueDays],
  ['Paid', ({ paidAt }) => paidAt?.slice(0, 10)],
  ['Refund', ({ refund }) => refund?.status],
  ['Payment id', ({ paymentId }) => paymentId],
]

/** Payments as a file for a spreadsheet; amounts in whole units of their currency. */
export const paymentsCsv = (rows: readonly PaymentRow[]): string =>
  spreadsheetCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, tell]) => tell(row)))])
