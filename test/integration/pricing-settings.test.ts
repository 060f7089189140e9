import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { openQuotes } from '../../functions/agencies/open-quotes'
import { getPricingImpact } from '../../functions/agencies/routes/get-pricing-impact'
import { patchPricing } from '../../functions/agencies/routes/patch-pricing'
import { agencyChanges } from '../../functions/data/people/agency-changes'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { anAgent, callAs } from '../support/call-as'
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
const settings = (land: number, air: number, named: object = {}) => ({
  model: 'net',
  pricingSettings: { landRate: land, airRate: air, depositRate: 40, dmcRate: 5 },
  fees: { credit: 3, ach: 1, foreignSellMarkup: 2 },
  ...named,
})

describe.each(routeEngines)('pricing settings, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = tripWorld(tableStores(there.table), { agencies: agencyStore(there.table) })
    const agency = await agencyStoreOfTests.agency(marula)
    const agents = await Promise.all(
      (['agt_naledi', 'agt_thabo'] as const).map((id) =>
        agencyStoreOfTests.agent(marula, id as never),
      ),
    )
    if (agency === undefined) throw new Error('No agency')
    const items = [
      agencyItem(agency),
      ...agents.flatMap((agent) => (agent === undefined ? [] : agentItems(agent, 'x'))),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
  }, 60_000)
  afterAll(() => there.stop())

  const deps = () => ({
    agencies: agencyStore(there.table),
    changes: agencyChanges(there.table),
    quotes: openQuotes(there.table),
  })
  const as = { principal: lead, now: () => world.now() }
  const impact = async (wanted: object) => {
    const answer = await callAs(
      getPricingImpact,
      deps(),
      as,
    )({ params: { id: marula }, body: { settings: wanted } })
    expect(answer.status).toBe(200)
    return answer.body as { total: number; priced: number; locked: number; changes: Change[] }
  }
  const save = (body: object) => callAs(patchPricing, deps(), as)({ params: { id: marula }, body })
  interface Change {
    readonly id: string
    readonly before: object
    readonly after: { readonly sell: number; readonly margin: number }
    readonly fallsBelowLimit: boolean
  }
  const quoted = async (named: Record<string, unknown> = {}) => {
    const { id } = tripOf(
      await world.call('naledi', 'POST /api/Itineraries', { body: tripBody(named) }),
    )
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.work()
    return id
  }
  const read = async (id: string): Promise<ItineraryAnswer> =>
    tripOf(await world.call('thabo', 'GET /api/Itineraries/{id}', { params: { id } }))

  test('do to open quotes what was said before they were saved, and leave what an agent set for a trip alone', async () => {
    const plain = await quoted()
    const own = await quoted({ rates: { land: 31 } })
    const foreign = await quoted({ currency: 'EUR' })
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id: foreign },
      body: { flags: ['xfsm'] },
    })
    const ids = [plain, own, foreign]
    for (const wanted of [
      settings(25, 10),
      settings(0, 50),
      settings(12.5, 20, { model: 'rack' }),
      settings(33.33, 0, { fees: { foreignSellMarkup: 0 } }),
    ]) {
      const said = await impact(wanted)
      expect(said).toMatchObject({ total: 3, priced: 3, locked: 0 })
      const before = await Promise.all(ids.map(read))
      expect(await save(wanted)).toMatchObject({ status: 200, body: { model: wanted.model } })
      expect((await Promise.all(ids.map(read))).map(({ finance }) => finance)).toEqual(
        before.map(({ finance }) => finance),
      )
      for (const [at, id] of ids.entries()) {
        await world.call('naledi', 'POST /api/Itineraries/update-requote', {
          body: { id, payload: null },
        })
        await world.work()
        const { finance, margins } = await read(id)
        const expected = said.changes.find((change) => change.id === id)?.after ?? {
          sell: before[at]?.finance?.sell,
          margin: before[at]?.margins?.total,
        }
        expect({ sell: finance?.sell, margin: margins?.total }).toEqual(expected)
      }
      expect((await read(own)).rates.land).toBe(31)
    }
  })

  test('are noted before and after, and refused beyond their limits by name', async () => {
    await save(settings(20, 20))
    const items = await there.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#${marula}#AUDIT#2026-11` },
    })
    const entries = items
      .flatMap(auditEntriesIn)
      .filter(({ action }) => action === 'agent_updated_agency')
    expect(entries.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({
          pricingSettings: expect.objectContaining({ landRate: 33.33 }),
        }),
        after: expect.objectContaining({
          pricingSettings: expect.objectContaining({ landRate: 20 }),
        }),
      }),
    )
    const refused = async (body: object, field: string, message: string) =>
      expect(await save(body)).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field, message }] } } },
      })
    await refused(settings(51, 20), 'body.pricingSettings.landRate', 'must be from 0 to 50')
    await refused(settings(-1, 20), 'body.pricingSettings.landRate', 'must be from 0 to 50')
    await refused({ ...settings(20, 20), agencyId: 'agy_other' }, 'body.agencyId', 'Unknown field')
    await refused(settings(20, 20, { fees: { ach: 21 } }), 'body.fees.ach', 'must be from 0 to 20')
    const flagged = await agencyChanges(there.table).stored(marula)
    if (flagged === undefined) throw new Error('No agency')
    const Item = agencyItem({ ...flagged, featureFlags: ['highDepositMargin'] })
    await there.table.write([{ Put: { Item } }])
    const deposit = settings(20, 20, { pricingSettings: { depositRate: 51 } })
    await refused(deposit, 'body.pricingSettings.depositRate', 'must be from 0 to 50')
  })

  test('of another agency are not found, and lead agents alone may change or try them', async () => {
    const other = { params: { id: 'agy_other' } }
    for (const answer of [
      await callAs(patchPricing, deps(), as)({ ...other, body: settings(20, 20) }),
      await callAs(
        getPricingImpact,
        deps(),
        as,
      )({ ...other, body: { settings: settings(20, 20) } }),
    ])
      expect(answer.status).toBe(404)
    const { status } = await callAs(
      patchPricing,
      deps(),
      {},
    )({ params: { id: marula }, body: settings(20, 20) })
    expect(status).toBe(403)
  })

  test('leave a locked price, go on page by page, and tell whose margin falls below zero', async () => {
    const stored = await tableStores(there.table).itineraries.get(marula, (await quoted()) as never)
    if (stored === undefined) throw new Error('No trip')
    const locked: ItineraryRecord = { ...stored.record, state: 'provisional', flags: ['genpay'] }
    const losing: ItineraryRecord = {
      ...stored.record,
      discount: (stored.record.margins?.total ?? 0) - 1_000,
    }
    const margins = { ...stored.record.margins, total: 1_000 } as ItineraryRecord['margins']
    const trips = [locked, { ...losing, margins }].map((record) => ({ ...stored, record }))
    const page = async (_agency: unknown, { cursor }: { cursor: string | undefined }) => ({
      total: 41,
      trips,
      next: cursor === undefined ? '["a","b"]' : undefined,
    })
    const call = (cursor?: string) =>
      callAs(
        getPricingImpact,
        { ...deps(), quotes: { page } },
        as,
      )({
        params: { id: marula },
        body: { settings: settings(1, 1), ...(cursor && { cursor }) },
      })
    expect((await call()).body).toMatchObject({
      total: 41,
      locked: 1,
      priced: 1,
      next: '["a","b"]',
      changes: [{ before: { margin: 1_000 }, fallsBelowLimit: true }],
    })
    expect((await call('["a","b"]')).body).not.toHaveProperty('next')
    const bad = { params: { id: marula }, body: { settings: settings(1, 1), cursor: 'x' } }
    expect((await callAs(getPricingImpact, deps(), as)(bad)).status).toBe(400)
  })
})
