import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../functions/runtime/clock'
import { walkSmoke } from '../../../../functions/smoke/jobs/walk-smoke'
import { parametersEndpoint } from '../../../../infra/local/parameters'
import { addDays } from '../../../../shared/dates/calendar-date'
import { listenOnce } from '../../../support/listen-once'

const days = [61, 62, 63].map((ahead) => ({
  date: addDays(systemClock.today(), ahead),
  a: { 'JAO-TWIN': 2 },
  r: { 'JAO-TWIN': 90_000 },
}))
const working: Record<string, unknown> = {
  'GET /login': '<!doctype html>',
  'POST /api/Agents/login': { id: 'token' },
  'GET /api/Camps': [{ supplierCode: 'JAO', campName: 'Jao' }],
  'POST /api/Calendar/bySupplier': { days },
  'POST /api/Agents/logout': {},
}
let answers: Record<string, unknown>
let requests: string[]
const servers: Server[] = []

beforeEach(async () => {
  answers = { ...working }
  requests = []
  const product = createServer((request, response) => {
    const key = `${request.method} ${request.url?.split('?')[0]}`
    requests.push(`${key} ${request.headers.authorization ?? ''}`.trim())
    const answer = answers[key]
    response.statusCode = answer === undefined ? 503 : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? 'away'))
  })
  const agent = JSON.stringify({ email: 'smoke@smoke.invalid', password: 'a password' })
  const secrets = createServer(
    parametersEndpoint(new Map([['/tembea/walked/secrets/smoke-agent', agent]])),
  )
  servers.push(product, secrets)
  vi.stubEnv('STAGE', 'walked')
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', await listenOnce(secrets))
  vi.stubEnv('SSM_ENDPOINT', process.env.AWS_ENDPOINT_URL_SSM ?? '')
  vi.stubEnv('WEB_ADDRESS', await listenOnce(product))
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) server.close()
})

test('the walk opens the page, signs in, searches, reads a calendar and signs out, and stores nothing', async () => {
  expect(await walkSmoke()).toEqual({ steps: 4 })
  expect(requests).toEqual([
    'GET /login',
    'POST /api/Agents/login',
    'GET /api/Camps token',
    'POST /api/Calendar/bySupplier token',
    'POST /api/Agents/logout token',
  ])
})

test.each([
  ['GET /login', 'Opening the page: 503'],
  ['POST /api/Agents/login', 'Signing in: 503'],
  ['GET /api/Camps', 'Searching: 503'],
  ['POST /api/Calendar/bySupplier', 'Reading a calendar: 503'],
])('a walk without an answer to %s fails twice and names the step', async (key, words) => {
  delete answers[key]
  await expect(walkSmoke({ pauseMs: 0 })).rejects.toThrow(words)
  expect(requests.filter((one) => one.startsWith(key))).toHaveLength(2)
})

test('a product where no room can be booked has failed, too', async () => {
  answers['POST /api/Calendar/bySupplier'] = { days: days.map((day) => ({ ...day, a: {} })) }
  await expect(walkSmoke({ pauseMs: 0 })).rejects.toThrow('no camp has a room free')
})

test('a walk that fails once, as during a deployment, is walked again and rings nothing', async () => {
  delete answers['GET /login']
  const walked = walkSmoke({ pauseMs: 300 })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  answers = { ...working }
  expect(await walked).toEqual({ steps: 4 })
})
