import { addDays } from '../dates/calendar-date'
import { type Cell, textOf } from './cells'
import { type DateForms, dayOf } from './read-periods'
import { periodBetween, type SheetRow } from './sheet-rows'
import { type Label, type LabelRole, seasonFrom } from './table-heads'

const departs = /depart|check[- ]?out/i
const isSameDay = (one: Cell | undefined, other: Cell | undefined): boolean =>
  textOf(one) !== '' && textOf(one) === textOf(other)

interface Days {
  readonly cells: readonly Cell[]
  /** All lines of the table. */
  readonly rows: readonly SheetRow[]
  /** Those below. */
  readonly next: readonly SheetRow[]
  /** What heads a column. */
  readonly headAt: (column: number) => string
  readonly forms: DateForms
}

/** The first and last day of two columns as one label, or the first day alone up to the next line's. */
export function withDays(
  labels: readonly Label[],
  { cells, rows, next, headAt, forms }: Days,
): Label[] {
  const at = (role: LabelRole) => labels.find((label) => label.role === role)
  const [from, to] = [at('from'), at('to')]
  if (from === undefined) return [...labels]
  if (to === undefined) {
    const { column } = from.place
    const day = dayOf(cells[column], forms)
    if (day === undefined) return [...labels]
    const later = next
      .map((row) => dayOf(row.cells[column], { ...forms, start: day }))
      .find((other) => other !== day)
    const season: Label = { ...seasonFrom(from, day, later), role: 'season' }
    return labels.map((label) => (label === from ? season : label))
  }
  const [first, last] = [from.place.column, to.place.column]
  const days = periodBetween(cells[first], cells[last], forms)
  // Whoever departs on the day on which others arrive doesn't sleep there.
  const isDeparture =
    departs.test(headAt(last)) &&
    rows.some((one) => rows.some((row) => isSameDay(one.cells[last], row.cells[first])))
  const period = days && isDeparture ? { ...days, to: addDays(days.to, -1) } : days
  const rest = labels.filter(({ role }) => role !== 'from' && role !== 'to')
  const text = `${from.text} – ${to.text}`
  const isOpen = period === undefined
  const periods = period === undefined ? [] : [period]
  return [
    ...rest,
    {
      ...from,
      text,
      rest: isOpen ? text : '',
      role: 'season',
      periods,
      ...(isOpen && { hasException: true }),
    },
  ]
}
