import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minWeeks, monthGrid, weekdayHeads } from '#shared/calendar/month-grid'
import { addDays, monthOf, weekdayOf } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'

const month = (text: string) => calendarMonthSchema.parse(text)

test('June 2027 starts on a Tuesday: two days of May stand before it, and three of July after', () => {
  const grid = monthGrid(month('2027-06'), minWeeks.secondBuilder)
  expect(grid).toHaveLength(5)
  expect(grid[0]?.map(({ date }) => date.slice(5))).toEqual([
    '05-30',
    '05-31',
    '06-01',
    '06-02',
    '06-03',
    '06-04',
    '06-05',
  ])
  expect(grid.at(-1)?.map(({ inMonth }) => inMonth)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a February of four whole weeks has five rows in the second builder and six in the first', () => {
  expect(monthGrid(month('2026-02'), minWeeks.secondBuilder)).toHaveLength(5)
  expect(monthGrid(month('2026-02'), minWeeks.firstBuilder)).toHaveLength(6)
})

test('a month that touches six weeks has six rows', () => {
  expect(monthGrid(month('2027-05'), minWeeks.secondBuilder)).toHaveLength(6)
})

test('every grid is consecutive days in columns from Sunday, and holds its month whole', () => {
  const months = fc.tuple(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(months, ([year, number]) => {
      const shown = month(`${year}-${String(number).padStart(2, '0')}`)
      const grid = monthGrid(shown, minWeeks.secondBuilder)
      const days = grid.flat()
      expect(grid.every((week) => week.length === weekdayHeads.length)).toBe(true)
      days.forEach(({ date, inMonth }, index) => {
        expect(weekdayOf(date)).toBe(index % 7)
        expect(inMonth).toBe(monthOf(date) === shown)
        const next = days[index + 1]
        if (next) expect(next.date).toBe(addDays(date, 1))
      })
      expect(days.filter(({ inMonth }) => inMonth).length).toBeGreaterThanOrEqual(28)
    }),
    { numRuns: 60 },
  )
})
