import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askAgainAt, isUnsettled } from '#shared/payments/ask-again'
import type { Charge } from '#shared/payments/charge'
import { minute, started } from '../../support/payment-events'

const charge = (said: Partial<Charge>): Charge => ({ ...started(0), ...said })
const back = (state: 'wanted' | 'pending' | 'succeeded' | 'failed') =>
  charge({ state: 'paid', refund: { state, at: minute(30), amount: 1 } })

describe('a charge that may still move', () => {
  test.each([
    ['an open page', charge({}), true],
    ['money under way', charge({ state: 'authorized' }), true],
    ['a declined card, on a page that takes another', charge({ state: 'failed' }), true],
    ['a page that is closed', charge({ state: 'closed' }), false],
    ['money that is in', charge({ state: 'paid' }), false],
    ['a refund that nobody was told of', back('wanted'), false],
    ['a refund on its way', back('pending'), true],
    ['a refund that arrived', back('succeeded'), false],
    ['a refund that failed', back('failed'), false],
    ['a wire', charge({ provider: 'wire' }), false],
  ])('%s: %#', (_what, one, due) => {
    expect(isUnsettled(one)).toBe(due)
    expect(askAgainAt([one]) !== undefined).toBe(due)
  })

  test('is asked about a quarter of an hour after the last that is known of any', () => {
    expect(
      askAgainAt([charge({ stateAt: minute(5) }), back('pending'), charge({ stateAt: minute(9) })]),
    ).toBe(minute(45))
  })

  test('that failed is asked about until a day after its page has ended', () => {
    const failed = charge({ state: 'failed', expiresAt: minute(60) })
    expect(askAgainAt([failed])).toBe(minute(15))
    expect(askAgainAt([failed], { asked: 1, since: new Date(minute(24 * 60 + 60)) })).toBe(
      minute(24 * 60 + 90),
    )
    expect(
      askAgainAt([failed], { asked: 2, since: new Date(minute(24 * 60 + 61)) }),
    ).toBeUndefined()
  })

  test('that has not failed is asked about however long ago its page ended', () => {
    const [open, since] = [charge({ expiresAt: minute(60) }), new Date(minute(10 * 24 * 60))]
    expect(askAgainAt([open], { since })).toBe(minute(10 * 24 * 60 + 15))
    expect(askAgainAt([charge({ state: 'failed' })], { since })).toBe(minute(10 * 24 * 60 + 15))
  })

  test('is asked about at times ever further apart, never more than a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (asked, since) => {
          const waits = [asked, asked + 1].map(
            (times) =>
              Date.parse(askAgainAt([charge({})], { asked: times, since }) ?? '') - since.getTime(),
          )
          const [first = 0, second = 0] = waits
          expect(first).toBeGreaterThanOrEqual(15 * 60_000)
          expect(second).toBe(Math.min(24 * 3_600_000, 2 * first))
        },
      ),
    )
  })
})
