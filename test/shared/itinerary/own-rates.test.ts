import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  ownRate,
  ownRates,
  tripRates,
  withOwnRates,
  withTripRates,
} from '#shared/itinerary/own-rates'

const day = calendarDate
const rands = {
  currency: 'ZAR',
  rate: '18.25',
  date: day('2026-11-03'),
  reason: 'Bought forward at FNB',
}
const rates = { ZAR: '16.4401', BWP: '13.6708' }

describe('an agency’s own rates', () => {
  test('stand in place of the day’s for trips that start in their period', () => {
    const forward = { ...rands, from: day('2027-04-01'), until: day('2027-06-30') }
    const on = (startDate: string) =>
      withOwnRates(rates, { ownRates: [forward], startDate: day(startDate) })
    for (const startDate of ['2027-04-01', '2027-06-30'])
      expect(on(startDate)).toEqual({
        spotRates: { ZAR: '18.25', BWP: '13.6708' },
        ownRates: [rands],
      })
    for (const startDate of ['2027-03-31', '2027-07-01'])
      expect(on(startDate)).toEqual({ spotRates: rates, ownRates: undefined })
  })

  test('are for every trip without a period, and none without any', () => {
    const startDate = day('2027-06-15')
    expect(withOwnRates(rates, { ownRates: [rands], startDate }).spotRates.ZAR).toBe('18.25')
    expect(withOwnRates(rates, { startDate })).toEqual({ spotRates: rates, ownRates: undefined })
  })

  test.each([
    ['no rate', { rate: '0' }],
    ['a word', { rate: 'eighteen' }],
    ['dollars, which are what rates are for', { currency: 'USD' }],
    ['no reason', { reason: ' ' }],
    ['no date', { date: '' }],
  ])('are refused with %s', (_, named) => {
    expect(ownRate.safeParse({ ...rands, ...named }).success).toBe(false)
    expect(ownRate.safeParse(rands).success).toBe(true)
  })

  test('are one a currency', () => {
    expect(ownRates.safeParse([rands, { ...rands, rate: '19' }]).error?.issues[0]?.path).toEqual([
      1,
      'currency',
    ])
  })
})

describe('a trip’s own rates', () => {
  const own = { ...rands, rate: '19', reason: 'Bought for the Hartleys' }
  const startDate = day('2027-06-15')

  test('count before its agency’s, which counts for the other currencies', () => {
    const pula = { ...rands, currency: 'BWP', rate: '14' }
    expect(withOwnRates(rates, { ownRates: [rands, pula], tripRates: [own], startDate })).toEqual({
      spotRates: { ZAR: '19', BWP: '14' },
      ownRates: [own, pula],
    })
  })

  test('count at once, and leave no rate behind when they are taken away', () => {
    const before = { spotRates: rates, ownRates: [rands] }
    const owning = withTripRates(before, [own])
    expect(owning).toEqual({
      spotRates: { BWP: '13.6708', ZAR: '19' },
      ownRates: [own],
      tripRates: [own],
    })
    expect(withTripRates(owning, [own])).toEqual(owning)
    expect(withTripRates(owning, [])).toEqual({
      spotRates: { BWP: '13.6708' },
      ownRates: undefined,
      tripRates: undefined,
    })
  })

  test('have no period: they are for the trip', () => {
    expect(tripRates.safeParse([own]).success).toBe(true)
    expect(tripRates.safeParse([{ ...own, from: '2027-04-01' }]).success).toBe(false)
    expect(tripRates.safeParse([own, own]).success).toBe(false)
  })
})
