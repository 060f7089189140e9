import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { createApiKey } from '../../functions/api-keys/routes/create-api-key'
import { listApiKeys } from '../../functions/api-keys/routes/list-api-keys'
import { revokeApiKey } from '../../functions/api-keys/routes/revoke-api-key'
import { logAudit } from '../../functions/audit/routes/log-audit'
import { listClients } from '../../functions/clients/routes/list-clients'
import { clientLines } from '../../functions/data/lists/client-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { apiKeyStore, keyCallsAMinute } from '../../functions/data/people/api-key-store'
import { auditEntriesIn, auditStore } from '../../functions/data/people/audit-store'
import { crossAgencies } from '../../functions/data/people/cross-agencies'
import { authenticateBy, sessionStore } from '../../functions/data/people/session-store'
import { clockAt } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda, type TestRequest } from '../support/http-event'

const start = new Date('2026-11-20T06:00:00Z')
const dayMs = 86_400_000
const made = z.object({ key: z.string(), apiKey: z.looseObject({ id: z.string() }) })
const wanted = {
  agencyId: 'agy_marula',
  name: 'Booking engine',
  kind: 'partner',
  scopes: ['clients:read', 'audit:write'],
}

describe.each(routeEngines)('API keys on $name', (engine) => {
  let running: TestTable
  let at: Date
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    at = start
    await setAgency({})
    const root = {
      id: 'agt_root',
      agencyId: 'agy_direct',
      email: 'root@example.com',
      capabilities: ['superadmin'],
    }
    const person = agentRecord.parse({ ...root, firstName: 'Samuel', lastName: 'Okoro' })
    for (const Item of agentItems(person, 'hash')) await running.table.write([{ Put: { Item } }])
  })

  const setAgency = (named: object) => {
    const agency = {
      id: 'agy_marula',
      agencyCode: 'MAR001',
      name: 'Marula Journeys',
      admins: [],
      currency: 'USD',
    }
    const record = agencyRecord.parse({
      ...agency,
      model: 'net',
      pricingSettings: {},
      featureFlags: [],
      ...named,
    })
    return running.table.write([{ Put: { Item: agencyItem(record) } }])
  }
  const deps = () => ({ keys: apiKeyStore(running.table), agencies: agencyStore(running.table) })
  const root = anAgent({
    agencyId: 'agy_direct' as never,
    agentId: 'agt_root' as never,
    capabilities: ['superadmin'],
  })
  const as = { principal: root, now: () => at }
  const create = (body: object = {}) =>
    callAs(createApiKey, deps(), as)({ body: { ...wanted, ...body } })
  const list = async () => (await callAs(listApiKeys, deps(), as)()).body
  const revoke = (id: string) => callAs(revokeApiKey, deps(), as)({ params: { id } })
  const newKey = async (body?: object) => made.parse((await create(body)).body)

  /** Calls a route with a key, through the product's own authentication and crossing. */
  function withKey<R extends Route, D>(
    useCase: UseCase<R, D>,
    key: string,
    request: TestRequest = {},
  ) {
    const { table } = running
    const own = {
      clientList: listReader(table, clientLines),
      tripList: {},
      audit: auditStore(table),
      answers: {},
      itineraries: { get: async () => ({}) },
      clients: { get: async () => ({}) },
    }
    const lambda = httpLambda(useCase, {
      deps: () => own as unknown as Omit<D, keyof Basics>,
      clock: clockAt(() => at),
      authenticate: authenticateBy(sessionStore(table), apiKeyStore(table)),
      cross: (...asked) => crossAgencies(table)(...asked),
    })
    const { method, path } = useCase.route
    return callLambda(lambda, {
      method,
      path,
      ...request,
      headers: { authorization: key, ...request.headers },
    })
  }

  test('are told once, kept as a hash, listed with their last use, and audited', async () => {
    const { key, apiKey } = await newKey({ days: 30 })
    expect(key).toMatch(/^tmb_[\w-]{43}$/)
    at = new Date(start.getTime() + 5_000)
    expect((await withKey(listClients, key)).status).toBe(200)
    expect(await list()).toMatchObject([
      {
        id: apiKey.id,
        agencyName: 'Marula Journeys',
        createdBy: 'Samuel Okoro',
        hint: key.slice(-4),
        expiresAt: '2026-12-20T06:00:00.000Z',
        lastUsedAt: '2026-11-20T06:00:05.000Z',
      },
    ])
    expect(JSON.stringify(await list())).not.toContain(key)
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb')
    const { Items } = await running.client.send(new ScanCommand({ TableName: running.tableName }))
    expect(JSON.stringify(Items)).not.toContain(key)
    await revoke(apiKey.id)
    await revoke(apiKey.id)
    const trail = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    const ofKey = trail
      .flatMap(auditEntriesIn)
      .filter(({ details }) => Object(details).key === apiKey.id)
    expect(ofKey.map(({ action, by }) => `${action} ${by.id}`)).toEqual([
      'agent_created_api_key agt_root',
      'agent_revoked_api_key agt_root',
    ])
  })

  test('reach what their scopes name, in their own agency', async () => {
    const { key } = await newKey()
    expect((await withKey(listClients, key)).status).toBe(200)
    expect((await withKey(listClients, `Bearer ${key}`)).status).toBe(200)
    expect((await withKey(listClients, key, { query: { agencyId: 'agy_other' } })).status).toBe(404)
    expect((await withKey(createApiKey, key, { body: wanted })).status).toBe(403)
    const { key: other } = await newKey({ scopes: ['itineraries:read'] })
    expect((await withKey(listClients, other)).status).toBe(403)
  })

  test('see camps by the flags that their agency has now', async () => {
    const { key } = await newKey({ scopes: ['catalogue:read'] })
    const flagsSeen = async () => {
      const found = await apiKeyStore(running.table).find(key, at)
      return found?.flags
    }
    expect(await flagsSeen()).toEqual([])
    await setAgency({ featureFlags: ['showRestOfWorld'] })
    expect(await flagsSeen()).toEqual(['showRestOfWorld'])
  })

  test('log any action of the audit trail as partner or system', async () => {
    for (const kind of ['partner', 'system']) {
      const { key, apiKey } = await newKey({ kind })
      const answer = await withKey(logAudit, key, {
        body: { action: 'system_status_change_itinerary', itineraryId: 'itn_0000' },
      })
      expect(answer.status).toBe(200)
      const found = await running.table.all({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
      })
      const { id } = z.object({ id: z.string() }).parse(answer.body)
      expect(found.flatMap(auditEntriesIn).find((entry) => entry.id === id)).toMatchObject({
        by: { kind, id: apiKey.id, name: 'Booking engine' },
        agencyId: 'agy_marula',
      })
    }
  })

  test('end when they are revoked, expire, or their agency is archived', async () => {
    const { key, apiKey } = await newKey({ days: 1 })
    at = new Date(start.getTime() + dayMs - 1)
    expect((await withKey(listClients, key)).status).toBe(200)
    at = new Date(start.getTime() + dayMs)
    expect(await withKey(listClients, key)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.expired' } },
    })
    at = start
    await setAgency({ archived: true })
    expect((await withKey(listClients, key)).status).toBe(401)
    await setAgency({})
    expect((await revoke(apiKey.id)).body).toMatchObject({ revokedAt: start.toISOString() })
    expect(await withKey(listClients, key)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.required' } },
    })
    expect((await revoke('key_nobodys')).status).toBe(404)
  })

  test.each(['tmb_', 'tmb_garbled', 'tmb_%00', `tmb_${'x'.repeat(43)}`])(
    'are nobody’s as %s',
    async (key) => {
      expect((await withKey(listClients, key)).status).toBe(401)
    },
  )

  test('call so often in a minute and no oftener, whatever calls at once', async () => {
    const { key } = await newKey()
    for (let calls = 0; calls < keyCallsAMinute; calls += 20)
      await Promise.all(Array.from({ length: 20 }, () => apiKeyStore(running.table).find(key, at)))
    expect(await withKey(listClients, key)).toMatchObject({
      status: 429,
      body: { error: { details: { retryAfterSeconds: 60 } } },
    })
    at = new Date(start.getTime() + 60_000)
    expect((await withKey(listClients, key)).status).toBe(200)
  }, 60_000)

  test.each([
    [{ agencyId: 'agy_nobodys' }, 'body.agencyId'],
    [{ name: '' }, 'body.name'],
    [{ scopes: [] }, 'body.scopes'],
    [{ scopes: ['payments:write'] }, 'body.scopes.0'],
    [{ days: 0 }, 'body.days'],
    [{ kind: 'agent' }, 'body.kind'],
  ])('refuse %j by name', async (body, field) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field }] } } },
    })
  })
})
