import { calendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { guestWords } from '#shared/format/words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { openPayments } from '#shared/itinerary/open-payments'
import {
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  pricePayments,
  withoutRefund,
  writtenOffAmount,
} from '#shared/itinerary/payments'
import { wireLines } from '#shared/payments/bank-account'
import { onlineWays } from '#shared/payments/payable-methods'
import { promisedFinance } from '#shared/pricing/unpriced-stays'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { partySharesOf } from '../../itineraries/view/party-shares-of'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts, type TableRow, table } from '../layout/table'
import { inclusionLines } from './inclusion-lines'
import { beginLetter, type Letterhead } from './letter'

/**
 * The sums of an invoice, minor units of the trip's currency: the price as it was promised, a share
 * a party group, what was paid of it (fees for cards and banks are no part of the price) less what
 * went back, and what is left.
 * @throws AppError payment.no-price where there is nothing to charge, or a stay has no price yet
 */
export function invoiceSums(record: ItineraryRecord) {
  const finance = promisedFinance(record)
  if (
    finance === undefined ||
    finance.sell <= 0 ||
    record.state === 'cancelled' ||
    record.state === 'estimate'
  )
    throw new AppError('payment.no-price')
  const shares = partySharesOf({ ...record, finance }).map(({ name, sell }) => ({
    name,
    amount: sell,
  }))
  const paidTotal = pricePayments(record.payments)
    .filter(({ status }) => status === 'Paid')
    .reduce((sum, payment) => sum + withoutRefund(payment).amount, 0)
  const writtenOff = writtenOffAmount(record.payments)
  const due = Math.max(0, finance.sell - paidTotal - writtenOff)
  return { total: finance.sell, shares, paid: paidTotal, writtenOff, due }
}

/** Writes the invoice of a trip. */
export function writeInvoice(
  paper: Paper,
  { record, people }: Pick<StoredItinerary, 'record' | 'people'>,
  head: Letterhead,
): void {
  const { currency, name, startDate, endDate, parties } = record
  const payments = pricePayments(record.payments)
  const money = (amount: number) => formatMoney({ amount, currency }, { show: 'code' })
  const { total, shares, paid, writtenOff, due } = invoiceSums(record)
  const invoice = record.invoices?.at(-1)
  const replaces = record.invoices?.at(-2)?.number
  const day = invoice?.at ?? paper.options.now.toISOString()
  beginLetter(paper, head, {
    title: invoice === undefined ? 'Pro forma invoice' : 'Invoice',
    note: name,
  })
  facts(paper, [
    ['Invoice', invoice?.number],
    ['Replaces', replaces],
    ['Booking', record.bookingReference],
    ['Issued', longDate(calendarDate(day.slice(0, 10)))],
    ['To', people.clientData?.name],
    ['Travel dates', rangeWithYear(startDate, endDate)],
    ['Travelers', guestWords(record)],
    ['Your agent', `${people.user.agent.fullName}, ${people.user.agent.email}`],
  ])
  const lines =
    shares.length > 1
      ? shares.map((share) => ({ cells: [`${name}: ${share.name}`, money(share.amount)] }))
      : [{ cells: [[name, ...inclusionLines(record)].join('\n'), money(total)] }]
  const sums: TableRow[] = [
    { cells: ['Total', money(total)], isBold: true },
    ...(paid === 0 ? [] : [{ cells: ['Paid', money(-paid)] }]),
    ...(writtenOff === 0 ? [] : [{ cells: ['Written off', money(-writtenOff)] }]),
    { cells: ['Balance due', money(due)], isBold: true },
  ]
  table(
    paper,
    [
      { title: 'Description', share: 4 },
      { title: 'Amount', share: 1.4, align: 'end' },
    ],
    [...lines, ...sums],
  )
  const names = new Map(parties.map((party) => [party.id, party.name]))
  const open = new Set(openPayments(payments))
  const shownPayments = payments.filter(
    (payment) => open.has(payment) || payment.status === 'Paid' || payment.status === 'Authorized',
  )
  if (shownPayments.length > 0) {
    heading(paper, 2, 'Payments')
    const rows = shownPayments.map((payment) => ({
      cells: [
        [paymentLabel(payment), names.get(payment.partyId ?? '')].filter(Boolean).join(': '),
        payment.dueDate === undefined ? '' : longDate(calendarDate(payment.dueDate)),
        standingOf(payment),
        money(payment.amount),
      ],
    }))
    table(
      paper,
      [
        { title: 'Payment', share: 3 },
        { title: 'Due', share: 1.8 },
        { title: 'Status', share: 2 },
        { title: 'Amount', share: 1.6, align: 'end' },
      ],
      rows,
      { keep: 46 },
    )
  }
  writeWire(paper, record, head)
  paragraphs(
    paper,
    `Paying ${onlineWays(currency)} adds the fee that is shown before you pay.`,
    textStyle(paper, { size: 9, color: paper.tokens.ink.second }),
  )
}

