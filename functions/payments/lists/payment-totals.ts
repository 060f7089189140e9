import type { PaymentTotals } from '#shared/api/payment-shapes'
import type { Where } from '#shared/catalogue/filter-types'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { withoutRefund } from '#shared/itinerary/payments'
import { addAmounts } from '#shared/money/exact-integer'
import { isPossibleAmount } from '#shared/money/minor-units'
import { overdueDays, paymentStanding } from '#shared/payments/payment-standing'
import type { PaymentLine } from '../../data/lists/payment-lines'
import { groupBy } from '../../data/table/group-by'

const soonDays = 30

export const summedFields = [
  ...(['id', 'currency', 'state', 'status', 'amount', 'serviceFee', 'dueDate', 'paidAt'] as const),
  ...(['refundStatus', 'refundAmount', 'refundSent'] as const),
] as const
type Summed = Pick<PaymentLine, (typeof summedFields)[number]>

/** The payments that count in a month: those to come, and those that came in. */
export const summedIn = (month: string): Where => ({
  kind: 'or',
  of: [
    { kind: 'equality', field: 'standing', type: 'string', value: 'open' },
    {
      kind: 'like',
      field: 'paidAt',
      type: 'date',
      value: { start: month, middles: [], end: '', ignoreCase: false },
    },
  ],
})

/**
 * Sums by currency, in the order of their codes: of payments to come, and of those paid in the
 * month of `today`.
 */
export function totalsOf(lines: readonly Summed[], today: CalendarDate): PaymentTotals[] {
  const byCurrency = [...groupBy(lines, ({ currency }) => currency)]
  return byCurrency
    .map(([currency, own]) => totalOf(currency, { own, today }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

function totalOf(
  currency: string,
  { own, today }: { own: readonly Summed[]; today: CalendarDate },
): PaymentTotals {
  const open = own.filter((line) => paymentStanding(line) === 'open')
  const underWay = open.filter(({ status }) => status === 'Authorized')
  const due = open.filter(({ status }) => status !== 'Authorized')
  const late = due.filter((line) => overdueDays(line, today) > 0)
  const limit = addDays(today, soonDays)
  const soon = due.filter(
    ({ dueDate }) => dueDate !== undefined && dueDate >= today && dueDate <= limit,
  )
  const paidThisMonth = own.filter(
    ({ status, paidAt }) => status === 'Paid' && paidAt?.slice(0, 7) === today.slice(0, 7),
  )
  return {
    currency,
    due: sumOf(due),
    dueCount: due.length,
    overdue: sumOf(late),
    overdueCount: late.length,
    dueSoon: sumOf(soon),
    underWay: sumOf(underWay),
    paidThisMonth: paidThisMonth.filter(isSummed).map(keptOf).reduce(addAmounts, 0),
    paidThisMonthCount: paidThisMonth.length,
    leftOut: [...due, ...underWay, ...paidThisMonth]
      .filter((line) => !isSummed(line))
      .map(({ id }) => id),
  }
}

const isSummed = ({ amount }: Summed): boolean => isPossibleAmount(amount)
const sumOf = (lines: readonly Summed[]): number =>
  lines
    .filter(isSummed)
    .map(({ amount }) => amount)
    .reduce(addAmounts, 0)

/** What is left of a payment that came in. */
function keptOf(line: Summed): number {
  const { amount, serviceFee, refundStatus, refundAmount = 0, refundSent: sent } = line
  const back =
    refundStatus === undefined
      ? {}
      : { refund: { status: refundStatus, amount: refundAmount, sent, at: '' } }
  return withoutRefund({ amount, serviceFee, status: 'Paid', ...back }).amount
}
