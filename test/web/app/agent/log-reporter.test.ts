import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logReporter } from '../../../../web/app/agent/use-session-loader'
import { setReporter } from '../../../../web/lib/errors/report'
import { fakeServer } from '../../lib/api/support'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'TOKEN=abc' })
})

afterEach(() => {
  setReporter(undefined)
  vi.unstubAllGlobals()
})

const messageIn = (init: RequestInit | undefined) => JSON.parse(String(init?.body)).message

test('a failure goes into the server’s log, with its event and its place', () => {
  const requests = fakeServer({ status: 200, body: { logged: true } })
  logReporter(() => '/itinerary-builder').capture('7f3a91c2', new TypeError('x is undefined'), {
    code: 'unknown',
  })
  expect(requests[0]?.url).toBe('/api/Info/logMessage')
  expect(messageIn(requests[0]?.init)).toBe(
    'web.failure 7f3a91c2 at /itinerary-builder: TypeError: x is undefined {"code":"unknown"}',
  )
})

test('a report that fails makes no further report', async () => {
  const requests = fakeServer({ status: 500 })
  setReporter(logReporter(() => '/'))
  logReporter(() => '/').capture('7f3a91c2', new Error('boom'), {})
  await expect.poll(() => requests).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests).toHaveLength(1)
})

test('a page that fails for ever is told of twenty times, each in 2 000 characters', () => {
  const requests = fakeServer({ status: 200, body: { logged: true } })
  const { capture } = logReporter(() => '/')
  for (let time = 0; time < 50; time += 1) capture('7f3a91c2', new Error('x'.repeat(5_000)), {})
  expect(requests).toHaveLength(20)
  expect(messageIn(requests[0]?.init)).toHaveLength(2_000)
})
