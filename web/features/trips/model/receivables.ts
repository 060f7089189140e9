import { addDays, type CalendarDate, daysBetween, weekdayOf } from '#shared/dates/calendar-date'

/** An amount that is asked for and not paid, in minor units of the currency that the sums are in. */
export interface Receivable {
  readonly itineraryId: string
  readonly client: string
  readonly amount: number
  readonly dueDate: CalendarDate
}

/** What is due within some days, or late: the sum, and what it is made of, the earliest first. */
export interface Expected {
  readonly total: number
  readonly of: readonly Receivable[]
}

/** What is overdue today. */
export function overdue(receivables: readonly Receivable[], today: CalendarDate): Expected {
  return expected(receivables.filter(({ dueDate }) => dueDate < today))
}

/** What is due from today on, within so many days. */
export function dueWithin(receivables: readonly Receivable[], today: CalendarDate, days: number): Expected {
  const last = addDays(today, days)
  return expected(receivables.filter(({ dueDate }) => dueDate >= today && dueDate <= last))
}

function expected(of: readonly Receivable[]): Expected {
  const sorted = of.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0))
  return { total: of.reduce((sum, { amount }) => sum + amount, 0), of: sorted }
}

/** A week of the chart, from its Sunday. */
export interface Week {
  readonly start: CalendarDate
  readonly amount: number
}

/** What is expected week by week from this one on; what is overdue stands before them. */
export function byWeek(receivables: readonly Receivable[], { today, weeks }: { today: CalendarDate; weeks: number }) {
  const first = addDays(today, -weekdayOf(today))
  const amounts = Array.from({ length: weeks }, () => 0)
  for (const { amount, dueDate } of receivables) {
    const week = Math.floor(daysBetween(first, dueDate) / 7)
    if (dueDate >= today && week < weeks) amounts[week] = (amounts[week] ?? 0) + amount
  }
  return {
    overdue: overdue(receivables, today).total,
    weeks: amounts.map((amount, week): Week => ({ start: addDays(first, 7 * week), amount })),
  }
}

/** A sum over a bar, in thousands of whole units: `49k`, `1.2m`; less than five hundred is `<1k`. */
export function inThousands(amount: number, minorPerUnit: number): string {
  const thousands = amount / minorPerUnit / 1000
  if (thousands <= 0) return ''
  if (thousands < 0.5) return '<1k'
  return thousands < 999.5 ? `${Math.round(thousands)}k` : `${(thousands / 1000).toFixed(1)}m`
}
