import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { whoAmI } from '../../functions/agents/routes/who-am-i'
import { logAudit } from '../../functions/audit/routes/log-audit'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { auditEntriesIn, auditStore } from '../../functions/data/people/audit-store'
import { masqueradeStore } from '../../functions/data/people/masquerade-store'
import { principalOf } from '../../functions/data/people/people'
import { authenticateBy, sessionStore } from '../../functions/data/people/session-store'
import { visitStore } from '../../functions/data/people/visit-store'
import { endMasquerade } from '../../functions/masquerade/routes/end-masquerade'
import { loginAsUser } from '../../functions/masquerade/routes/login-as-user'
import { generatePayments } from '../../functions/payments/routes/generate-payments'
import { clockAt } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda } from '../support/http-event'

const agencyOf = (id: string, admins: readonly string[]) =>
  agencyRecord.parse({
    id,
    admins,
    agencyCode: id.slice(4).toUpperCase(),
    name: id,
    currency: 'USD',
    model: 'net',
    pricingSettings: {},
    featureFlags: [],
  })
const personOf = (id: string, agencyId: string, named: object = {}) =>
  agentRecord.parse({
    id,
    agencyId,
    email: `${id}@example.com`,
    firstName: id.slice(4),
    lastName: 'X',
    capabilities: [],
    objectives: { passwordSet: true, termsAccepted: true },
    ...named,
  })
const agencies = [agencyOf('agy_marula', ['agt_thabo', 'agt_lead2']), agencyOf('agy_direct', [])]
const people = [
  ...['agt_naledi', 'agt_thabo', 'agt_lead2'].map((id) => personOf(id, 'agy_marula')),
  personOf('agt_gone', 'agy_marula', { archived: true }),
  personOf('agt_invited', 'agy_marula', { objectives: {} }),
  personOf('agt_root', 'agy_direct', { capabilities: ['superadmin'] }),
  personOf('agt_root2', 'agy_direct', { capabilities: ['superadmin'] }),
]
const start = new Date('2026-11-20T06:00:00Z')
const begun = z.object({ id: z.string(), from: z.string(), end: z.number() })
interface Pair {
  readonly own: string
  readonly second?: string | undefined
  readonly from?: string | undefined
}

