import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'

type Row = Readonly<Record<string, unknown>>

/** The first or last day of a season, and where it is moved to. */
export interface SeasonEdge {
  readonly row: number
  readonly end: 'from' | 'to'
  readonly day: CalendarDate
}

/**
 * Rates with an edge of a season moved. A season that adjoined it there still does: where a year
 * has no gap, none comes. Neither of them is made shorter than a night.
 */
export function moveEdge(rows: readonly Row[], { row, end, day }: SeasonEdge): readonly Row[] {
  const { from, to } = rows[row] ?? {}
  if (!isCalendarDate(from) || !isCalendarDate(to)) return rows
  const isStart = end === 'from'
  const beside = isStart ? addDays(from, -1) : addDays(to, 1)
  const next = rows.findIndex((one) => one[isStart ? 'to' : 'from'] === beside)
  const far = rows[next]?.[isStart ? 'from' : 'to']
  const reach = isCalendarDate(far) ? addDays(far, isStart ? 1 : -1) : day
  const [least, most] = isStart ? [reach, to] : [from, reach]
  const movedDay = day < least ? least : day > most ? most : day
  return rows.map((one, at) => {
    if (at === row) return { ...one, [end]: movedDay }
    if (at !== next) return one
    return isStart ? { ...one, to: addDays(movedDay, -1) } : { ...one, from: addDays(movedDay, 1) }
  })
}
