import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { getClient } from '../../functions/clients/routes/get-client'
import { clientReads } from '../../functions/data/clients/client-reads'
import { agencyItem } from '../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { crossAgencies } from '../../functions/data/people/cross-agencies'
import { getItinerary } from '../../functions/itineraries/routes/get-itinerary'
import { listItineraries } from '../../functions/itineraries/routes/list-itineraries'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { bookingWorld } from '../support/booking-world'
import { anAgent } from '../support/call-as'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { callLambda, type TestRequest } from '../support/http-event'
import { quietLog } from '../support/store-kinds'
import { agencyStoreOfTests, tripBody, tripOf, type World } from '../support/trip-world'

const root = anAgent({ agencyId: 'agy_baobab' as never, agentId: 'agt_imani' as never, capabilities: ['superadmin'] })

describe.each(engines)('superadmins, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    for (const id of ['agy_marula', 'agy_baobab'] as const) {
      const agency = await agencyStoreOfTests.agency(id as never)
      if (agency !== undefined) await there.table.write([{ Put: { Item: agencyItem(agency) } }])
    }
  })
  afterAll(() => there.stop())

  const ask = <R extends Route, D>(
    useCase: UseCase<R, D>,
    request: Omit<TestRequest, 'method' | 'path'>,
    who = root,
  ) => {
    const { clock, makeId } = world.deps
    const lambda = httpLambda(useCase, {
      deps: () => ({ ...world.deps, clients: clientReads(there.table) }) as unknown as Omit<D, keyof Basics>,
      authenticate: async () => who,
      cross: crossAgencies(there.table),
      ...{ clock, makeId },
    })
    const { method, path } = useCase.route
    return callLambda(lambda, { method, path, ...request, headers: { authorization: 'token' } })
  }
  const trail = async (agency: string) => {
    const items = await there.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#${agency}#AUDIT#2026-11` },
    })
    return items.flatMap(auditEntriesIn)
  }

  test('read and change trips of other agencies, and each access is in the audit trail of that agency', async () => {
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() }))
    expect(await ask(getItinerary, { params: { id } })).toMatchObject({
      status: 200,
      body: { id, agencyId: 'agy_marula' },
    })
    const changed = await ask(patchItinerary, { params: { id }, body: { name: 'Seen to' } })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Seen to', agentId: 'agt_naledi' } })
    const by = { kind: 'agent', id: 'agt_imani' }
    expect(await trail('agy_marula')).toMatchObject([
      {
        action: 'agent_accessed_itinerary',
        itineraryId: id,
        agentId: 'agt_imani',
        by,
        details: { route: 'getItinerary' },
      },
      { action: 'agent_accessed_itinerary', itineraryId: id, by, details: { route: 'patchItinerary' } },
    ])
    const history = await world.call('naledi', 'GET /api/Itineraries/{id}/history', { params: { id } })
    expect(history.body).toMatchObject([
      { action: 'edited', by: { ...by, name: 'Imani Njoroge' } },
      { action: 'created' },
    ])
  })

  test('read clients of other agencies, with an entry', async () => {
    const body = { firstName: 'Eleanor', lastName: 'Hartley', email: 'eleanor@example.com' }
    const made = (await world.call('naledi', 'POST /api/Clients', { body })).body as { id: string }
    expect(await ask(getClient, { params: { id: made.id } })).toMatchObject({
      status: 200,
      body: { name: 'Eleanor Hartley' },
    })
    expect((await trail('agy_marula')).filter(({ action }) => action === 'agent_accessed_client')).toMatchObject([
      { clientId: made.id, agentId: 'agt_imani' },
    ])
  })

  test('stay in their own agency for what is theirs, for what nobody has, and where no entry can be written', async () => {
    const { id } = tripOf(await world.call('imani', 'POST /api/Itineraries', { body: tripBody() }))
    expect((await ask(getItinerary, { params: { id } })).status).toBe(200)
    expect((await ask(getItinerary, { params: { id: 'itn_nobodys' } })).status).toBe(404)
    expect(await trail('agy_baobab')).toEqual([])
    expect((await ask(listItineraries, {})).body).toMatchObject([{ id }])
  })

  test('alone cross: for a lead agent another agency’s trip is not found', async () => {
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() }))
    const lead = { ...root, capabilities: [], isAgencyAdmin: true }
    expect((await ask(getItinerary, { params: { id } }, lead)).status).toBe(404)
  })
})
