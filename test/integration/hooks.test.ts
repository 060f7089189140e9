import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { agencyIdSchema } from '#shared/ids/ids'
import { deliverZap } from '../../functions/audit/jobs/zap-worker'
import { getHookSettings } from '../../functions/audit/routes/get-hook-settings'
import { listHookDeliveries } from '../../functions/audit/routes/list-hook-deliveries'
import { removeHookSettings } from '../../functions/audit/routes/remove-hook-settings'
import { replayHookDeliveries } from '../../functions/audit/routes/replay-hook-deliveries'
import { saveHookSettings } from '../../functions/audit/routes/save-hook-settings'
import { testHook } from '../../functions/audit/routes/test-hook'
import { clientReads } from '../../functions/data/clients/client-reads'
import { agencyHookStore } from '../../functions/data/config/agency-hook-store'
import { hookDeliveries } from '../../functions/data/config/hook-deliveries'
import { auditStore } from '../../functions/data/people/audit-store'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { clockAt } from '../../functions/runtime/clock'
import { type OutwardRequest, outwardRequest } from '../../functions/runtime/outward-request'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { listenOnce } from '../support/listen-once'
import { quietLog } from '../support/store-kinds'
import { agencyStoreOfTests } from '../support/trip-world'

const agencyId = agencyIdSchema.parse('agy_marula')
const as = { principal: anAgent({ isAgencyAdmin: true }) }
const start = new Date('2026-11-20T06:00:00Z')