/** Where a wire goes, while something is to be paid. */
function writeWire(paper: Paper, record: ItineraryRecord, { agency }: Letterhead): void {
  const lines = wireLines(record, agency.bankAccounts ?? [])
  if (lines.length === 0 || openPayments(record.payments).length === 0) return
  heading(paper, 2, 'To pay by wire')
  facts(paper, lines)
}

function standingOf({ status, paidAt, refund }: Payment): string {
  if (status === 'Authorized') return 'Processing'
  if (status !== 'Paid') return 'Open'
  const day = paidAt === undefined ? '' : ` ${longDate(calendarDate(paidAt.slice(0, 10)))}`
  return refund?.status === 'Paid' ? `Paid${day}, refunded` : `Paid${day}`
}

/** What a payer was charged: the amount, the fee of the way they paid, and what went back of it. */
export function receiptSums({
  amount,
  serviceFee,
  refund,
}: Pick<Payment, 'amount' | 'serviceFee' | 'refund'>) {
  return {
    amount,
    serviceFee,
    total: amount + serviceFee,
    refunded: refund?.status === 'Paid' ? refund.amount : 0,
  }
}

/** Writes the receipt of a payment that came in. */
export function writeReceipt(
  paper: Paper,
  payment: Payment,
  { record, people, head }: Pick<StoredItinerary, 'record' | 'people'> & { head: Letterhead },
): void {
  const { currency, name, startDate, endDate, parties } = record
  const money = (amount: number) => formatMoney({ amount, currency }, { show: 'code' })
  const { amount, serviceFee, total, refunded } = receiptSums(payment)
  beginLetter(paper, head, { title: 'Receipt', note: name })
  facts(paper, [
    ['Receipt', payment.receiptNumber],
    ['Invoice', record.invoices?.at(-1)?.number],
    ['Booking', record.bookingReference],
    ['Received', payment.paidAt && longDate(calendarDate(payment.paidAt.slice(0, 10)))],
    ['From', parties.find(({ id }) => id === payment.partyId)?.name ?? people.clientData?.name],
    ['Paid by', payment.paymentMethod && paymentMethodLabels[payment.paymentMethod]],
    ['Travel dates', rangeWithYear(startDate, endDate)],
  ])
  const rows: TableRow[] = [
    { cells: [paymentLabel(payment), money(amount)] },
    ...(serviceFee === 0 ? [] : [{ cells: ['Service fee', money(serviceFee)] }]),
    { cells: ['Received', money(total)], isBold: true },
    ...(refunded === 0 ? [] : [{ cells: ['Refunded', money(-refunded)] }]),
  ]
  table(
    paper,
    [
      { title: 'Description', share: 4 },
      { title: 'Amount', share: 1.4, align: 'end' },
    ],
    rows,
  )
  paragraphs(paper, 'Thank you.', textStyle(paper))
}
