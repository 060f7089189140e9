import { addDays, type CalendarDate } from '../dates/calendar-date'
import { shortRange } from '../format/dates'
import { marketLabels, markets } from '../rates/markets'
import { rulesFor } from '../rates/nightly-rule'

/** A rate of a room, as its editor types it. */
interface RateRow {
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly minLOS?: number
  readonly maxLOS?: number
  readonly market?: string
  readonly bookBy?: string
  readonly rack?: Readonly<Record<string, unknown>>
}

/** A row with both days, the first not after the last, and its place among all rows. */
interface RateSpan extends RateRow {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly index: number
}

interface RateIssue {
  readonly row: number
  readonly message: string
}

/**
 * What is odd about the rates of a room, by row: nights that a market has no rate for before it,
 * nights it shares, selling below cost.
 */
export function rateIssues(rows: readonly RateRow[]): readonly RateIssue[] {
  const spans = rows.flatMap(({ from, to, ...row }, index) =>
    from && to && from <= to ? [{ ...row, from, to, index }] : [],
  )
  const spansByStart = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const gaps = allGaps(spansByStart)
  return spansByStart.flatMap((span, place) => [
    ...gaps.filter(({ row }) => row === span.index),
    ...oddAlone(span, spansByStart.slice(0, place)).map((message) => ({
      row: span.index,
      message,
    })),
  ])
}

/**
 * Nights without a rate, for each market that has a rate of its own and for everybody, who may not
 * have those; a gap that everybody has is said once.
 */
function allGaps(spans: readonly RateSpan[]): readonly RateIssue[] {
  const own = markets.filter((market) =>
    spans.some((span) => (span.market || markets[0]) === market),
  )
  const common = own.includes(markets[0]) ? gapsFor(spans, markets[0]) : []
  const others = own
    .filter((market) => market !== markets[0])
    .flatMap((market) =>
      gapsFor(spans, market)
        .filter((gap) => common.every(({ message }) => message !== gap.message))
        .map(({ row, message }) => ({ row, message: `${message} (${marketLabels[market]})` })),
    )
  const label = own.length > 1 ? ` (${marketLabels.international})` : ''
  return [...common.map(({ row, message }) => ({ row, message: message + label })), ...others]
}

/** The nights between rates of a market, in the order of their days. */
function gapsFor(spans: readonly RateSpan[], market: string): readonly RateIssue[] {
  let coveredUntil: CalendarDate | undefined
  return rulesFor(spans, { market }).flatMap(({ from, to, index }) => {
    const before = coveredUntil
    if (before === undefined || before < to) coveredUntil = to
    if (before === undefined || addDays(before, 1) >= from) return []
    const nights = shortRange(addDays(before, 1), addDays(from, -1))
    return [{ row: index, message: `No rate for ${nights}` }]
  })
}

/** What is odd about one row: nights that it shares with an earlier one, and selling below cost. */
function oddAlone(span: RateSpan, earlier: readonly RateSpan[]): readonly string[] {
  const overlap = earlier.find((other) => other.to >= span.from && sharesLengths(other, span))
  const isBelowCost = Object.entries(span.rack ?? {}).some(
    ([name, rack]) => Number(rack) < Number(Reflect.get(span, name)),
  )
  return [
    overlap &&
      `Overlaps row ${overlap.index + 1} on ${shortRange(span.from, overlap.to < span.to ? overlap.to : span.to)}`,
    isBelowCost && 'Rack rate is below the nett rate',
  ].filter((message) => typeof message === 'string')
}

/**
 * Rates of other lengths of stay, markets and days of booking may share nights; 0 and none at all are
 * no limit.
 */
function sharesLengths(one: RateRow, other: RateRow): boolean {
  const isApart = ({ market, bookBy }: RateRow) => `${market ?? 'international'} ${bookBy}`
  if (isApart(one) !== isApart(other)) return false
  const most = ({ maxLOS }: RateRow) => maxLOS || Number.POSITIVE_INFINITY
  return (one.minLOS ?? 0) <= most(other) && (other.minLOS ?? 0) <= most(one)
}
