import { calendarDate } from '#shared/dates/calendar-date'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { paymentLabel } from '#shared/itinerary/payments'
import { cancellationSums } from '#shared/payments/cancellation-sums'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { titleOf } from '../../itineraries/history/segment-title'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts, type TableRow, table } from '../layout/table'
import type { Statement } from './find-statement'
import { beginLetter, type Letterhead } from './letter'

/** Writes the statement of a cancelled trip or party group, the same for agent and client. */
export function writeCancellationStatement(
  paper: Paper,
  { record, people }: Pick<StoredItinerary, 'record' | 'people'>,
  {
    head,
    statement: { charged, payments, party },
  }: { readonly head: Letterhead; readonly statement: Statement },
): void {
  const { currency, name, startDate, endDate, parties } = record
  const money = (amount: number) => formatMoney({ amount, currency }, { show: 'code' })
  const sums = cancellationSums({ payments })
  beginLetter(paper, head, { title: 'Cancellation statement', note: name })
  facts(paper, [
    ['Credit note', charged.creditNote],
    ['For invoice', charged.creditNote && record.invoices?.at(-1)?.number],
    ['Booking', record.bookingReference],
    ['Cancelled', longDate(charged.day)],
    ['To', party ?? people.clientData?.name],
    ['For', party && `${party} alone; the trip goes on`],
    ['Travel dates', rangeWithYear(startDate, endDate)],
    ['Your agent', `${people.user.agent.fullName}, ${people.user.agent.email}`],
  ])
  const columns = [
    { title: 'Description', share: 4 },
    { title: 'Amount', share: 1.4, align: 'end' },
  ] as const
  heading(paper, 2, 'Cancellation fee')
  table(paper, columns, [
    ...feeLines(record, charged).map(({ text, amount }) => ({ cells: [text, money(amount)] })),
    { cells: ['Cancellation fee', money(charged.fee)], isBold: true },
  ])
  if (charged.reason !== undefined)
    paragraphs(
      paper,
      `The policies charge ${money(charged.policyFee)}. Another fee was agreed: ${charged.reason}`,
      textStyle(paper),
    )
  if (charged.shares !== undefined && charged.shares.length > 1) {
    const names = new Map(parties.map((party) => [party.id, party.name]))
    const rows = charged.shares.map(({ partyId = '', fee }) => ({
      cells: [names.get(partyId) ?? 'Others', money(fee)],
    }))
    table(paper, [{ title: 'Party', share: 4 }, columns[1]], rows)
  }
  heading(paper, 2, 'Payments')
  const rows: TableRow[] = [
    ...payments
      .filter(({ status }) => status === 'Paid')
      .map((payment) => {
        const { amount, serviceFee, paidAt } = payment
        const day = paidAt === undefined ? '' : `, ${longDate(calendarDate(paidAt.slice(0, 10)))}`
        return { cells: [`${paymentLabel(payment)}${day}`, money(amount + serviceFee)] }
      }),
    { cells: ['Received', money(sums.paid)], isBold: true },
    { cells: ['Kept', money(-sums.kept)] },
    ...(sums.refunded === 0 ? [] : [{ cells: ['Refunded', money(-sums.refunded)] }]),
    { cells: ['To be refunded', money(sums.toRefund)], isBold: true },
    ...(sums.due === 0 ? [] : [{ cells: ['Still to be paid', money(sums.due)], isBold: true }]),
  ]
  table(paper, columns, rows, { keep: 46 })
  if (sums.serviceFees > 0)
    paragraphs(
      paper,
      `Kept includes ${money(sums.serviceFees)} in card and bank fees, which are not returned.`,
      textStyle(paper, { size: 9, color: paper.tokens.ink.second }),
    )
}

/** Where the fee comes from: each stay by its policy, the trip's own policy, or an agreement. */
function feeLines(
  { segments }: Pick<StoredItinerary['record'], 'segments'>,
  { lines, percent, planningFee, policyFee, fee }: Statement['charged'],
): { text: string; amount: number }[] {
  if (fee !== policyFee) return []
  if (planningFee !== undefined)
    return [{ text: 'Planning fee, which isn’t refundable', amount: policyFee }]
  if (percent !== undefined)
    return [{ text: `${percent}% of the price, by the trip’s policy`, amount: policyFee }]
  return lines.map((line) => {
    const segment = segments.find(({ id }) => id === line.segmentId)
    const what = segment === undefined ? 'A stay' : titleOf(segment)
    return { text: `${what}: ${line.percent}% by its policy`, amount: line.amount }
  })
}
