import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from '../../../../infra/local/queues/backoff'

const backoff = { firstMs: 1_000, maxMs: 60_000 }

test('doubles with each delivery until the most', () => {
  const waits = [1, 2, 3, 7, 8, 30].map((count) => backoffMs(backoff, count, 1))
  expect(waits).toEqual([1_000, 2_000, 4_000, 60_000, 60_000, 60_000])
})

test('is spread over the upper half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (count, random) => {
        const full = backoffMs(backoff, count, 1)
        const wait = backoffMs(backoff, count, random)
        expect(wait).toBeGreaterThanOrEqual(full / 2)
        expect(wait).toBeLessThanOrEqual(full)
      },
    ),
  )
})
