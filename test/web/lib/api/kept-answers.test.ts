// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../web/lib/api/api-error'
import { isOffline, keepAnswer, keptAnswer } from '../../../../web/lib/api/kept-answers'
import { dropToken, keepToken } from '../../../../web/lib/session/token'

const stored = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  keys: async () => [...stored.keys()],
  clear: async () => stored.clear(),
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
}))

const request = (url: string, body?: string) => ({
  url,
  init: { method: 'POST', ...(body && { body }) },
})
const reply = (answer: unknown) => ({ answer, version: 3, cursor: undefined })

beforeEach(() => {
  vi.stubGlobal('indexedDB', {})
  keepToken('token-of-naledi')
})
afterEach(() => {
  dropToken()
  stored.clear()
})

test('what was read comes back for the same request only, with its version', async () => {
  keepAnswer(request('/api/Calendar/bySupplier', '{"supplierCode":"JAO"}'), reply({ days: [] }))
  await vi.waitFor(() => expect(stored.size).toBe(1))
  expect(await keptAnswer(request('/api/Calendar/bySupplier', '{"supplierCode":"JAO"}'))).toEqual(
    reply({ days: [] }),
  )
  expect(
    await keptAnswer(request('/api/Calendar/bySupplier', '{"supplierCode":"MOMBO"}')),
  ).toBeUndefined()
})

test('nothing is kept of files, and nothing is told to whoever is not signed in', async () => {
  keepAnswer(request('/file'), reply(new Blob(['pdf'])))
  keepAnswer(request('/api/Camps'), reply([]))
  await vi.waitFor(() => expect(stored.size).toBe(1))
  dropToken()
  expect(await keptAnswer(request('/api/Camps'))).toBeUndefined()
})

test('a server that is starting is no lost connection', () => {
  const failure = { code: 'web.unreachable', message: 'We can’t reach Tembea.' }
  expect([
    isOffline(new ApiError({ ...failure, status: 0 })),
    isOffline(new ApiError({ ...failure, status: 503 })),
  ]).toEqual([true, false])
})
