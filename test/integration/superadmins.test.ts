import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { getClient } from '../../functions/clients/routes/get-client'
import { listClients } from '../../functions/clients/routes/list-clients'
import { clientReads } from '../../functions/data/clients/client-reads'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import { agencyItem } from '../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { crossAgencies } from '../../functions/data/people/cross-agencies'
import { getItinerary } from '../../functions/itineraries/routes/get-itinerary'
import { listItineraries } from '../../functions/itineraries/routes/list-itineraries'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { getMediaContent } from '../../functions/media/routes/get-media-content'
import { confirmPayment } from '../../functions/payments/routes/confirm-payment'
import { listPayments } from '../../functions/payments/routes/list-payments'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { bookingWorld } from '../support/booking-world'
import { anAgent } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda, type TestRequest } from '../support/http-event'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { agencyStoreOfTests, tripBody, tripOf, type World } from '../support/trip-world'

const root = anAgent({
  agencyId: 'agy_baobab' as never,
  agentId: 'agt_imani' as never,
  capabilities: ['superadmin'],
})

describe.each(routeEngines)('superadmins, on $name', (engine) => {
  let there: TestTable
  let world: World
  let payments: PaymentWorld
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    payments = paymentWorld(there.table)
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
      deps: () =>
        ({
          ...payments.deps,
          ...world.deps,
          clients: clientReads(there.table),
          media: mediaStore(there.table),
          files: { downloadUrl: async () => 'https://files.example/one' },
        }) as unknown as Omit<D, keyof Basics>,
      authenticate: async () => who,
      cross: crossAgencies(there.table),
      clock,
      makeId,
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

  test('1 §6: read and change trips of other agencies, each visit and each change an entry of that agency’s audit trail', async () => {
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() }))
    expect(await ask(getItinerary, { params: { id } })).toMatchObject({
      status: 200,
      body: { id, agencyId: 'agy_marula' },
    })
    await Promise.all([1, 2, 3].map(() => ask(getItinerary, { params: { id } })))
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
      {
        action: 'agent_accessed_itinerary',
        itineraryId: id,
        by,
        details: { route: 'patchItinerary' },
      },
    ])
    const history = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
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
    expect(
      (await trail('agy_marula')).filter(({ action }) => action === 'agent_accessed_client'),
    ).toMatchObject([{ clientId: made.id, agentId: 'agt_imani' }])
  })

  test('reach payments and files of other agencies by their ids, and the entries name the trip', async () => {
    const trip = await payments.aTrip()
    const [payment] = trip.payments
    const { paymentId = '' } = payment ?? {}
    expect(await ask(confirmPayment, { params: { paymentId }, body: {} })).toMatchObject({
      status: 200,
      body: { paymentId },
    })
    const medium = mediaRecord.parse({
      id: 'med_voucher',
      agencyId: 'agy_marula',
      key: 'private/med_voucher',
      itineraryId: trip.id,
      userFilename: 'Voucher.pdf',
      size: 1,
      mimeType: 'application/pdf',
      status: 'uploaded',
      presentationOrder: 0,
      presentationVisibility: false,
      presentationCategory: 'documents',
      createdBy: { id: 'agt_naledi', name: 'Naledi Mokoena' },
      createdAt: '2026-11-20T08:00:00.000Z',
    })
    await mediaStore(there.table).add(medium, { until: new Date('2026-11-21T08:00:00.000Z') })
    expect(await ask(getMediaContent, { params: { id: medium.id } })).toMatchObject({
      body: { id: medium.id },
    })
    const entries = (await trail('agy_marula')).filter(
      ({ itineraryId, by }) => itineraryId === trip.id && by.id === 'agt_imani',
    )
    expect(entries.map(({ details }) => details)).toMatchObject([
      { route: 'confirmPayment' },
      { route: 'getMediaContent' },
    ])
    const lead = { ...root, capabilities: [], isAgencyAdmin: true }
    expect((await ask(confirmPayment, { params: { paymentId }, body: {} }, lead)).status).toBe(404)
    expect((await ask(getMediaContent, { params: { id: medium.id } }, lead)).status).toBe(404)
  })

  test('read the lists of the agency that they name, with an entry; others find no such list', async () => {
    const query = { agencyId: 'agy_marula' }
    const seen = (await ask(listItineraries, { query })).body
    expect(seen).toEqual((await world.call('thabo', 'GET /api/Itineraries')).body)
    expect(seen).not.toEqual([])
    expect((await ask(listClients, { query })).body).toMatchObject([{ name: 'Eleanor Hartley' }])
    expect((await ask(listPayments, { query })).body).toMatchObject([
      { clientName: 'Eleanor Hartley' },
      {},
    ])
    const entries = (await trail('agy_marula')).filter(
      ({ action }) => action === 'agent_accessed_agency',
    )
    expect(entries.map(({ details }) => details)).toMatchObject([
      { route: 'listItineraries' },
      { route: 'listClients' },
      { route: 'listPayments' },
    ])
    const naledi = {
      ...root,
      agencyId: 'agy_marula' as never,
      agentId: 'agt_naledi' as never,
      capabilities: [],
    }
    expect((await ask(listItineraries, { query }, naledi)).status).toBe(200)
    expect((await ask(listItineraries, { query: { agencyId: 'agy_baobab' } }, naledi)).status).toBe(
      404,
    )
    expect((await ask(listItineraries, { query: { agencyId: 'agy_nobodys' } })).status).toBe(404)
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
