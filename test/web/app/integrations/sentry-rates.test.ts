// @vitest-environment happy-dom
import { close, flush, getClient, startNewTrace, startSpan } from '@sentry/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sentryReporter } from '../../../../web/app/integrations/sentry'
import { randomFrom } from '../../../support/payment-events'

const errors = { dsn: 'https://key@errors.example/1', environment: 'test', release: 'tembea@test' }

/** How much leaves the page, by kind: spans go many at a time. */
function sent() {
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (_address: unknown, { body }: RequestInit) => {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)
    for (const [, kind = '', , many = '1'] of text.matchAll(
      /^\{"type":"(\w+)"(,"item_count":(\d+))?/gm,
    ))
      counts.set(kind, (counts.get(kind) ?? 0) + Number(many))
    return new Response(null, { status: 200 })
  })
  return (kind: string) => counts.get(kind) ?? 0
}

afterEach(async () => {
  await close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('every error is reported, and 15 of a hundred traces', async () => {
  const count = sent()
  vi.spyOn(Math, 'random').mockImplementation(randomFrom(7))
  const { capture } = sentryReporter(errors, { app: 'client' })
  for (let round = 0; round < 40; round++) {
    capture(`${String(round).padStart(2, '0')}${'0'.repeat(30)}`, new Error(`Failure ${round}`), {})
    for (let trace = 0; trace < 50; trace++)
      startNewTrace(() => startSpan({ name: `page ${trace}` }, () => undefined))
    await flush(2_000)
  }
  expect(count('event')).toBe(40)
  expect(count('span') / 2_000).toBeGreaterThan(0.13)
  expect(count('span') / 2_000).toBeLessThan(0.17)
})

test('one in ten sessions of agents is recorded, those with an error all, and none of clients', async () => {
  sent()
  sentryReporter(errors, { app: 'client' })
  expect(getClient()?.getOptions()).not.toHaveProperty('replaysSessionSampleRate')
  await close()
  sentryReporter(errors, { app: 'agent' })
  expect(getClient()?.getOptions()).toMatchObject({
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
})
