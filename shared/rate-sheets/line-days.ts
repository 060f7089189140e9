import { addDays } from '../dates/calendar-date'
import { textOf } from './cells'
import { seasonFrom } from './first-days'
import { type DateForms, dayOf } from './read-periods'
import { periodBetween, type SheetRow } from './sheet-rows'
import type { Label, LabelRole } from './table-heads'

const departs = /depart|check[- ]?out/i

interface DayColumns {
  readonly rows: readonly SheetRow[]
  readonly roles: ReadonlyMap<number, LabelRole>
  /** What heads a column. */
  readonly headAt: (column: number) => string
  readonly forms: DateForms
}

/**
 * Joins the labels of a table's lines that are days: the first and last of two columns, or a first
 * day alone up to the next one. A line without days has those of the line above.
 */
export function dayJoiner({ rows, roles, headAt, forms }: DayColumns) {
  const columnOf = (role: LabelRole) => [...roles].find(([, own]) => own === role)?.[0]
  const [first, last] = [columnOf('from'), columnOf('to')]
  const textsIn = (column = -1) => rows.map(({ cells }) => textOf(cells[column]))
  const firstDays = textsIn(first)
  const arrivals = new Set(firstDays.filter((text) => text !== ''))
  // Whoever departs on the day on which others arrive doesn't sleep there.
  const isDeparture =
    last !== undefined &&
    departs.test(headAt(last)) &&
    textsIn(last).some((one) => arrivals.has(one))

  const upToNext = (from: Label, at: number): Label => {
    const day = dayOf(from.text, forms)
    if (day === undefined) return from
    const next = firstDays.slice(at + 1).find((text) => text !== '' && text !== from.text)
    const later = dayOf(next, { ...forms, start: day })
    return { ...seasonFrom(from, day, later), role: 'season' }
  }

  return (labels: readonly Label[], at: number): Label[] => {
    const labelFor = (role: LabelRole) => labels.find((label) => label.role === role)
    const [from, to] = [labelFor('from'), labelFor('to')]
    if (from === undefined) return [...labels]
    if (to === undefined)
      return labels.map((label) => (label === from ? upToNext(from, at) : label))
    const days = periodBetween(from.text, to.text, forms)
    const period = days && isDeparture ? { ...days, to: addDays(days.to, -1) } : days
    const rest = labels.filter(({ role }) => role !== 'from' && role !== 'to')
    const text = `${from.text} – ${to.text}`
    const season =
      period === undefined
        ? { rest: text, periods: [], hasException: true }
        : { rest: '', periods: [period] }
    return [...rest, { ...from, ...season, text, role: 'season' }]
  }
}
