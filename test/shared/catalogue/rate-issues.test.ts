import { expect, test } from 'vitest'
import { rateIssues } from '#shared/catalogue/rate-issues'
import { calendarDate } from '#shared/dates/calendar-date'

const row = (from: string, to: string, more: object = {}) => ({
  from: calendarDate(from),
  to: calendarDate(to),
  ...more,
})

test('rates that follow each other have no issues, in any order and before they are complete', () => {
  expect(rateIssues([row('2027-04-01', '2027-12-31'), row('2027-01-01', '2027-03-31')])).toEqual([])
  expect(rateIssues([{}, row('2027-05-01', '2027-04-01')])).toEqual([])
})

test('nights without a rate are said at the row after them', () => {
  const rows = [
    row('2027-01-01', '2027-06-30'),
    row('2027-02-01', '2027-02-10', { minLOS: 3 }),
    row('2027-07-04', '2027-12-31'),
  ]
  expect(rateIssues([rows[0], rows[2]].flatMap((one) => one ?? []))).toEqual([
    { row: 1, message: 'No rate for Jul 1 – 3' },
  ])
})

test('rates of two markets, or for bookings until two days, share nights', () => {
  const all = row('2027-01-01', '2027-06-30')
  expect(rateIssues([all, row('2027-01-01', '2027-06-30', { market: 'sadc' })])).toEqual([])
  expect(rateIssues([all, row('2027-01-01', '2027-06-30', { bookBy: '2026-12-31' })])).toEqual([])
  expect(
    rateIssues([all, row('2027-01-01', '2027-06-30', { market: 'international' })]),
  ).toHaveLength(1)
})

test('nights without a rate are those of a market, which has its own rates and everybody’s', () => {
  const spring = row('2027-01-01', '2027-03-31')
  const autumn = row('2027-07-01', '2027-12-31')
  const sadc = row('2027-04-01', '2027-06-30', { market: 'sadc' })
  const later = row('2028-02-01', '2028-06-30', { market: 'sadc' })
  expect(rateIssues([spring, sadc, autumn])).toEqual([
    { row: 2, message: 'No rate for Apr 1 – Jun 30 (International)' },
  ])
  expect(rateIssues([spring, { ...sadc, market: 'international' }, autumn, later])).toEqual([
    { row: 3, message: 'No rate for Jan 1 – 31 (SADC)' },
  ])
  expect(rateIssues([sadc, later])).toEqual([
    { row: 1, message: 'No rate for Jul 1 – Jan 31 (SADC)' },
  ])
})

test('nights that two rates share are an overlap, unless they are for other lengths of stay', () => {
  const [long, short] = [
    row('2027-01-01', '2027-06-30', { minLOS: 4 }),
    row('2027-03-01', '2027-08-31'),
  ]
  expect(rateIssues([long, short])).toEqual([
    { row: 1, message: 'Overlaps row 1 on Mar 1 – Jun 30' },
  ])
  expect(rateIssues([long, { ...short, maxLOS: 3 }])).toEqual([])
})

test('selling below cost is said', () => {
  const below = row('2027-01-01', '2027-01-31', { twinRate: '800', rack: { twinRate: '790.00' } })
  expect(rateIssues([below])).toEqual([{ row: 0, message: 'Rack rate is below the nett rate' }])
  expect(rateIssues([{ ...below, rack: { twinRate: '1000' } }])).toEqual([])
})
