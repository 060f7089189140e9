import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '../../../../shared/dates/calendar-date'
import { moveEdge } from '../../../../web/features/managers/model/season-edges'

const first = calendarDate('2027-01-01')
/** Seasons of so many nights, one after the other. */
function yearOf(nights: readonly number[]) {
  let day = first
  return nights.map((count) => {
    const from = day
    day = addDays(day, count)
    return { from, to: addDays(day, -1), twinRate: String(count) }
  })
}
const nightsIn = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map(({ from, to }) => daysBetween(calendarDate(String(from)), calendarDate(String(to))) + 1)

describe('moving an end of a season', () => {
  test('moves the season beside it along, and leaves the others as they are', () => {
    const rows = yearOf([30, 60, 90])
    const after = moveEdge(rows, { row: 1, end: 'from', day: addDays(first, 20) })
    expect(nightsIn(after)).toEqual([20, 70, 90])
    expect(after[2]).toBe(rows[2])
  })

  test('keeps every night of a year without gaps under exactly one rate, and no season without a night', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        fc.constantFrom('from' as const, 'to' as const),
        fc.integer({ min: -400, max: 400 }),
        (nights, at, end, by) => {
          const rows = yearOf(nights)
          const row = at % rows.length
          const before = rows[row]
          if (before === undefined) return
          const after = moveEdge(rows, { row, end, day: addDays(before[end], by) })
          const counts = nightsIn(after)
          expect(Math.min(...counts)).toBeGreaterThan(0)
          for (let next = 1; next < after.length; next++)
            expect(after[next]?.from).toBe(addDays(calendarDate(String(after[next - 1]?.to)), 1))
        },
      ),
    )
  })

  test('moves alone where nothing adjoins it, and stops at its other end', () => {
    const rows = [
      { from: '2027-03-01', to: '2027-03-31' },
      { from: '2027-06-01', to: '2027-06-30' },
    ]
    expect(moveEdge(rows, { row: 0, end: 'to', day: calendarDate('2027-05-01') })[0]).toMatchObject(
      {
        to: '2027-05-01',
      },
    )
    expect(
      moveEdge(rows, { row: 1, end: 'from', day: calendarDate('2027-09-01') })[1],
    ).toMatchObject({
      from: '2027-06-30',
    })
  })

  test('changes nothing of a row without dates', () => {
    const rows = [{ from: '', to: '2027-03-31' }]
    expect(moveEdge(rows, { row: 0, end: 'to', day: first })).toBe(rows)
    expect(moveEdge(rows, { row: 4, end: 'to', day: first })).toBe(rows)
  })
})
