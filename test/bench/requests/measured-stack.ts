import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { dynamoClient } from '../../../functions/data/dynamo-client'
import { signedWire } from '../../../functions/data/dynamo-wire'
import { type Table, tableOver } from '../../../functions/data/table-access'
import { demoPassword } from '../../../functions/demo/seed'
import { envNames } from '../../../functions/runtime/env-names'
import { bundleFolder, bundleHandlers } from '../../../infra/bundle/bundle-handlers'
import { startAwsEndpoint } from '../../../infra/local/aws-endpoint'
import { startDatabase } from '../../../infra/local/database'
import { catalogueBucket, tableName } from '../../../infra/local/environment'
import { localCredentials, startS3 } from '../../../infra/local/s3'
import { httpEvent } from '../../support/http-event'
import { type CountedCall, countedEngine } from './counted-engine'
import type { Asked } from './request-cases'

export interface Measured {
  readonly body: unknown
  readonly version: string | undefined
  readonly calls: readonly CountedCall[]
}

export interface MeasuredStack {
  /** Asks a route as naledi@marulajourneys.com, and tells what that took of the table. */
  ask(name: RouteName, asked: Asked & { readonly version?: string | undefined }): Promise<Measured>
  /** Runs something over the same table, and tells what it took. */
  count(run: (table: Table) => Promise<unknown>): Promise<readonly CountedCall[]>
  stop(): Promise<void>
}

const outFolder = resolve('.build/bench-requests')
const publisher = 'catalogue/publish-catalogue'

/** The bundled handlers of some routes over a real engine with the demo data, every call of the table counted. */
export async function measuredStack(names: readonly RouteName[], now: Date): Promise<MeasuredStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tembea-requests-'))
  const files = [...names.map((name) => handlerFileOf(routes[name])), publisher]
  await bundleHandlers({ projectFolder: process.cwd(), handlerFiles: files, outFolder })
  writeFileSync(join(outFolder, 'package.json'), '{}') // CommonJS, as where a function has no package.json above it
  const database = await startDatabase({
    ...{ projectFolder: process.cwd(), dataFolder, now, endpoint: undefined },
    say: () => undefined,
  })
  const [engine, storage, queue] = await Promise.all([
    countedEngine(database.endpoint),
    startS3({ dataFolder: join(dataFolder, 's3'), buckets: [catalogueBucket] }),
    startAwsEndpoint((_, response) => response.end('{}')), // takes every message
  ])
  const queueUrl = `${queue.endpoint}/000000000000/queue`
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    [envNames.tableName]: tableName,
    [envNames.catalogueBucket]: catalogueBucket,
    [envNames.itineraryQueueUrl]: queueUrl,
    [envNames.zapQueueUrl]: queueUrl,
    [envNames.dynamodbEndpoint]: engine.endpoint,
    [envNames.s3Endpoint]: storage.endpoint,
    [envNames.sqsEndpoint]: queue.endpoint,
  })
  const load = createRequire(import.meta.url)
  const handlerOf = (file: string) => load(join(bundleFolder(outFolder, file), 'index.js')).handler
  await quietly(() => handlerOf(publisher)({}))
  let token = ''

  const ask: MeasuredStack['ask'] = async (name, { version, ...asked }) => {
    const route: Route = routes[name]
    const headers = { authorization: `Bearer ${token}`, ...(version === undefined ? {} : { 'if-match': version }) }
    const event = httpEvent({ ...asked, method: route.method, path: route.path, headers })
    engine.take()
    const answer: APIGatewayProxyStructuredResultV2 = await quietly(() => handlerOf(handlerFileOf(route))(event, {}))
    const calls = engine.take()
    if (Number(answer.statusCode) >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`)
    const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
    return { body: isJson ? JSON.parse(answer.body ?? 'null') : undefined, version: etagOf(answer), calls }
  }
  const { body } = await ask('login', { body: { email: 'naledi@marulajourneys.com', password: demoPassword } })
  token = String(Object(body).id)
  const table = tableOver(dynamoClient(signedWire({ endpoint: engine.endpoint })), tableName)
  const count: MeasuredStack['count'] = async (run) => {
    engine.take()
    await run(table)
    return engine.take()
  }
  const stop = async () => {
    await Promise.all([engine.stop(), storage.stop(), queue.stop()])
    await database.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  return { ask, count, stop }
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
