import { slideDates } from '#shared/calendar/date-slide'
import { calendarDate } from '#shared/dates/calendar-date'
import { type BenchRow, type BenchSize, quantile } from './bench-row'
import { slideCase } from './slide-case'

/**
 * Every start of a year for a trip of 6 camps and 42 lines: the first search of a fresh process,
 * and the median after. Processor time, so that what else the machine does is not counted.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const question = slideCase(calendarDate('2026-12-01'))
  const times = Array.from({ length: isSmall ? 2 : 40 }, () => {
    const start = process.cpuUsage()
    if (slideDates(question).length < 200)
      throw new Error('the case is to have starts on most days')
    return process.cpuUsage(start).user / 1000
  })
  const [first = Number.NaN, ...later] = times
  const median = quantile(later, 0.5)
  yield [
    {
      name: 'date slide, 6 camps × 12 months: first, cold',
      value: first,
      unit: 'ms',
      target: '≤ 50',
      ok: first <= 50,
    },
    {
      name: 'date slide, 6 camps × 12 months: median',
      value: median,
      unit: 'ms',
      target: '≤ 50',
      ok: median <= 50,
    },
  ]
}
