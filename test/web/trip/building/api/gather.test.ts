import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gather } from '../../../../../web/trip/building/api/lowest-rate-query'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setup(most = 50) {
  const asked: string[][] = []
  const ask = gather(
    async (keys: readonly string[]) => {
      asked.push([...keys])
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]))
    },
    { waitMs: 40, most },
  )
  return { asked, ask }
}

describe('gather', () => {
  test('asks once for everything that comes within the wait', async () => {
    const { asked, ask } = setup()
    const answers = Promise.all([ask('a'), ask('bb'), ask('a'), ask('none')])
    await vi.advanceTimersByTimeAsync(40)
    expect(await answers).toEqual([1, 2, 1, undefined])
    expect(asked).toEqual([['a', 'bb', 'none']])
  })

  test('does not wait when a request is full', async () => {
    const { asked, ask } = setup(2)
    await Promise.all([ask('a'), ask('bb')])
    expect(asked).toEqual([['a', 'bb']])
  })

  test('starts anew after a request was sent', async () => {
    const { asked, ask } = setup(2)
    const answers = Promise.all([ask('a'), ask('bb'), ask('ccc')])
    await vi.advanceTimersByTimeAsync(40)
    expect(await answers).toEqual([1, 2, 3])
    expect(asked).toEqual([['a', 'bb'], ['ccc']])
  })

  test('hands a failure to everyone who was in the request', async () => {
    const ask = gather(async () => Promise.reject(new Error('away')), { waitMs: 1, most: 9 })
    const both = Promise.allSettled([ask('a'), ask('b')])
    await vi.advanceTimersByTimeAsync(1)
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
