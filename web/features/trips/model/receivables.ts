import { addDays, type CalendarDate, daysBetween, weekdayOf } from '#shared/dates/calendar-date'

/** An open amount, in minor units of the currency of the sums. */
export interface Receivable {
  readonly itineraryId: string
  readonly client: string
  readonly amount: number
  readonly dueDate: CalendarDate
}

/** What is due within some days, or overdue: the sum and its payments, earliest first. */
export interface Expected {
  readonly total: number
  readonly of: readonly Receivable[]
}

export function overdue(receivables: readonly Receivable[], today: CalendarDate): Expected {
  return sumUp(receivables.filter(({ dueDate }) => dueDate < today))
}

/** What is due from today on, within so many days. */
export function dueWithin(
  receivables: readonly Receivable[],
  today: CalendarDate,
  days: number,
): Expected {
  const last = addDays(today, days)
  return sumUp(receivables.filter(({ dueDate }) => dueDate >= today && dueDate <= last))
}

function sumUp(of: readonly Receivable[]): Expected {
  const sortedReceivables = of.toSorted((one, other) =>
    one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0,
  )
  return { total: of.reduce((sum, { amount }) => sum + amount, 0), of: sortedReceivables }
}

/** A week of the chart, starting on Sunday. */
interface Week {
  readonly start: CalendarDate
  readonly amount: number
}

/** Expected income from this week on; what is overdue comes first. */
export function byWeek(
  receivables: readonly Receivable[],
  { today, weeks }: { today: CalendarDate; weeks: number },
) {
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

/** The label of a bar, in thousands: `49k`, `1.2m`; under five hundred it is `<1k`. */
export function inThousands(amount: number, minorPerUnit: number): string {
  const thousands = amount / minorPerUnit / 1000
  if (thousands <= 0) return ''
  if (thousands < 0.5) return '<1k'
  return thousands < 999.5 ? `${Math.round(thousands)}k` : `${(thousands / 1000).toFixed(1)}m`
}

/** A bar of the chart, in the drawing's units. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly amount: number
  /** Undefined for what is overdue. */
  readonly week: Week | undefined
}

/**
 * The drawing: 126 high, bars 30 wide, baseline at 104, the tallest bar up to 28; overdue is set
 * apart from the weeks.
 */
export const chart = { height: 126, bar: 30, ground: 104, top: 28, firstWeek: 70 } as const

interface Drawing {
  readonly overdue: number
  readonly weeks: readonly Week[]
  /** Width available, in pixels. */
  readonly width: number
}

/** The bars: overdue first, then the weeks. An empty week keeps a 2 pixel sliver. */
export function weekBars({ overdue, weeks, width }: Drawing): Bar[] {
  const most = Math.max(1, overdue, ...weeks.map(({ amount }) => amount))
  const step = weeks.length < 2 ? 0 : (width - chart.bar - chart.firstWeek) / (weeks.length - 1)
  const bar = (amount: number, x: number, week: Week | undefined): Bar => {
    const height = amount <= 0 ? 2 : Math.max(4, (amount / most) * (chart.ground - chart.top))
    return { x, y: chart.ground - height, height, amount, week }
  }
  return [
    bar(overdue, 4, undefined),
    ...weeks.map((week, at) => bar(week.amount, chart.firstWeek + at * step, week)),
  ]
}
