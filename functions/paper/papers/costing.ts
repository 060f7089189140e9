import { shortRange } from '#shared/format/dates'
import { formatMoney, formatSupplierAmount } from '#shared/format/money'
import { paidLocally, pricedCharges } from '#shared/itinerary/charge-words'
import type { Segment } from '#shared/itinerary/segment'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { titleOf } from '../../itineraries/history/segment-title'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts, table } from '../layout/table'
import { costingFacts, costingFigures } from './costing-facts'
import { beginLetter, type Letterhead } from './letter'

const sums: readonly string[] = ['Total costs', 'Total margin', 'Selling price']

const kindWords = ({ type, hideFromClient }: Segment): string =>
  `${segmentTypeLabel(type)}${hideFromClient ? ', hidden from the client' : ''}`

/** Levies and fees of a stay: those of its cost, and those that guests pay there. */
const chargeLines = (segment: Segment): string[] => {
  const [inCost, local] = [pricedCharges(segment), paidLocally(segment)]
  return [
    ...(inCost === undefined ? [] : [`With ${inCost}`]),
    ...(local === undefined ? [] : [`Paid locally: ${local}`]),
  ]
}

/** Writes what each part of a trip costs and sells for. */
export function writeCosting(
  paper: Paper,
  { record, people }: Pick<StoredItinerary, 'record' | 'people'>,
  head: Letterhead,
): void {
  const { currency, name, segments } = record
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney({ amount, currency }, { show: 'none' })
  beginLetter(paper, head, { title: 'Costing', note: name })
  facts(paper, costingFacts({ record, people }))
  const rows = segments.map((segment) => ({
    cells: [
      [titleOf(segment), kindWords(segment), ...chargeLines(segment)].join('\n'),
      shortRange(segment.startDate, segment.endDate),
      segment.costAmount === undefined
        ? ''
        : formatSupplierAmount(segment.costAmount, segment.currency ?? ''),
      money(segment.cost),
      money(segment.dmcSell),
      money(segment.sell),
    ],
  }))
  const right = { align: 'end', share: 1.5 } as const
  const columns = [
    { title: 'Part', share: 3.3 },
    { title: 'Dates', share: 1.5 },
    { title: 'Supplier', ...right, share: 1.9 },
  ]
  table(
    paper,
    [
      ...columns,
      { title: 'Cost', ...right },
      { title: 'DMC sell', ...right },
      { title: 'Sell', ...right },
    ],
    rows,
    { size: 8 },
  )
  heading(paper, 2, 'Totals')
  const figures = costingFigures(record).map(([title, amount]) => ({
    cells: [title, money(amount)],
    isBold: sums.includes(title),
  }))
  table(
    paper,
    [
      { title: 'Figure', share: 3 },
      { title: currency, share: 1, align: 'end' },
    ],
    figures,
  )
  paragraphs(
    paper,
    'For the agency only: not for clients or suppliers.',
    textStyle(paper, { size: 9, color: paper.tokens.meaning.bad.main }),
  )
}
