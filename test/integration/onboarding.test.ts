import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { termsVersion } from '#shared/access/terms-of-service'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { objectiveStore } from '../../functions/data/people/objective-store'
import { makeDeps } from '../../functions/data/table/makers'
import { tripListMakers } from '../../functions/itineraries/view/trip-list'
import { getObjectives } from '../../functions/onboarding/routes/get-objectives'
import { patchObjectives } from '../../functions/onboarding/routes/patch-objectives'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const agency = {
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_naledi'],
}
const person = (id: string) =>
  agentRecord.parse({
    id,
    agencyId: 'agy_marula',
    email: `${id}@marula.example`,
    firstName: 'Naledi',
    lastName: 'Mokoena',
    capabilities: [],
    objectives: { passwordSet: true },
  })

describe.each(routeEngines)('the first steps of a user, on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(() =>
    put([agencyItem(agencyRecord.parse(agency)), ...agentItems(person('agt_naledi'), 'hash')]),
  )

  const put = (items: readonly object[]) =>
    running.table.write(items.map((Item) => ({ Put: { Item: { ...Item } } }) as never))
  const calls = (named: Parameters<typeof anAgent>[0] = { isAgencyAdmin: true }) => {
    const { table } = running
    const deps = {
      agencies: agencyStore(table),
      people: agentStore(table),
      objectives: objectiveStore(table),
      ...makeDeps(tripListMakers, table),
    }
    const as = { principal: anAgent(named) }
    return {
      get: () => callAs(getObjectives, deps, as)({}),
      patch: (body: object) => callAs(patchObjectives, deps, as)({ body }),
    }
  }
  const trail = async () => {
    const items = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: {
        ':pk': `AGENCY#agy_marula#AUDIT#${testNow.toISOString().slice(0, 7)}`,
      },
    })
    return items.map(({ action, details }) => ({ action, details }))
  }

  test('are four for a lead agent and two for others, each done when it is', async () => {
    const { get, patch } = calls()
    expect((await get()).body).toEqual([
      { name: 'customizeAgency', isDone: false },
      { name: 'inviteTeammates', isDone: false },
      { name: 'viewClients', isDone: false },
      { name: 'buildItinerary', isDone: false },
    ])
    expect((await calls({}).get()).body).toMatchObject([
      { name: 'viewClients' },
      { name: 'buildItinerary' },
    ])
    await put([
      agencyItem(agencyRecord.parse({ ...agency, theme: { primaryColour: '#123456' } })),
      ...agentItems(person('agt_thabo'), ''),
    ])
    await patch({ viewClients: true })
    expect((await get()).body).toEqual([
      { name: 'customizeAgency', isDone: true },
      { name: 'inviteTeammates', isDone: true },
      { name: 'viewClients', isDone: true },
      { name: 'buildItinerary', isDone: false },
    ])
  })

  test('keep the others’ keys, and nothing is written twice', async () => {
    const { patch } = calls()
    expect((await patch({ welcomeMessageSeen: true })).body).toEqual({
      passwordSet: true,
      welcomeMessageSeen: true,
    })
    const before = (await trail()).length
    expect((await patch({ welcomeMessageSeen: true })).status).toBe(200)
    expect((await trail()).length).toBe(before)
  })

  test('begin with the terms in force; another version is refused by name', async () => {
    const { patch } = calls()
    const refused = await patch({ termsAccepted: '2020-01-01' })
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused.body)).toContain('body.termsAccepted')
    expect((await patch({ termsAccepted: termsVersion })).body).toMatchObject({
      termsAccepted: true,
    })
    const stored = agencyStore(running.table)
    expect(await stored.agent('agy_marula' as never, 'agt_naledi' as never)).toMatchObject({
      acceptedTerms: termsVersion,
      objectives: { passwordSet: true, termsAccepted: true },
    })
    expect(await stored.agency('agy_marula' as never)).toMatchObject({
      objectives: { termsAccepted: true },
    })
    expect(await trail()).toContainEqual({
      action: 'agent_accepted_terms',
      details: { termsAccepted: true, version: termsVersion },
    })
  })
})
