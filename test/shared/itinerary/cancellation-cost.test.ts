import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationPolicy } from '#shared/cancellation/cancellation-policy'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import {
  cancellationOn,
  cancellationPeriods,
  hasCancellationPolicy,
  percentAt,
  withoutPolicy,
} from '#shared/itinerary/cancellation-cost'

const steps = [
  { days: 60, percent: 25 },
  { days: 30, percent: 50 },
  { days: 14, percent: 100 },
]
const at = (day: string) => calendarDate(day)
const stay = {
  type: 'stay',
  startDate: at('2027-06-15'),
  cost: 80_001,
  sell: 100_001,
  cancellation: steps,
}
const later = {
  ...stay,
  startDate: at('2027-06-20'),
  cost: 40_000,
  sell: 50_000,
  cancellation: [{ days: 30, percent: 12.5 }],
}
const trip = { startDate: at('2027-06-15'), sell: 150_001, segments: [stay, later] }

describe('the percent of a policy', () => {
  test('is that of the narrowest step reached, none before the first, and the last one once begun', () => {
    expect([61, 60, 31, 30, 15, 14, 0, -3].map((days) => percentAt(steps, days))).toEqual([
      0, 25, 25, 50, 50, 100, 100, 100,
    ])
    expect(percentAt(steps.toReversed(), 31)).toBe(25)
    expect(percentAt([], 0)).toBe(0)
  })
  test('names each day once', () => {
    expect(cancellationPolicy.safeParse(steps).success).toBe(true)
    expect(cancellationPolicy.safeParse([...steps, { days: 14, percent: 90 }]).success).toBe(false)
    expect(cancellationPolicy.safeParse([{ days: 10, percent: 101 }]).success).toBe(false)
  })
})

describe('cancelling on a day', () => {
  test('costs each stay its own share, rounded once, half away from zero', () => {
    expect(cancellationOn(trip, at('2027-04-01'))).toEqual({ client: 0, suppliers: 0 })
    // 25 % of 1000.01 is 250.0025, of 800.01 is 200.0025
    expect(cancellationOn(trip, at('2027-04-16'))).toEqual({ client: 25_000, suppliers: 20_000 })
    // 50 % of 1000.01 is 500.005; 12.5 % of 500.00 is 62.50
    expect(cancellationOn(trip, at('2027-05-21'))).toEqual({
      client: 50_001 + 6_250,
      suppliers: 40_001 + 5_000,
    })
  })
  test('costs the client what the trip’s own policy says, whatever the suppliers ask', () => {
    const own = { ...trip, cancellation: [{ days: 90, percent: 10 }] }
    expect(cancellationOn(own, at('2027-04-16'))).toEqual({ client: 15_000, suppliers: 20_000 })
    expect(cancellationOn({ ...trip, cancellation: [] }, at('2027-06-14')).client).toBe(0)
  })
  test('counts nothing that travelers arrange themselves, and never more than the trip', () => {
    expect(
      cancellationOn({ ...trip, segments: [{ ...stay, arrangedBy: 'Agent' }] }, at('2027-06-14')),
    ).toEqual({
      client: 0,
      suppliers: 0,
    })
    expect(cancellationOn({ ...trip, sell: 90_000 }, at('2027-06-14')).client).toBe(90_000)
  })
})

describe('the periods', () => {
  test('turn where a step of a stay or the trip is reached', () => {
    expect(
      cancellationPeriods(trip, at('2027-04-01')).map(({ from, client }) => [from, client]),
    ).toEqual([
      ['2027-04-01', 0],
      ['2027-04-16', 25_000],
      ['2027-05-16', 50_001],
      ['2027-05-21', 56_251],
      ['2027-06-01', 106_251],
    ])
  })
  test('say for every day what that day costs', () => {
    const policy = fc.uniqueArray(
      fc.record({ days: fc.nat(120), percent: fc.integer({ min: 0, max: 100 }) }),
      {
        selector: ({ days }) => days,
        maxLength: 5,
      },
    )
    const segment = fc.record({
      after: fc.nat(12),
      sell: fc.nat(500_000),
      cost: fc.nat(400_000),
      policy,
    })
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 5 }),
        fc.option(policy, { nil: undefined }),
        fc.nat(130),
        (parts, own, ahead) => {
          const startDate = at('2027-06-15')
          const one = {
            startDate,
            cancellation: own,
            sell: 300_000,
            segments: parts.map(({ after, policy: cancellation, ...rest }) => ({
              ...rest,
              type: 'stay',
              startDate: addDays(startDate, after),
              cancellation,
            })),
          }
          const day = addDays(startDate, -ahead)
          const periods = cancellationPeriods(one, addDays(startDate, -130))
          const { from: _from, ...period } = periods.findLast(({ from }) => from <= day) ?? {
            from: day,
            client: -1,
            suppliers: -1,
          }
          expect(period).toEqual(cancellationOn(one, day))
        },
      ),
    )
  })
})

test('says whether anything is known, and what is not', () => {
  const unknown = { ...stay, cancellation: undefined }
  expect(hasCancellationPolicy({ segments: [unknown] })).toBe(false)
  expect(hasCancellationPolicy({ segments: [unknown], cancellation: [] })).toBe(true)
  expect(withoutPolicy({ segments: [stay, unknown, { ...unknown, sell: 0 }] })).toEqual([unknown])
})