describe.each(routeEngines)('the hook console on $name', (engine) => {
  let running: TestTable
  let got: { body: string; signature: string; key: string }[]
  let answer = 204
  let url = ''
  const hook = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { 'x-tembea-signature': signature, 'idempotency-key': key } = request.headers
    got.push({
      body: String(Buffer.concat(chunks)),
      signature: String(signature),
      key: String(key),
    })
    response.writeHead(answer).end()
  })
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
    url = await listenOnce(hook)
  }, 60_000)
  afterAll(async () => {
    hook.close()
    await running.stop()
  })
  beforeEach(() => {
    got = []
    answer = 204
  })

  const event = (id: string, minute = 0) => ({
    id,
    zap: 'quoteCreated' as const,
    agencyId,
    payload: { client: { id: 'cli_x', name: 'Eleanor' } },
    at: new Date(start.getTime() + minute * 60_000).toISOString(),
  })
  const deliver = (message: object, receives?: number) =>
    deliverZap(
      message,
      {
        targets: async () => [{ name: 'installation', url, secret: async () => 'shh' }],
        queue: { send: async () => Promise.reject(new Error('one hook needs no messages')) },
        webAddress: 'https://app.example',
        clock: clockAt(() => start),
        send: (request) => outwardRequest({ ...request, allowLocal: true }),
        clients: clientReads(running.table),
        deliveries: hookDeliveries(running.table),
      },
      receives,
    )
  const deps = () => ({
    deliveries: hookDeliveries(running.table),
    audit: auditStore(running.table),
  })
  const list = async (query: Record<string, string> = {}) =>
    (await callAs(listHookDeliveries, deps(), as)({ query })).body as {
      id: string
      at?: string
      target?: string
      state: string
      tries: object[]
    }[]

  test('shows what was delivered and what was given up, which goes again with its first id and signed anew', async () => {
    await deliver(event('req_ok'))
    answer = 500
    for (const receives of [1, 2, 3, 4])
      await expect(deliver(event('req_bad', 1), receives)).rejects.toThrow('500')
    expect(await list()).toMatchObject([{ id: 'req_bad', state: 'retrying' }, { id: 'req_ok' }])
    expect(await list({ state: 'failed' })).toEqual([])
    await expect(deliver(event('req_bad', 1), 5)).rejects.toThrow('500')
    const failed = await list({ state: 'failed' })
    expect(failed).toMatchObject([{ id: 'req_bad', state: 'failed' }])
    expect(failed[0]?.tries).toHaveLength(5)

    const sent: object[] = []
    const queue = { send: async (message: object) => void sent.push(message) }
    const replay = callAs(replayHookDeliveries, { ...deps(), queue }, as)
    const { at } = event('req_bad', 1)
    const replayed = await replay({ body: { deliveries: [{ id: 'req_bad', at }] } })
    expect(replayed).toMatchObject({ status: 200, body: { count: 1 } })
    answer = 200
    for (const message of sent) await deliver(message)
    expect(await list({ state: 'failed' })).toEqual([])
    const [now] = await list()
    expect(now).toMatchObject({ id: 'req_bad', state: 'delivered' })
    expect(now?.tries).toHaveLength(6)
    const last = got.at(-1)
    const [t = '', v1] = (last?.signature ?? '')
      .split(',')
      .map((part) => part.slice(part.indexOf('=') + 1))
    expect(v1).toBe(createHmac('sha256', 'shh').update(`${t}.${last?.body}`).digest('hex'))
    expect(last?.key).toBe('req_bad')
  })

  test('1 §7: sends a delivery once when the request names it twice', async () => {
    const once = event('req_twice', 2)
    await deliver(once)
    const sent: object[] = []
    const queue = { send: async (message: object) => void sent.push(message) }
    const named = { id: once.id, at: once.at }
    const replayed = await callAs(
      replayHookDeliveries,
      { ...deps(), queue },
      as,
    )({ body: { deliveries: [named, named] } })
    expect(replayed).toMatchObject({ status: 200, body: { count: 1 } })
    expect(sent).toMatchObject([{ id: 'req_twice' }])
  })

  test('1 §7: an agency has its own address and secret, a test, and deliveries of its own', async () => {
    const key = randomBytes(32).toString('base64')
    const sealing = sealingBy(localDataKeys(key))
    const hooks = agencyHookStore(running.table)
    const own = {
      ...deps(),
      hooks,
      agencies: agencyStoreOfTests,
      sealing,
    }
    vi.stubEnv('ALLOW_LOCAL_ADDRESSES', 'true')
    const save = callAs(saveHookSettings, own, as)
    const first = Object((await save({ body: { url } })).body)
    expect(first).toMatchObject({ settings: { url, updatedBy: 'Naledi Mokoena' } })
    expect(first.secret).toMatch(/^whs_.{43}$/)
    expect(JSON.stringify(await hooks.hook(agencyId))).not.toContain(first.secret)
    expect(Object((await save({ body: { url } })).body).secret).toBeUndefined()
    const renewed = Object((await save({ body: { url, renewSecret: true } })).body).secret
    expect(renewed).not.toBe(first.secret)

    const send = (request: OutwardRequest) => outwardRequest({ ...request, allowLocal: true })
    const clients = clientReads(running.table)
    const tested = { ...own, clients, send, sealing: () => sealing }
    const test = callAs(testHook, tested, as)
    expect(await test({ body: {} })).toMatchObject({ status: 200, body: { status: 204 } })
    const [t = '', v1] = (got.at(-1)?.signature ?? '')
      .split(',')
      .map((part) => part.slice(part.indexOf('=') + 1))
    expect(v1).toBe(
      createHmac('sha256', renewed)
        .update(`${t}.${got.at(-1)?.body}`)
        .digest('hex'),
    )
    answer = 500
    expect((await test({ body: {} })).body).toMatchObject({
      status: 500,
      failure: 'The hook answered 500',
    })
    const failed = await list({ state: 'failed' })
    expect(failed[0]).toMatchObject({ zap: 'test', target: 'agency' })
    const sent: object[] = []
    const queue = { send: async (message: object) => void sent.push(message) }
    const { id, at, target } = failed[0] ?? {}
    const replay = callAs(replayHookDeliveries, { ...deps(), queue }, as)
    expect(await replay({ body: { deliveries: [{ id, at }] } })).toMatchObject({ status: 404 })
    expect(await replay({ body: { deliveries: [{ id, at, target }] } })).toMatchObject({
      body: { count: 1 },
    })
    expect(sent).toMatchObject([{ id, target: 'agency' }])

    vi.unstubAllEnvs()
    const refused = await save({ body: { url: 'http://hooks.example.com' } })
    expect(refused).toMatchObject({ status: 400 })
    const inside = await save({ body: { url: 'https://10.0.0.7/x' } })
    expect(inside).toMatchObject({ status: 400 })
    const remove = callAs(removeHookSettings, own, as)
    expect((await remove()).body).toEqual({ url: null })
    expect((await callAs(getHookSettings, own, as)()).body).toEqual({ url: null })
    expect(await test({ body: {} })).toMatchObject({ status: 409 })
  })

  test('sends again nothing that is not the agency’s', async () => {
    const queue = { send: async () => Promise.reject(new Error('nothing to send')) }
    const body = { deliveries: [{ id: 'req_none', at: start.toISOString() }] }
    expect(await callAs(replayHookDeliveries, { ...deps(), queue }, as)({ body })).toMatchObject({
      status: 404,
    })
  })

  test('goes on page by page', async () => {
    for (let at = 0; at < 60; at++)
      await hookDeliveries(running.table).note(
        { ...event(`req_${at}`, 100 + at), target: 'installation' },
        { at: start.toISOString(), tookMs: 1, status: 200 },
        'delivered',
      )
    const first = await callAs(listHookDeliveries, deps(), as)()
    expect(first.body).toHaveLength(50)
    const rest = await list({ cursor: String(first.headers['x-next-cursor']) })
    expect(rest.slice(0, 10).map(({ id }) => id)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((at) => `req_${at}`),
    )
  })
})
