import type { Week } from './receivables'

/** A bar of the chart, in the units of its drawing. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly amount: number
  /** Undefined for what is overdue. */
  readonly week: Week | undefined
}

/** The drawing: 126 high, bars of 30, the ground at 104, the tallest bar up to 28; overdue stands apart from the weeks. */
export const chart = { height: 126, bar: 30, ground: 104, top: 28, firstWeek: 70 } as const

interface Drawing {
  readonly overdue: number
  readonly weeks: readonly Week[]
  /** Pixels that there are for it. */
  readonly width: number
}

/** The bars of what is expected: overdue first, then the weeks. A week without anything keeps a sliver of 2. */
export function weekBars({ overdue, weeks, width }: Drawing): Bar[] {
  const most = Math.max(1, overdue, ...weeks.map(({ amount }) => amount))
  const step = weeks.length < 2 ? 0 : (width - chart.bar - chart.firstWeek) / (weeks.length - 1)
  const bar = (amount: number, x: number, week: Week | undefined): Bar => {
    const height = amount <= 0 ? 2 : Math.max(4, (amount / most) * (chart.ground - chart.top))
    return { x, y: chart.ground - height, height, amount, week }
  }
  return [bar(overdue, 4, undefined), ...weeks.map((week, at) => bar(week.amount, chart.firstWeek + at * step, week))]
}
