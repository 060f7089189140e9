import { rangeWithYear, shortRange } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { guestWords } from '#shared/format/words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import { stateLabels } from '#shared/itinerary/states'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { titleOf } from '../../itineraries/history/segment-title'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts, table } from '../layout/table'
import { beginLetter, type Letterhead } from './letter'

/**
 * The figures of a costing as pricing stored them, minor units of the trip's currency, each with
 * its name.
 */
export function costingFigures({
  finance,
  costs,
  margins,
  deposits,
}: ItineraryRecord): (readonly [string, number])[] {
  const figures: readonly (readonly [string, number | undefined])[] = [
    ['Supplier costs', costs?.supplier],
    ['Total costs', costs?.total],
    ['Land margin', margins?.land],
    ['Air margin', margins?.air],
    ['DMC margin', margins?.dmc],
    ['Rack margin', margins?.rack],
    ['Price adjustments', margins?.custom],
    ['Total margin', margins?.total],
    ['Discount', finance?.discount],
    ['Selling price', finance?.sell],
    ['Deposit', finance?.deposit],
    ['Supplier deposits', deposits?.supplier],
    ['Balance', finance?.balance],
    ['Paid', finance?.paid],
  ]
  return figures.flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, amount] as const],
  )
}

const sums: readonly string[] = ['Total costs', 'Total margin', 'Selling price']

/** Writes what each part of a trip costs and sells for. */
export function writeCosting(
  paper: Paper,
  { record, people }: Pick<StoredItinerary, 'record' | 'people'>,
  head: Letterhead,
): void {
  const { currency, name, segments, rates, spotRates, exchangeDate } = record
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney({ amount, currency }, { show: 'none' })
  const used = new Set([currency, ...segments.map((segment) => segment.currency)])
  beginLetter(paper, head, { title: 'Costing', note: name })
  facts(paper, [
    ['Client', people.clientData?.name],
    ['Travel dates', rangeWithYear(record.startDate, record.endDate)],
    ['Travelers', guestWords(record)],
    ['Status', `${stateLabels[record.state]}, version ${record.version}`],
    ['Currency', currency],
    [
      'Rates',
      Object.entries(rates)
        .map(([rate, percent]) => `${rate} ${percent} %`)
        .join(', '),
    ],
    [
      'Exchange',
      exchangeDate &&
        `${Object.entries(spotRates)
          .filter(([code]) => code !== 'USD' && used.has(code))
          .map(([code, rate]) => `${code} ${rate}`)
          .join(', ')} for 1 USD, ${exchangeDate}`,
    ],
  ])
  const rows = segments.map((segment) => ({
    cells: [
      `${titleOf(segment)}\n${segmentTypeLabel(segment.type)}${segment.hideFromClient ? ', hidden from the client' : ''}`,
      shortRange(segment.startDate, segment.endDate),
      segment.costAmount === undefined ? '' : `${segment.currency ?? ''} ${segment.costAmount}`,
      money(segment.cost),
      money(segment.dmcSell),
      money(segment.sell),
    ],
  }))
  const right = { align: 'end', share: 1.5 } as const
  const columns = [
    { title: 'Part', share: 3.6 },
    { title: 'Dates', share: 1.6 },
    { title: 'Supplier', ...right },
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
