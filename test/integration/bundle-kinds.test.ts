import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { addDays } from '#shared/dates/calendar-date'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { libraryFolder } from '#shared/media/picture-url'
import { newPaymentLink } from '../../functions/data/payments/payment-links'
import { documentClient } from '../../functions/data/table/document-client'
import { tableOver } from '../../functions/data/table/table-access'
import { systemClock } from '../../functions/runtime/clock'
import { bundleFolder } from '../../infra/bundle/bundle-handlers'
import { everyFunction, failureReporter } from '../../infra/config/functions'
import { environmentOf } from '../../infra/config/reach'
import { localCredentials, startAwsEndpoint } from '../../infra/local/aws-endpoint'
import { sealKeyIn } from '../../infra/local/data-folder'
import { startDatabase } from '../../infra/local/database'
import { demoPassword } from '../../infra/local/demo/people'
import { localReachable, mediaBucket, tableArn, tableName } from '../../infra/local/environment'
import { type JudgeRecord, judgeBy } from '../../infra/local/judge/judge'
import { parametersEndpoint, takeSecrets } from '../../infra/local/parameters'
import { startS3 } from '../../infra/local/s3'
import { scheduledEvent } from '../../infra/local/scheduled-event'
import { sqsRecord, waitingQueues } from '../bench/requests/waiting-queues'
import { type BundleCaller, startBundleCaller } from '../support/bundle-caller'
import { httpEvent, type TestRequest } from '../support/http-event'
import { startJudgedDynamoDb } from '../support/judged-dynamodb'
import { layBundles } from '../support/lay-bundles'
import { sentryDouble } from '../support/sentry-double'

const project = join(import.meta.dirname, '../..')
const edgeKey = 'edge-key-of-a-test'
const names = [
  ...(['login', 'getItinerary', 'downloadItinerary', 'getArt', 'showPicture', 'getQuote'] as const),
  ...(['receivePaymentWebhook', 'showPayPage', 'getCamps'] as const),
]
const jobs = ['publishCatalogue', 'itineraryWorker']
const specs = [...everyFunction(), failureReporter].filter(
  ({ name }) => [...names, ...jobs].includes(name) || name === failureReporter.name,
)
let record: JudgeRecord
const stops: (() => unknown)[] = []
let caller: BundleCaller
let call: (functionName: string, event: unknown) => Promise<unknown>
let queues: Awaited<ReturnType<typeof waitingQueues>>
let table: ReturnType<typeof tableOver>
let sentry: Awaited<ReturnType<typeof sentryDouble>>
let token = ''

beforeAll(async () => {
  vi.stubEnv('PAYMENT_PROVIDER', 'stripe')
  const folder = mkdtempSync(join(tmpdir(), 'tembea-kinds-'))
  const bundles = join(folder, 'bundles')
  await layBundles(
    specs.map(({ handlerFile }) => handlerFile),
    bundles,
  )
  record = judgeBy(localReachable()) // now: what a role may read follows from the provider
  const { judge } = record
  const secrets = takeSecrets('/tembea/local/secrets', { STRIPE_WEBHOOK_SECRET: 'whsec_1' })
  const database = await startDatabase({
    projectFolder: project,
    dataFolder: folder,
    now: new Date(),
    endpoint: undefined,
    say: () => undefined,
  })
  const storage = await startS3({ dataFolder: join(folder, 's3'), buckets: [mediaBucket], judge })
  await putPhoto(storage.endpoint)
  const judged = await startJudgedDynamoDb({ engine: database.endpoint, judge, arnOf: tableArn })
  const ssm = await startAwsEndpoint(parametersEndpoint(secrets, judge))
  queues = await waitingQueues()
  sentry = await sentryDouble()
  caller = await startBundleCaller()
  const client = documentClient({
    endpoint: database.endpoint,
    credentials: localCredentials,
  })
  table = tableOver(client, tableName)
  const reachable = localReachable({
    dynamodb: judged.endpoint,
    s3: storage.endpoint,
    sqs: queues.endpoint,
    ssm: ssm.endpoint,
    ses: ssm.endpoint,
    urlOf: queues.urlOf,
    localSealKey: sealKeyIn(folder),
    webAddress: 'http://localhost:8080',
    edgeKey,
  })
  call = (functionName, event) => {
    const spec = specs.find(({ name }) => name === functionName)
    if (spec === undefined) throw new Error(`${functionName} is not bundled here`)
    return caller.call({
      functionName,
      file: join(bundleFolder(bundles, spec.handlerFile), 'index.js'),
      event,
      environment: {
        ...environmentOf(spec.touches, reachable),
        ...(spec === failureReporter && { SENTRY_DSN: sentry.dsn }),
        AWS_REGION: 'us-east-1',
        AWS_LAMBDA_FUNCTION_VERSION: '1',
        AWS_LAMBDA_FUNCTION_NAME: functionName,
        AWS_ACCESS_KEY_ID: functionName,
        AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      },
    })
  }
  const ends = [judged, ssm, queues, sentry, storage, database]
  stops.push(caller.stop, () => client.destroy(), ...ends.map(({ stop }) => stop))
  stops.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  await call('publishCatalogue', scheduledEvent('publishCatalogue', Date.now()))
  const answer = await ask('login', {
    body: { email: 'naledi@marulajourneys.com', password: demoPassword },
  })
  token = String(JSON.parse(answer.body ?? '{}').id)
}, 300_000)
afterAll(async () => {
  for (const stop of stops) await stop()
  vi.unstubAllEnvs()
})

