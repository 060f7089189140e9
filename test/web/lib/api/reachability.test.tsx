import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReachable, useServerReachable } from '../../../../web/lib/api/reachability'
import { fakeServer } from './support'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  noteReachable(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const Word = () => (useServerReachable() ? 'there' : 'away')
const word = () => renderToStaticMarkup(<Word />)

test('the server is taken to be there', () => {
  expect(word()).toBe('there')
})

test('while it is away it is asked again, ever more rarely, until it answers', async () => {
  const requests = fakeServer(
    'unreachable',
    'unreachable',
    { status: 503 },
    { status: 200, body: {} },
  )
  noteReachable(false)
  expect(word()).toBe('away')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(word()).toBe('away')
  await vi.advanceTimersByTimeAsync(16_000)
  expect(requests).toHaveLength(4)
  expect(word()).toBe('there')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requests).toHaveLength(4)
})

test('a call that gets through ends the asking', async () => {
  const requests = fakeServer('unreachable')
  noteReachable(false)
  noteReachable(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(0)
})
