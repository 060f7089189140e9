import { describe, expect, test } from 'vitest'
import { paidProgress } from '../../../../../web/features/trips/model/paid-progress'
import { signedPercent } from '../../../../../web/features/trips/model/trip-words'

describe('the progress of payment', () => {
  test('has shares of the sell, the deposit as a notch, and whole percent', () => {
    expect(paidProgress({ sell: 54_280_40, paid: 29_114_20, deposit: 29_114_20 })).toEqual({
      paid: 29_114_20 / 54_280_40,
      deposit: 29_114_20 / 54_280_40,
      percent: 53,
    })
  })

  test('says 100 only when nothing is left to pay', () => {
    expect(paidProgress({ sell: 100_000_00, paid: 99_999_99 })?.percent).toBe(99)
    expect(paidProgress({ sell: 100_000_00, paid: 100_000_00 })?.percent).toBe(100)
  })

  test('never leaves its rail', () => {
    expect(paidProgress({ sell: 100, paid: 150, deposit: 120 })).toEqual({
      paid: 1,
      deposit: 1,
      percent: 150,
    })
  })

  test('there is none while nothing was asked for and nothing came in', () => {
    expect(paidProgress({ sell: 100, paid: 0 })).toBeUndefined()
    expect(paidProgress({ sell: 0, paid: 0, dueDate: '2026-11-20' })).toBeUndefined()
    expect(paidProgress({ sell: 100, paid: 0, dueDate: '2026-11-20' })).toMatchObject({
      paid: 0,
      percent: 0,
    })
  })
})

test('a margin below zero has a minus, and one of nothing has none', () => {
  expect(signedPercent(174_00, 1000_00)).toBe('17.4%')
  expect(signedPercent(-30_00, 1000_00)).toBe('−3.0%')
  expect(signedPercent(-1, 1000_00)).toBe('0.0%')
})
