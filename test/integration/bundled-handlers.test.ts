import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { hashPassword } from '../../functions/agents/password'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { exchangeItem } from '../../functions/data/rates/exchange-records'
import { bundleFolder, bundleHandlers } from '../../infra/bundle/bundle-handlers'
import {
  type AwsEndpoint,
  localCredentials,
  startAwsEndpoint,
} from '../../infra/local/aws-endpoint'
import { demoPeople, peopleItems } from '../../infra/local/demo/people'
import { parametersEndpoint, takeSecrets } from '../../infra/local/parameters'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda, type TestRequest } from '../support/http-event'
import { places, someCamps } from '../support/published'
import { someRates } from '../support/rates-of-the-day'
import { type Relay, throttlingRelay } from '../support/throttling-relay'
import { tripBody } from '../support/trip-world'

const called = [
  ...([
    'login',
    'whoAmI',
    'createItinerary',
    'getItinerary',
    'patchItinerary',
    'getCamps',
    'logout',
  ] as const),
  'receivePaymentWebhook' as const,
]
const publisher = 'catalogue/jobs/publish-catalogue'
const password = 'kgalagadi-2027'

const project = join(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-bundled-'))
  const handlerFiles = [...called.map((name) => handlerFileOf(routes[name])), publisher]
  await bundleHandlers({ projectFolder: project, handlerFiles, outFolder: folder })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(routeEngines)('handlers as they are shipped, on $name', (engine) => {
  let there: TestTable
  let relay: Relay
  let ssm: AwsEndpoint
  let token = ''
  beforeAll(async () => {
    quietProcess()
    there = await startTestTable(engine)
    relay = await throttlingRelay(there.endpoint)
    ssm = await startAwsEndpoint(
      parametersEndpoint(takeSecrets('/tembea/test/secrets', { STRIPE_WEBHOOK_SECRET: 'whsec_1' })),
    )
    for (const [name, value] of Object.entries({
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      AWS_SESSION_TOKEN: undefined,
      ZAP_QUEUE_URL: 'http://localhost:1/zap', // nobody listens: the hook may lose what it hears
      MAIL_QUEUE_URL: 'http://localhost:1/mail', // nor here: who signs in waits for no mail
      TABLE_NAME: there.tableName,
      DYNAMODB_ENDPOINT: relay.endpoint,
      PAYMENT_PROVIDER: 'stripe',
      STAGE: 'test',
      SSM_ENDPOINT: ssm.endpoint,
    })) {
      vi.stubEnv(name, value)
    }
    const people = demoPeople(new Date())
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      exchangeItem(someRates()),
      ...peopleItems(people, await hashPassword(password)),
    ]
    for (let at = 0; at < items.length; at += 50) {
      await there.table.write(items.slice(at, at + 50).map((Item) => ({ Put: { Item } })))
    }
    forgetLoaded()
    await handlerOf(publisher)({}, {})
  }, 60_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await Promise.all([there.stop(), relay.stop(), ssm.stop()])
  })

  beforeEach(() => void quietProcess())

  const call = (name: (typeof called)[number], request: TestRequest = {}) => {
    const { method, path }: Route = routes[name]
    const headers = { authorization: `Bearer ${token}`, ...request.headers }
    return callLambda(handlerOf(handlerFileOf(routes[name])), { method, path, ...request, headers })
  }

  test('sign somebody in, and nobody with a wrong password', async () => {
    const email = 'naledi@marulajourneys.com'
    expect(await call('login', { body: { email, password: 'wrong' } })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.bad-credentials' } },
    })
    const { status, body } = await call('login', { body: { email, password } })
    expect(status).toBe(200)
    token = String(Object(body).id)
    expect(await call('whoAmI')).toMatchObject({
      status: 200,
      body: { fullName: 'Naledi Mokoena' },
    })
  })

  test('search the published catalogue', async () => {
    const { status, body, headers } = await call('getCamps', { query: { filter: '{"limit":2}' } })
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(headers['x-total-count']).toBe('5')
  })

  test('name the field that is wrong', async () => {
    const answer = await call('createItinerary', { body: tripBody({ startDate: '2027-02-31' }) })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field: 'body.startDate' }] } } },
    })
  })

  test('store an itinerary, change it once, and refuse a change of a stale version with the present one', async () => {
    const created = await call('createItinerary', { body: tripBody() })
    expect(created).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    const params = { id: String(Object(created.body).id) }
    const patch = (name: string) =>
      call('patchItinerary', { params, body: { name }, headers: { 'if-match': '"1"' } })
    expect(await patch('First')).toMatchObject({ status: 200, body: { name: 'First', version: 2 } })
    expect(await patch('Second')).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'record.changed',
          details: { actualVersion: 2, current: { name: 'First' } },
        },
      },
    })
    expect(await call('getItinerary', { params })).toMatchObject({
      status: 200,
      body: { name: 'First' },
    })
  })

  test('pass although the table throttles', async () => {
    relay.throttle(2)
    expect(await call('whoAmI')).toMatchObject({ status: 200 })
  })

  // Ten seconds of the SDK's own patience, the same whichever engine is behind the relay.
  test.runIf(engine.name === 'dynoxide')(
    'say that the table is busy when it does not stop throttling',
    async () => {
      relay.throttle(1_000)
      expect(await call('whoAmI')).toMatchObject({
        status: 503,
        body: { error: { code: 'service.busy' } },
      })
      relay.throttle(0)
    },
  )

  test('read Stripe’s package in to judge a message of Stripe', async () => {
    const headers = { 'stripe-signature': 't=1,v1=0' }
    const answer = await call('receivePaymentWebhook', {
      params: { provider: 'stripe' },
      headers,
      body: {},
    })
    expect(answer).toMatchObject({ body: { error: { code: 'payment.forged' } } })
  })

  test('forget a session at its end', async () => {
    expect(await call('logout')).toMatchObject({ status: 200 })
    expect(await call('whoAmI')).toMatchObject({ status: 401 })
  })
})

/**
 * Changing a trip takes pricing, its history and the queue's client; a payment, all that may follow
 * from it.
 */
const largeKilobytes: Partial<Record<RouteName, number>> = {
  createItinerary: 425,
  patchItinerary: 465,
  receivePaymentWebhook: 445,
}

test.each(called)(
  '%s is small, and carries no credentials but the environment’s',
  (name: RouteName) => {
    const file = join(bundleFolder(folder, handlerFileOf(routes[name])), 'index.js')
    expect(statSync(file).size).toBeLessThan((largeKilobytes[name] ?? 400) * 1024)
    expect(readFileSync(file, 'utf8')).not.toMatch(/AssumeRole|SSOClient/)
  },
)

/** Their log goes where a process writes. */
const quietProcess = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

const load = createRequire(import.meta.url)
const handlerOf = (file: string) => load(join(bundleFolder(folder, file), 'index.js')).handler

/** Handlers keep their table from the first call on: each engine's are loaded anew. */
function forgetLoaded(): void {
  for (const path of Object.keys(load.cache)) if (path.startsWith(folder)) delete load.cache[path]
}
