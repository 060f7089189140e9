import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import {
  byWeek,
  chart,
  dueWithin,
  inThousands,
  overdue,
  type Receivable,
  weekBars,
} from '../../../../../web/features/trips/model/receivables'
import { day, today } from '../support'

const due = (dueDate: string, amount = 100_00): Receivable => ({
  itineraryId: 'itn_one',
  client: 'Jonas Weber',
  amount,
  dueDate: day(dueDate),
})

describe('what is to come in', () => {
  test('is overdue from the day after it was due, the longest first', () => {
    const late = overdue([due('2026-11-19', 1), due('2026-11-20', 2), due('2026-10-01', 4)], today)
    expect(late.total).toBe(5)
    expect(late.of.map(({ dueDate }) => dueDate)).toEqual(['2026-10-01', '2026-11-19'])
  })

  test('is due from today until the last of thirty days', () => {
    const dates = ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21']
    expect(
      dueWithin(
        dates.map((date) => due(date)),
        today,
        30,
      ).of.map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-20', '2026-12-20'])
  })

  test('stands in weeks from Sunday, the first being this one', () => {
    const { weeks } = byWeek([due('2026-11-21', 1), due('2026-11-22', 2), due('2026-11-28', 4)], {
      today,
      weeks: 3,
    })
    expect(weeks).toEqual([
      { start: '2026-11-15', amount: 1 },
      { start: '2026-11-22', amount: 6 },
      { start: '2026-11-29', amount: 0 },
    ])
  })

  test('is counted once: what is late and what the weeks hold are all that is due by their end', () => {
    const payments = fc.array(
      fc.record({ days: fc.integer({ min: -400, max: 90 }), amount: fc.nat(10 ** 9) }),
    )
    fc.assert(
      fc.property(payments, (list) => {
        const all = list.map(({ days, amount }) => ({
          ...due('2026-11-20', amount),
          dueDate: addDays(today, days),
        }))
        const { overdue: late, weeks } = byWeek(all, { today, weeks: 14 })
        const total = all.reduce((sum, { amount }) => sum + amount, 0)
        expect(weeks.reduce((sum, { amount }) => sum + amount, late)).toBe(total)
      }),
    )
  })
})

describe('the bars', () => {
  const weeks = byWeek([due('2026-11-21', 50_00), due('2026-12-20', 100_00)], { today, weeks: 13 })

  test('stand on the ground, the tallest at the top, the empty ones as slivers', () => {
    const bars = weekBars({ ...weeks, width: 700 })
    expect(bars).toHaveLength(14)
    expect(bars.every(({ y, height }) => y + height === chart.ground)).toBe(true)
    expect(Math.min(...bars.map(({ y }) => y))).toBe(chart.top)
    expect(bars.filter(({ amount }) => amount === 0).every(({ height }) => height === 2)).toBe(true)
  })

  test('fill whatever width there is', () => {
    for (const width of [320, 700, 1200]) {
      const last = weekBars({ ...weeks, width }).at(-1)
      expect((last?.x ?? 0) + chart.bar).toBe(width)
    }
  })
})

test.each([
  [0, ''],
  [499_99, '<1k'],
  [500_00, '1k'],
  [49_254_00, '49k'],
  [999_499_00, '999k'],
  [999_500_00, '1.0m'],
  [12_340_000_00, '12.3m'],
])('%i minor units stand over a bar as "%s"', (amount, words) => {
  expect(inThousands(amount, 100)).toBe(words)
})
