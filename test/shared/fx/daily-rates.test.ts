import { describe, expect, test } from 'vitest'
import { judgeDailyRates } from '#shared/fx/daily-rates'

const previous = { USD: 1, ZAR: '16.00', EGP: 30.9, KES: 129 }
const needed = ['USD', 'ZAR', 'KES']

describe('judgeDailyRates', () => {
  test('accepts a day of usual moves, and a currency that is new', () => {
    const next = { USD: 1, ZAR: '16.4401', EGP: 31, KES: 128.5, ZWG: 26.7 }
    expect(judgeDailyRates({ previous, next, needed })).toEqual({ kind: 'accepted' })
  })

  test('accepts a move of exactly 25 percent, up or down', () => {
    expect(judgeDailyRates({ previous, next: { ...previous, ZAR: '20.00' }, needed }).kind).toBe(
      'accepted',
    )
    expect(judgeDailyRates({ previous, next: { ...previous, ZAR: 12 }, needed }).kind).toBe(
      'accepted',
    )
  })

  test.each(['20.0000000001', '11.9999999999'])('refuses a move to %s', (rate) => {
    expect(judgeDailyRates({ previous, next: { ...previous, ZAR: rate }, needed })).toEqual({
      kind: 'refused',
      missing: [],
      moved: [{ currency: 'ZAR', from: '16.00', to: rate }],
    })
  })

  test('refuses a real devaluation until it is forced', () => {
    const next = { ...previous, EGP: 49.4 }
    expect(judgeDailyRates({ previous, next, needed }).kind).toBe('refused')
    expect(judgeDailyRates({ previous, next, needed, force: true })).toEqual({ kind: 'accepted' })
  })

  test('refuses a day without a needed currency, forced or not', () => {
    const next = { USD: 1, ZAR: 0, EGP: 31 }
    const verdict = { kind: 'refused', missing: ['KES', 'ZAR'], moved: [] }
    expect(judgeDailyRates({ previous, next, needed })).toEqual(verdict)
    expect(judgeDailyRates({ previous, next, needed, force: true })).toEqual(verdict)
  })

  test('accepts the first day of all', () => {
    expect(judgeDailyRates({ previous: undefined, next: previous, needed })).toEqual({
      kind: 'accepted',
    })
  })
})