const photo = 'med_photo1'
/** Puts a photo of the library into the storage. */
async function putPhoto(endpoint: string): Promise<void> {
  const shape = { width: 800, height: 500, channels: 3, background: '#7a5c3e' } as const
  const s3 = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  await s3.send(
    new PutObjectCommand({
      Bucket: mediaBucket,
      Key: `${libraryFolder}${photo}`,
      Body: await sharp({ create: shape }).jpeg().toBuffer(),
    }),
  )
  s3.destroy()
}

/** Calls a route with the event of API Gateway. */
async function ask(
  name: RouteName,
  { headers, ...request }: TestRequest,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { method, path }: Route = routes[name]
  const sent = { authorization: `Bearer ${token}`, 'x-tembea-edge': edgeKey, ...headers }
  const event = httpEvent({ ...request, method, path, headers: sent })
  return Object(await call(name, event))
}

const hartley = { id: 'itn_hartleyfamily' }
const bytesOf = ({ body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2) =>
  Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8')

test('they run in the Node of Lambda’s runtime', () => {
  expect(Number(caller.version.split('.')[0])).toBeGreaterThanOrEqual(24)
})

test('JSON: a trip, and the catalogue that the job has published', async () => {
  const trip = await ask('getItinerary', { params: hartley })
  expect(trip).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(trip.body ?? '')).toMatchObject({ id: 'itn_hartleyfamily' })
  const camps = await ask('getCamps', { query: { filter: '{"limit":2}' } })
  expect(JSON.parse(camps.body ?? '')).toHaveLength(2)
})

test('PDF: a trip on paper leads to where it has been put', async () => {
  const answer = await ask('downloadItinerary', { params: hartley })
  expect(answer.statusCode).toBe(303)
  const paper = await fetch(String(answer.headers?.location))
  expect(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
})

test('picture: a drawing, and one that is made by the native package', async () => {
  const params = { biome: 'delta', seed: 'ZULU' }
  const drawing = await ask('getArt', { params })
  expect(drawing).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  })
  const picture = await ask('showPicture', {
    params: { id: photo },
    query: { width: '320' },
    headers: { accept: 'image/webp' },
  })
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
  expect(await sharp(bytesOf(picture)).metadata()).toMatchObject({ format: 'webp', width: 320 })
})

test('webhook: a signed message is received, a forged one is refused', async () => {
  const at = Math.floor(Date.now() / 1000)
  const event = { id: 'evt_1', type: 'customer.created', created: at, data: { object: {} } }
  const rawBody = JSON.stringify({ object: 'event', ...event })
  const signature = createHmac('sha256', 'whsec_1').update(`${at}.${rawBody}`).digest('hex')
  const send = (v1: string) =>
    ask('receivePaymentWebhook', {
      params: { provider: 'stripe' },
      headers: { 'stripe-signature': `t=${at},v1=${v1}`, 'content-type': 'application/json' },
      rawBody,
    })
  expect(await send(signature)).toMatchObject({ statusCode: 200, body: '{"received":true}' })
  expect((await send('0'.repeat(64))).body).toContain('payment.forged')
})

test('queue worker: what a request for a quote sends is worked on', async () => {
  const body = { itineraryId: hartley.id }
  expect(await ask('getQuote', { body })).toMatchObject({ statusCode: 200 })
  const Records = queues.take('itinerary').map((text) => sqsRecord(text))
  expect(Records).toHaveLength(1)
  expect(await call('itineraryWorker', { Records })).toEqual({ batchItemFailures: [] })
  const trip = await ask('getItinerary', { params: hartley })
  expect(JSON.parse(trip.body ?? '')).toMatchObject({ state: 'quote' })
})

test('page to pay: the page of a link, in HTML', async () => {
  const today = systemClock.today()
  const { token: link, write } = newPaymentLink({
    agencyId: agencyIdSchema.parse('agy_marula'),
    itineraryId: itineraryIdSchema.parse(hartley.id),
    paymentId: paymentIdSchema.parse('pay_deposit'),
    clientId: clientIdSchema.parse('cli_eleanor'),
    dueDate: addDays(today, 7),
    today,
  })
  await table.write([write.write])
  const page = await ask('showPayPage', { params: { token: link } })
  expect(page).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
  expect(bytesOf(page).toString()).toContain('Marula Journeys')
})

test('stream: a batch of log lines is reported', async () => {
  const message = JSON.stringify({ message: 'request.failed', cause: 'Error: broken' })
  const logged = { logGroup: 'a-route', logEvents: [{ id: '1', timestamp: 1, message }] }
  const data = gzipSync(JSON.stringify(logged)).toString('base64')
  await call(failureReporter.name, { awslogs: { data } })
  expect(sentry.payloads('event')).toHaveLength(1)
})

test('no role was asked for anything that it does not allow', () => {
  expect(record.denied()).toEqual([])
  expect(record.used().length).toBeGreaterThan(20)
})
