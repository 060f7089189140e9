import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handOverMakers } from '../../functions/agency-people/hand-over'
import { goOnHandingOver } from '../../functions/agency-people/jobs/go-on-handing-over'
import { getAgent } from '../../functions/agency-people/routes/get-agent'
import { handOver } from '../../functions/agency-people/routes/hand-over'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { handOverStore } from '../../functions/data/people/hand-over-store'
import { sessionStore } from '../../functions/data/people/session-store'
import type { Mail } from '../../functions/mail/mailer'
import { anAgent, callAs } from '../support/call-as'
import { dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import {
  agencyStoreOfTests,
  marula,
  tripBody,
  tripOf,
  tripWorld,
  type World,
} from '../support/trip-world'

const lead = anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true })
const client = (at: number) => ({
  firstName: `Ada${at}`,
  lastName: 'Moremi',
  email: `ada${at}@example.com`,
  contact: { phone: '', address: '' },
})

describe.each(routeEngines)('handing over, on $name', (engine) => {
  let there: TestTable
  let world: World
  const mails: Mail[] = []
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = tripWorld(tableStores(there.table))
    const agency = await agencyStoreOfTests.agency(marula)
    const ids = ['agt_naledi', 'agt_kagiso', 'agt_thabo'] as const
    const agents = await Promise.all(ids.map((id) => agencyStoreOfTests.agent(marula, id as never)))
    if (agency === undefined) throw new Error('No agency')
    const items = [
      agencyItem(agency),
      ...agents.flatMap((agent) => (agent === undefined ? [] : agentItems(agent, 'x'))),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    for (let at = 0; at < 30; at++) {
      const { body } = await world.call('naledi', 'POST /api/Clients', { body: client(at) })
      if (at >= 3) continue
      const clientId = (body as { id: string }).id
      await world.call('naledi', 'POST /api/Itineraries', { body: tripBody({ clientId }) })
    }
    await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() })
  }, 60_000)
  afterAll(() => there.stop())

  const depsOver = (table = there.table) => ({
    agencies: agencyStore(table),
    handOvers: handOverStore(table),
    people: agentStore(table),
    clients: handOverMakers.clients(table),
    itineraries: handOverMakers.itineraries(table),
    clientList: handOverMakers.clientList(table),
    tripList: handOverMakers.tripList(table),
    sessions: sessionStore(table),
    webAddress: 'https://tembea.example',
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
  })
  const as = { principal: lead, now: () => world.now() }
  const give = (body: object, id = 'agt_naledi', table = there.table) =>
    callAs(handOver, depsOver(table), as)({ params: { id }, body })
  const read = async (id: string) =>
    (await callAs(getAgent, depsOver(), as)({ params: { id } })).body
  const jobDeps = (table = there.table) => {
    const { clock, makeId } = world.deps
    return { ...depsOver(table), clock, makeId }
  }

  test('refuses who is no active colleague, and is for lead agents alone', async () => {
    for (const to of [['agt_naledi'], ['agt_imani'], ['agt_nobody']])
      expect(await give({ to })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: 'body.to.0' }] } } },
      })
    expect(await give({ to: [] })).toMatchObject({ status: 400 })
    expect(await give({ to: ['agt_kagiso'], agencyId: 'agy_other' })).toMatchObject({ status: 400 })
    expect((await give({ to: ['agt_kagiso'] }, 'agt_imani')).status).toBe(404)
    expect(
      (await callAs(handOver, depsOver(), {})({ params: { id: 'agt_naledi' }, body: { to: [] } }))
        .status,
    ).toBe(403)
  })

  test('gives everything to colleagues in equal numbers, though the process dies again and again', async () => {
    expect(await read('agt_naledi')).toMatchObject({
      clients: 30,
      trips: 4,
      openTrips: 4,
      status: 'invited',
    })
    const begun = await give({ to: ['agt_kagiso', 'agt_thabo'], archives: true })
    expect(begun).toMatchObject({ status: 200, body: { isDone: false, clients: 25, trips: 0 } })
    expect(await read('agt_naledi')).toMatchObject({
      clients: 5,
      status: 'archived',
      handOver: { isDone: false },
    })
    for (const call of [3, 16, 21, 30]) {
      const dying = dyingProcess({ call, when: 'after' })
      await goOnHandingOver(jobDeps(dying.table(there.table))).catch(() => undefined)
    }
    await goOnHandingOver(jobDeps())
    expect(await read('agt_naledi')).toMatchObject({
      clients: 0,
      trips: 0,
      handOver: { isDone: true },
    })
    const [kagiso, thabo] = (await Promise.all(['agt_kagiso', 'agt_thabo'].map(read))) as {
      clients: number
      trips: number
    }[]
    expect((kagiso?.clients ?? 0) + (thabo?.clients ?? 0)).toBe(30)
    expect((kagiso?.trips ?? 0) + (thabo?.trips ?? 0)).toBe(4)
    expect(Math.abs((kagiso?.clients ?? 0) - (thabo?.clients ?? 0))).toBeLessThanOrEqual(4)
    expect(mails.map(({ to }) => to).sort()).toEqual(['kagiso@example.com', 'thabo@example.com'])
    expect(mails[0]?.subject).toMatch(
      /^Naledi Mokoena handed over \d+ clients and \d+ trips? to you$/,
    )
  })

  test('moves a trip with its client, under its new agent’s name, each in the audit trail once', async () => {
    const list = await handOverMakers.tripList(there.table).now(marula)
    const clients = handOverMakers.clients(there.table)
    for (const { id, clientId, agentId, agentName } of list.page({ where: { kind: 'and', of: [] } })
      .lines) {
      expect(['Kagiso Molefe', 'Thabo Dlamini']).toContain(agentName)
      if (clientId !== undefined)
        expect((await clients.get(marula, clientId))?.agentId).toBe(agentId)
      const trip = tripOf(
        await world.call('thabo', 'GET /api/Itineraries/{id}', { params: { id } }),
      )
      expect(trip.agentId).toBe(agentId)
    }
    const items = await there.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#${marula}#AUDIT#2026-11` },
    })
    const entries = items
      .flatMap(auditEntriesIn)
      .filter(({ action }) => action === 'agent_assigned_agent')
    expect(new Set(entries.map(({ clientId }) => clientId)).size).toBe(30)
    expect(entries.filter(({ clientId, itineraryId }) => clientId && !itineraryId)).toHaveLength(30)
    expect(entries[0]).toMatchObject({ by: { id: 'agt_thabo' }, details: { from: 'agt_naledi' } })
  })

  test('asked again when nothing is left does nothing', async () => {
    expect(await give({ to: ['agt_kagiso'] })).toMatchObject({
      body: { isDone: true, clients: 0, trips: 0 },
    })
    expect(mails).toHaveLength(2)
  })
})