describe.each(routeEngines)('a masquerade on $name', (engine) => {
  let running: TestTable
  let at: Date
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    at = start
    const items = [
      ...agencies.map(agencyItem),
      ...people.flatMap((person) => agentItems(person, 'hash')),
    ]
    for (const Item of items) await running.table.write([{ Put: { Item } }])
  })

  const later = (ms: number) => {
    at = new Date(start.getTime() + ms)
  }
  async function tokenOf(id: string): Promise<string> {
    const agent = people.find((one) => one.id === id)
    const agency = agencies.find((one) => one.id === agent?.agencyId)
    if (agent === undefined || agency === undefined) throw new Error(id)
    return (
      await sessionStore(running.table).start(principalOf(agent, agency), {
        keep: true,
        now: start,
      })
    ).token
  }
  /**
   * Calls a route as the gateway does, with a token and, while masquerading, the pair of headers.
   */
  function call<R extends Route, D>(
    useCase: UseCase<R, D>,
    { own, second, from }: Pair,
    body?: object,
  ) {
    const { table } = running
    const deps = {
      agencies: agencyStore(table),
      masquerades: masqueradeStore(table),
      audit: auditStore(table),
      visits: visitStore(table),
      agencyOf: async () => 'agy_marula',
      itineraries: { get: async () => ({}) },
      clients: {},
      answers: {},
      clientList: { now: async () => ({ page: () => ({ lines: [] }) }) },
    }
    const lambda = httpLambda(useCase, {
      deps: () => deps as unknown as Omit<D, keyof Basics>,
      clock: clockAt(() => at),
      authenticate: authenticateBy(sessionStore(table)),
    })
    const pair = {
      ...(second !== undefined && { 'x-impersonation-token': second }),
      ...(from !== undefined && { 'x-impersonation-from': from }),
    }
    const { method, path } = useCase.route
    const params = path.includes('{id}') ? { params: { id: 'itn_0000' } } : {}
    return callLambda(lambda, {
      method,
      path,
      body,
      ...params,
      headers: { authorization: own, ...pair },
    })
  }
  async function begin(who: string, userId: string, duration = 3_600_000) {
    const own = await tokenOf(who)
    const { body } = await call(loginAsUser, { own }, { userId, duration })
    const { id, from, end } = begun.parse(body)
    return { own, second: id, from, end }
  }
  const trail = async (agency: string) => {
    const found = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#${agency}#AUDIT#2026-11` },
    })
    return found.flatMap(auditEntriesIn)
  }

  test('makes a superadmin’s calls those of the user, and tells both of them', async () => {
    const pair = await begin('agt_root', 'agt_naledi')
    expect(pair).toMatchObject({ from: 'agt_root', end: Math.floor(start.getTime() / 1000) + 3600 })
    const { status, body } = await call(whoAmI, pair)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userId: 'agt_naledi',
      agency: { id: 'agy_marula' },
      capabilities: { superadmin: false },
      masquerade: { userId: 'agt_root', fullName: 'root X', ends: '2026-11-20T07:00:00.000Z' },
    })
    expect((await call(whoAmI, { own: pair.own })).body).toMatchObject({ userId: 'agt_root' })
    const action = { action: 'agent_accessed_itinerary', itineraryId: 'itn_0000' }
    expect((await call(logAudit, pair, action)).status).toBe(200)
    expect((await call(endMasquerade, pair)).status).toBe(200)
    expect(await call(whoAmI, pair)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.masquerade-ended' } },
    })
    const both = { id: 'agt_naledi', masqueradedBy: 'agt_root', masqueraderName: 'root X' }
    const entries = (await trail('agy_marula')).filter(({ by }) => by.id === 'agt_naledi')
    expect(entries.map(({ action: what, by }) => [what, by])).toEqual(
      expect.arrayContaining(
        ['agent_masquerade_started', 'agent_accessed_itinerary', 'agent_masquerade_ended'].map(
          (what) => [what, expect.objectContaining(both)],
        ),
      ),
    )
  })

  test('ends on the server in the second in which its time is over', async () => {
    const pair = await begin('agt_root', 'agt_naledi', 60_000)
    later(59_999)
    expect((await call(whoAmI, pair)).status).toBe(200)
    later(60_000)
    expect(await call(whoAmI, pair)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.masquerade-ended' } },
    })
    expect((await call(whoAmI, { own: pair.own })).body).toMatchObject({ userId: 'agt_root' })
  })

  test('needs both tokens, of the one who began it', async () => {
    const pair = await begin('agt_root', 'agt_naledi')
    const other = await tokenOf('agt_root2')
    const naledi = await tokenOf('agt_naledi')
    const refused: readonly [Pair, string][] = [
      [{ own: pair.second }, 'auth.required'],
      [{ own: 'garbled', second: pair.second, from: 'agt_root' }, 'auth.required'],
      [{ own: other, second: pair.second, from: 'agt_root' }, 'auth.masquerade-ended'],
      [{ own: other, second: pair.second, from: 'agt_root2' }, 'auth.masquerade-ended'],
      [{ own: pair.own, second: pair.second }, 'auth.masquerade-ended'],
      [{ own: pair.own, from: 'agt_root' }, 'auth.masquerade-ended'],
      [{ own: pair.own, second: `${pair.second}x`, from: 'agt_root' }, 'auth.masquerade-ended'],
      [{ own: pair.own, second: naledi, from: 'agt_root' }, 'auth.masquerade-ended'],
    ]
    for (const [given, code] of refused)
      expect(await call(whoAmI, given)).toMatchObject({ status: 401, body: { error: { code } } })
    await sessionStore(running.table).end(pair.own)
    expect(await call(whoAmI, pair)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.required' } },
    })
  })

  test('begins only down the ladder, with people who are active, and never in another', async () => {
    const [root, thabo, naledi] = await Promise.all(
      ['agt_root', 'agt_thabo', 'agt_naledi'].map(tokenOf),
    )
    const asked = async (own = '', userId = '') =>
      (await call(loginAsUser, { own }, { userId })).status
    expect(await asked(thabo, 'agt_naledi')).toBe(200)
    expect(await asked(thabo, 'agt_lead2')).toBe(403)
    expect(await asked(thabo, 'agt_thabo')).toBe(403)
    expect(await asked(thabo, 'agt_root')).toBe(404)
    expect(await asked(naledi, 'agt_lead2')).toBe(403)
    expect(await asked(root, 'agt_root2')).toBe(403)
    expect(await asked(root, 'agt_gone')).toBe(403)
    expect(await asked(root, 'agt_invited')).toBe(403)
    expect(await asked(root, 'agt_nobody')).toBe(404)
    expect(await asked(root, 'agt_thabo')).toBe(200)
    const masked = await begin('agt_root', 'agt_thabo')
    const again = await call(loginAsUser, masked, { userId: 'agt_naledi' })
    expect(again).toMatchObject({ status: 403, body: { error: { code: 'auth.masquerading' } } })
    for (const duration of [0, 59_999, 4 * 3_600_000 + 1, 1.5, '60000'])
      expect(
        (await call(loginAsUser, { own: root ?? '' }, { userId: 'agt_naledi', duration })).status,
      ).toBe(400)
  })

  test('changes no payment, and ends when whoever began it may not any more, or the user is archived', async () => {
    const pair = await begin('agt_thabo', 'agt_naledi')
    expect(await call(generatePayments, pair, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'auth.masquerading' } },
    })
    await running.table.write([
      { Put: { Item: agencyItem(agencyOf('agy_marula', ['agt_lead2'])) } },
    ])
    later(61_000)
    expect((await call(whoAmI, pair)).status).toBe(401)
    expect((await call(whoAmI, { own: pair.own })).status).toBe(200)
    const other = await begin('agt_root', 'agt_naledi')
    const [item] = agentItems(personOf('agt_naledi', 'agy_marula', { archived: true }), 'hash')
    await running.table.write([{ Put: { Item: item } }])
    later(122_000)
    expect(await call(whoAmI, other)).toMatchObject({
      body: { error: { code: 'auth.masquerade-ended' } },
    })
  })
})
