import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../web/lib/api/api-error'
import { isPassing, withRetries } from '../../../../web/lib/api/retry'

const failure = (status: number, details?: unknown) =>
  new ApiError({ status, code: 'auth.throttled', message: 'Too many attempts', details })

describe('tries again', () => {
  test.each([
    [503, undefined, true],
    [502, undefined, true],
    [400, undefined, false],
    [429, undefined, false],
    [429, { retryAfterSeconds: 4 }, true],
    [429, { retryAfterSeconds: 600 }, false],
    [429, { retryAfterSeconds: 'soon' }, false],
  ])('%d with %j: %s', (status, details, isWorthIt) => {
    expect(isPassing(failure(status, details))).toBe(isWorthIt)
  })

  test('what the gateway refuses of a burst', () => {
    expect(isPassing(new ApiError({ status: 429, code: 'unknown', message: '' }))).toBe(true)
  })

  test('waits as long as the server asks for, and longer each time otherwise', async () => {
    const waits: number[] = []
    const failures = [failure(503), failure(429, { retryAfterSeconds: 4 }), failure(503)]
    const answer = await withRetries(
      async () => {
        const next = failures.shift()
        if (next !== undefined) throw next
        return 'done'
      },
      {
        retries: 5,
        minWaitMs: 100,
        isWorthIt: isPassing,
        wait: async (ms) => void waits.push(ms),
      },
    )
    expect(answer).toBe('done')
    expect(waits).toEqual([100, 4_000, 400])
  })

  test('never repeats a call that a limit of minutes has refused', async () => {
    let calls = 0
    const work = async () => {
      calls += 1
      throw failure(429, { retryAfterSeconds: 900 })
    }
    const settings = { retries: 5, minWaitMs: 1, isWorthIt: isPassing, wait: async () => undefined }
    await expect(withRetries(work, settings)).rejects.toThrow('Too many attempts')
    expect(calls).toBe(1)
  })
})
