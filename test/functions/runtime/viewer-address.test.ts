import { afterEach, expect, test, vi } from 'vitest'
import { agentsRoutes } from '#shared/api/agents'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { useCase } from '../../../functions/runtime/use-case'
import { callLambda } from '../../support/http-event'

afterEach(() => vi.unstubAllEnvs())

const key = { 'x-tembea-edge': 'edge-1' }

async function seenOf(headers: Record<string, string>, edgeKey: string) {
  vi.stubEnv('EDGE_KEY', edgeKey)
  const seen: string[] = []
  const { answer: _answer, ...route } = agentsRoutes.logout
  const open = { ...route, who: 'public', touches: [], answer: agentsRoutes.logout.answer } as const
  const lambda = httpLambda(
    useCase(open, async ({ sourceIp }) => {
      seen.push(sourceIp)
      return { status: 'signed out' as const }
    }),
    {},
  )
  const { status } = await callLambda(lambda, {
    method: 'POST',
    path: '/api/Agents/logout',
    headers,
  })
  return { status, seen: seen.join() }
}
const addressSeen = async (headers: Record<string, string>, edgeKey = 'edge-1') =>
  (await seenOf(headers, edgeKey)).seen

test('who calls is the viewer that the edge saw, not the edge', async () => {
  expect(await addressSeen({ ...key, 'x-forwarded-for': '203.0.113.9, 130.176.0.1' })).toBe(
    '203.0.113.9',
  )
})

test('what a caller writes into the header is not believed', async () => {
  expect(
    await addressSeen({ ...key, 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 130.176.0.1' }),
  ).toBe('203.0.113.9')
})

test('without an edge it is whom the gateway saw', async () => {
  expect(await addressSeen({}, '')).toBe('192.0.2.7')
  expect(await addressSeen({ 'x-forwarded-for': '203.0.113.9' }, '')).toBe('192.0.2.7')
})

test.each([
  {},
  { 'x-tembea-edge': 'guessed' },
  { 'x-tembea-edge': '' },
  { 'x-tembea-edge': 'edge-2,edge-1' },
])('whoever gets past the edge is refused: %o', async (headers) => {
  const made = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', ...headers }
  expect(await seenOf(made, 'edge-2,edge-1')).toEqual({ status: 403, seen: '' })
})

test('while the key changes, the edge may prove itself by the old one and the new one', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9, 130.176.0.1' }
  expect(await addressSeen({ ...from, 'x-tembea-edge': 'edge-1' }, 'edge-2,edge-1')).toBe(
    '203.0.113.9',
  )
  expect(await addressSeen({ ...from, 'x-tembea-edge': 'edge-2' }, 'edge-2,edge-1')).toBe(
    '203.0.113.9',
  )
})
