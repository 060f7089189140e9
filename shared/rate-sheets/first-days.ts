import { addDays, type CalendarDate } from '../dates/calendar-date'
import { longDate } from '../format/dates'
import { textOf } from './cells'
import { type DateForms, dayOf } from './read-periods'
import { dayLabel, isFirstDay, type SheetRow, type Statement, statementOf } from './sheet-rows'

export interface ColumnSearch {
  readonly rows: readonly SheetRow[]
  readonly column: number
  readonly figured: readonly number[]
  readonly forms: DateForms
}

const firstDayWords =
  /^(?:from|as (?:of|from)|effective(?: from)?|starting|w\.?e\.?f\.?)[: ]+(?=\d)/i

/** `From 1 Jan 2027`, and no last day. */
const firstDayIn = (text: string, forms: DateForms): CalendarDate | undefined =>
  firstDayWords.test(text) ? dayOf(text.replace(firstDayWords, ''), forms) : undefined

/**
 * A row of first days, `From | 1 Jan | 1 Apr` or `From 1 Jan | 1 Apr – 31 Dec`: each season ends before
 * the next begins. Nobody knows when the last one ends, so that its dates are asked.
 */
export function beginsIn(
  statements: readonly (Statement & { label: string })[],
  days: readonly (CalendarDate | undefined)[],
  { rows, column, figured, forms }: ColumnSearch,
): Statement[] {
  return statements.map((one, at) => {
    const isBelowLabel = dayLabel.test(one.label) && isFirstDay(one.label)
    const alone = one.periods.length === 0 ? firstDayIn(one.text, forms) : undefined
    const day = alone ?? (isBelowLabel ? days[at] : undefined)
    if (day === undefined) return one
    const cells = rows.find(({ row }) => row === one.place.row)?.cells ?? []
    const firstDay = (other: number) => {
      const [cell, later] = [cells[other], { ...forms, start: day }]
      const place = { ...one.place, column: other }
      return (
        dayOf(cell, later) ??
        firstDayIn(textOf(cell), later) ??
        statementOf(textOf(cell), place, later).periods[0]?.from
      )
    }
    const next = figured
      .filter((other) => other > column)
      .map(firstDay)
      .find((other) => other !== undefined && other !== day)
    return seasonFrom(one, day, next)
  })
}

/** A season from its first day up to the day before the next, which may not be known. */
export function seasonFrom<S extends Statement>(
  one: S,
  from: CalendarDate,
  next: CalendarDate | undefined,
): S {
  const text = `From ${longDate(from)}`
  return next === undefined || next <= from
    ? { ...one, text, rest: text, periods: [], hasException: true }
    : { ...one, text, rest: '', periods: [{ from, to: addDays(next, -1) }] }
}
