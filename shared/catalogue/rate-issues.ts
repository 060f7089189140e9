import { addDays, type CalendarDate } from '../dates/calendar-date'
import { shortRange } from '../format/dates'

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

/**
 * What is odd about the rates of a room, by row: nights without a rate before it, nights it shares,
 * selling below cost.
 */
export function rateIssues(
  rows: readonly RateRow[],
): readonly { readonly row: number; readonly message: string }[] {
  const spans = rows.flatMap(({ from, to, ...row }, index) =>
    from && to && from <= to ? [{ ...row, from, to, index }] : [],
  )
  const spansByStart = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  let coveredUntil: CalendarDate | undefined
  return spansByStart.flatMap((span, place) => {
    const issues: string[] = []
    if (coveredUntil !== undefined && addDays(coveredUntil, 1) < span.from)
      issues.push(`No rate for ${shortRange(addDays(coveredUntil, 1), addDays(span.from, -1))}`)
    if (coveredUntil === undefined || coveredUntil < span.to) coveredUntil = span.to
    const overlap = spansByStart
      .slice(0, place)
      .find((other) => other.to >= span.from && sharesLengths(other, span))
    if (overlap !== undefined)
      issues.push(
        `Overlaps row ${overlap.index + 1} on ${shortRange(span.from, overlap.to < span.to ? overlap.to : span.to)}`,
      )
    const loss = Object.entries(span.rack ?? {}).find(
      ([name, rack]) => Number(rack) < Number(Reflect.get(span, name)),
    )
    if (loss !== undefined) issues.push('Rack rate is below the nett rate')
    return issues.map((message) => ({ row: span.index, message }))
  })
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
