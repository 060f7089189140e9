import { addDays, type CalendarDate } from '../dates/calendar-date'
import { shortRange } from '../format/dates'

/** A rate of a room, as its editor types it. */
interface RateRow {
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly minLOS?: number
  readonly maxLOS?: number
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
  const sorted = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  let covered: CalendarDate | undefined
  return sorted.flatMap((span, place) => {
    const issues: string[] = []
    if (covered !== undefined && addDays(covered, 1) < span.from)
      issues.push(`No rate for ${shortRange(addDays(covered, 1), addDays(span.from, -1))}`)
    if (covered === undefined || covered < span.to) covered = span.to
    const shared = sorted
      .slice(0, place)
      .find((other) => other.to >= span.from && sharesLengths(other, span))
    if (shared !== undefined)
      issues.push(
        `Overlaps row ${shared.index + 1} on ${shortRange(span.from, shared.to < span.to ? shared.to : span.to)}`,
      )
    const loss = Object.entries(span.rack ?? {}).find(
      ([name, rack]) => Number(rack) < Number(Reflect.get(span, name)),
    )
    if (loss !== undefined) issues.push('Rack rate is below the nett rate')
    return issues.map((message) => ({ row: span.index, message }))
  })
}

/** Rates of other lengths of stay may share nights; 0 and none at all are no limit. */
function sharesLengths(one: RateRow, other: RateRow): boolean {
  const most = ({ maxLOS }: RateRow) => maxLOS || Number.POSITIVE_INFINITY
  return (one.minLOS ?? 0) <= most(other) && (other.minLOS ?? 0) <= most(one)
}
