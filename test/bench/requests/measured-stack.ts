import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { APIGatewayProxyStructuredResultV2, SQSBatchResponse } from 'aws-lambda'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { documentClient } from '../../../functions/data/table/document-client'
import { type Table, tableOver } from '../../../functions/data/table/table-access'
import { envNames } from '../../../functions/runtime/env-names'
import { bundleFolder, bundleHandlers } from '../../../infra/bundle/bundle-handlers'
import { localCredentials } from '../../../infra/local/aws-endpoint'
import { startDatabase } from '../../../infra/local/database'
import { demoPassword } from '../../../infra/local/demo/people'
import { tableName } from '../../../infra/local/environment'
import { httpEvent } from '../../support/http-event'
import { type CountedCall, countedEngine } from './counted-engine'
import type { Asked } from './request-cases'
import { sqsRecord, waitingQueues } from './waiting-queues'

export interface Measured {
  readonly body: unknown
  readonly version: string | undefined
  readonly calls: readonly CountedCall[]
}

export interface MeasuredStack {
  /** Asks a route as naledi@marulajourneys.com, and tells what that took of the table. */
  ask(name: RouteName, asked: Asked & { readonly version?: string | undefined }): Promise<Measured>
  /** Delivers what waits in a queue to its worker, and tells what that took. */
  work(name: keyof typeof workers): Promise<readonly CountedCall[]>
  /** Takes what waits in a queue. */
  messages(name: keyof typeof workers): unknown[]
  /** The same table. */
  readonly table: Table
  /** Runs something over it, and tells what it took. */
  count(run: (table: Table) => Promise<unknown>): Promise<readonly CountedCall[]>
  stop(): Promise<void>
}

interface MeasuredOptions {
  readonly now: Date
  /** Handlers reach the engine directly, and nothing is counted: for measuring time. */
  readonly isCounted?: boolean
  /** Adds to the demo data before the catalogue is published. */
  readonly prepare?: (table: Table) => Promise<void>
}

const publisher = 'catalogue/jobs/publish-catalogue'
const workers = {
  itinerary: 'itineraries/jobs/itinerary-worker',
  payment: 'payments/jobs/payment-worker',
} as const

/**
 * The bundled handlers of some routes and the workers over a real engine with the demo data, every
 * call of the table counted.
 */
export async function measuredStack(
  names: readonly RouteName[],
  { now, isCounted = true, prepare }: MeasuredOptions,
): Promise<MeasuredStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tembea-requests-'))
  const outFolder = resolve('.build', basename(dataFolder)) // its own: what is loaded stays loaded, with its addresses
  const files = [
    ...names.map((name) => handlerFileOf(routes[name])),
    publisher,
    ...Object.values(workers),
  ]
  await bundleHandlers({ projectFolder: process.cwd(), handlerFiles: files, outFolder })
  writeFileSync(join(outFolder, 'package.json'), '{}') // CommonJS, as where a function has no package.json above it
  const database = await startDatabase({
    projectFolder: process.cwd(),
    dataFolder,
    now,
    endpoint: undefined,
    say: () => undefined,
  })
  const [engine, queues] = await Promise.all([countedEngine(database.endpoint), waitingQueues()])
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    [envNames.tableName]: tableName,
    [envNames.itineraryQueueUrl]: queues.urlOf('itinerary'),
    [envNames.paymentQueueUrl]: queues.urlOf('payment'),
    [envNames.zapQueueUrl]: queues.urlOf('zap'),
    [envNames.mailQueueUrl]: queues.urlOf('mail'),
    [envNames.importQueueUrl]: queues.urlOf('import'),
    [envNames.dynamodbEndpoint]: isCounted ? engine.endpoint : database.endpoint,
    [envNames.sqsEndpoint]: queues.endpoint,
  })
  const load = createRequire(import.meta.url)
  const handlerOf = (file: string) => load(join(bundleFolder(outFolder, file), 'index.js')).handler
  const table = tableOver(documentClient({ endpoint: engine.endpoint }), tableName)
  await prepare?.(table)
  await quietly(() => handlerOf(publisher)({}))
  let token = ''

  const ask: MeasuredStack['ask'] = async (name, { version, headers: more, ...asked }) => {
    const route: Route = routes[name]
    const ifMatch = version === undefined ? {} : { 'if-match': version }
    const headers = {
      ...(route.who === 'public' ? {} : { authorization: `Bearer ${token}` }),
      ...ifMatch,
      ...more,
    }
    const event = httpEvent({ ...asked, method: route.method, path: route.path, headers })
    engine.take()
    const answer: APIGatewayProxyStructuredResultV2 = await quietly(() =>
      handlerOf(handlerFileOf(route))(event, {}),
    )
    const calls = engine.take()
    if (Number(answer.statusCode) >= 400)
      throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`)
    const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
    return {
      body: isJson ? JSON.parse(answer.body ?? 'null') : undefined,
      version: etagOf(answer),
      calls,
    }
  }
  const { body } = await ask('login', {
    body: { email: 'naledi@marulajourneys.com', password: demoPassword },
  })
  token = String(Object(body).id)
  const count: MeasuredStack['count'] = async (run) => {
    engine.take()
    await run(table)
    return engine.take()
  }
  const work: MeasuredStack['work'] = async (name) => {
    const Records = queues.take(name).map((body) => sqsRecord(body))
    engine.take()
    const answer: SQSBatchResponse = await quietly(() => handlerOf(workers[name])({ Records }, {}))
    if (answer.batchItemFailures.length > 0)
      throw new Error(`a message of the queue ${name} failed`)
    return engine.take()
  }
  const messages: MeasuredStack['messages'] = (name) =>
    queues.take(name).map((body) => JSON.parse(body))
  const stop = async () => {
    await Promise.all([engine.stop(), queues.stop()])
    await database.stop()
    for (const folder of [dataFolder, outFolder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { ask, work, messages, table, count, stop }
}

const etagOf = ({ headers }: APIGatewayProxyStructuredResultV2): string | undefined =>
  headers?.etag === undefined ? undefined : String(headers.etag)

/** Runs something whose log lines would stand between the figures. */
async function quietly<Value>(run: () => Promise<Value>): Promise<Value> {
  const write = process.stdout.write
  process.stdout.write = () => true
  try {
    return await run()
  } finally {
    process.stdout.write = write
  }
}
