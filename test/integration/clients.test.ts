import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AgentPrincipal } from '#shared/access/principal'
import type { ClientView } from '#shared/api/client-shapes'
import type { Route } from '#shared/api/contract'
import { clientListMakers } from '../../functions/clients/client-list'
import { countClientData } from '../../functions/clients/routes/count-client-data'
import { createClient } from '../../functions/clients/routes/create-client'
import { createClientNote } from '../../functions/clients/routes/create-client-note'
import { deleteClientData } from '../../functions/clients/routes/delete-client-data'
import { deleteClientNote } from '../../functions/clients/routes/delete-client-note'
import { getClient } from '../../functions/clients/routes/get-client'
import { getClientData } from '../../functions/clients/routes/get-client-data'
import { listClientData } from '../../functions/clients/routes/list-client-data'
import { listClients } from '../../functions/clients/routes/list-clients'
import { patchClient } from '../../functions/clients/routes/patch-client'
import { patchClientData } from '../../functions/clients/routes/patch-client-data'
import { patchClientNote } from '../../functions/clients/routes/patch-client-note'
import { reassignAgent } from '../../functions/clients/routes/reassign-agent'
import { updateClientStatus } from '../../functions/clients/routes/update-client-status'
import { clientLog } from '../../functions/data/clients/client-log'
import { clientRemoval } from '../../functions/data/clients/client-removal'
import { clientStore } from '../../functions/data/clients/client-store'
import { endingHolds } from '../../functions/data/itineraries/ending-holds'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { paymentTasks } from '../../functions/data/payments/payment-tasks'
import { strayRefundList } from '../../functions/data/payments/stray-refunds'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { noticeMarks } from '../../functions/data/people/notice-marks'
import { answerStore } from '../../functions/data/table/idempotency'
import { makeDeps } from '../../functions/data/table/makers'
import { taskStore } from '../../functions/data/tasks/task-store'
import { tripListMakers } from '../../functions/itineraries/view/trip-list'
import { paymentListMakers } from '../../functions/payments/lists/payment-list'
import { getNotices } from '../../functions/payments/routes/get-notices'
import type { UseCase } from '../../functions/runtime/use-case'
import { anItinerary } from '../shared/itinerary/builders'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import type { TestRequest } from '../support/http-event'
import { refusalOf } from '../support/trip-world'

const agency = {
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_thabo'],
}
const agents = [
  ['agt_naledi', 'Naledi', 'Mokoena'],
  ['agt_kagiso', 'Kagiso', 'Pule'],
  ['agt_thabo', 'Thabo', 'Molefe'],
  ['agt_gone', 'Lesedi', 'Gone', { archived: true }],
  ['agt_imani', 'Imani', 'Njoroge', { agencyId: 'agy_baobab' }],
] as const
const naledi = anAgent()
const kagiso = anAgent({ agentId: 'agt_kagiso' as never })
const thabo = anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true })
/** Leads another agency. */
const imani = anAgent({
  agentId: 'agt_imani' as never,
  agencyId: 'agy_baobab' as never,
  isAgencyAdmin: true,
})

describe.each(routeEngines)('the clients of an agency on $name', (engine) => {
  let running: TestTable
  let now = testNow
  let added = 0
  beforeAll(async () => {
    running = await startTestTable(engine)
    const people = agents.flatMap(([id, firstName, lastName, more]) =>
      agentItems(
        agentRecord.parse({
          id,
          agencyId: 'agy_marula',
          email: `${id}@marula.example`,
          firstName,
          lastName,
          capabilities: [],
          ...more,
        }),
        'hash',
      ),
    )
    const agencies = ['agy_marula', 'agy_baobab'].map((id) =>
      agencyItem(agencyRecord.parse({ ...agency, id })),
    )
    await running.table.write([...agencies, ...people].map((Item) => ({ Put: { Item } })))
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(() => {
    now = testNow
  })

  const all = () => ({
    clients: clientStore(running.table),
    log: clientLog(running.table),
    removal: clientRemoval(running.table),
    agencies: agencyStore(running.table),
    answers: answerStore(running.table),
    itineraries: itineraryStore(running.table),
    ...makeDeps(clientListMakers, running.table),
    ...makeDeps(tripListMakers, running.table),
    ...makeDeps(paymentListMakers, running.table),
    strays: strayRefundList(running.table),
    holds: endingHolds(running.table),
    marks: noticeMarks(running.table),
    agentTasks: taskStore(running.table),
    people: agentStore(running.table),
    tasks: paymentTasks(running.table),
    portals: tripPortalStore(running.table),
  })
  async function call<R extends Route, D>(
    useCase: UseCase<R, D>,
    request: Omit<TestRequest, 'method' | 'path'>,
    principal: AgentPrincipal = naledi,
  ) {
    const { status, body, headers } = await callAs(useCase, all() as never, {
      principal,
      now: () => now,
    })(request)
    return { status, body: body as never, headers }
  }
  async function aClient(principal = naledi): Promise<ClientView> {
    added += 1
    const body = {
      firstName: 'Eleanor',
      lastName: 'Hartley',
      email: `e${added}-${engine.name}@hartley.example`,
    }
    return (await call(createClient, { body }, principal)).body
  }
  const aTrip = async (clientId: string, agentId = 'agt_naledi') => {
    added += 1
    const record = anItinerary({
      id: `itn_trip${added}` as never,
      clientId: clientId as never,
      agentId: agentId as never,
    })
    const user = {
      agency: { name: 'M', agencyCode: 'MAR001' },
      agent: { fullName: 'N', email: 'n@example.com' },
    }
    const by = { kind: 'agent', id: 'agt_naledi', name: 'N' } as const
    const entry = { at: record.updatedAt, by, action: 'created', changes: [], requestId: 'r' }
    await itineraryStore(running.table).save({
      after: { record, people: { clientData: { name: 'Eleanor Hartley' }, user } },
      entry,
    })
    return record.id
  }
  const trail = async (clientId: string) => {
    const items = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    return items.flatMap(auditEntriesIn).filter((entry) => entry.clientId === clientId)
  }
  const data = async (id: string, principal = naledi) =>
    call(getClientData, { params: { id } }, principal)

  test('get a history of what happened, latest first, by time and then by id, fifty at most', async () => {
    const { id } = await aClient()
    const trip = await aTrip(id)
    for (let at = 0; at < 52; at++) {
      now = new Date(testNow.getTime() + (at < 50 ? at : 50) * 1_000) // the last two at one instant
      const body = {
        clientId: id,
        text: `Call ${at}`,
        ...(at === 51 ? { status: 'booked', itineraryId: trip } : {}),
      }
      expect((await call(updateClientStatus, { body })).status).toBe(200)
    }
    const { clientUpdates, status } = (await data(id)).body as {
      clientUpdates: { id: string; timestamp: string }[]
      status: string
    }
    expect(status).toBe('booked')
    expect(clientUpdates).toHaveLength(50)
    const order = clientUpdates.map(({ timestamp, id: update }) => `${timestamp} ${update}`)
    expect(order).toEqual([...order].sort().reverse())
    expect(clientUpdates.slice(0, 2)).toContainEqual(
      expect.objectContaining({
        text: 'Call 51',
        agent: { id: 'agt_naledi', fullName: 'Naledi Mokoena' },
        agency: { id: 'agy_marula', name: 'Marula Journeys' },
        itinerary: { id: trip, name: expect.any(String) },
      }),
    )
    const where = { where: { clientId: id } }
    const listed = (await call(listClientData, { query: { filter: JSON.stringify(where) } }))
      .body as {
      clientUpdates: object[]
    }[]
    expect(listed[0]?.clientUpdates).toMatchObject([{ text: 'Call 51' }])
    expect(
      (await call(countClientData, { query: { where: JSON.stringify(where.where) } })).body,
    ).toEqual({ count: 1 })
  })

  test('refuse an update about a trip that is not the client’s', async () => {
    const [one, other] = [await aClient(), await aClient()]
    const body = { clientId: one.id, text: 'Called', itineraryId: await aTrip(other.id) }
    expect(refusalOf((await call(updateClientStatus, { body })) as never)).toMatchObject({
      details: {
        fields: [{ field: 'body.itineraryId', message: 'must be a trip of this client' }],
      },
    })
  })

  test('keep what several people change at one instant, who name no version', async () => {
    const { id } = await aClient()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, at) =>
        call(updateClientStatus, { body: { clientId: id, text: `Call ${at}` } }),
      ),
      call(patchClient, { params: { id }, body: { lastName: 'Whitfield-Jones' } }),
      call(patchClient, { params: { id }, body: { contact: { phone: '+44 20 7946 0000' } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await data(id)).body).toMatchObject({ version: 11 })
    expect((await call(getClient, { params: { id } })).body).toMatchObject({
      lastName: 'Whitfield-Jones',
      contact: { phone: '+44 20 7946 0000' },
    })
  })

  test('are archived and restored with an entry each; a stale version is refused with the present client', async () => {
    const { id } = await aClient()
    const set = (body: object, version: number) =>
      call(patchClientData, { params: { id }, body, headers: { 'if-match': `"${version}"` } })
    now = new Date(testNow.getTime() + 500) // entries of one instant have no order
    expect(await set({ archived: true }, 1)).toMatchObject({
      status: 200,
      body: { archived: true, version: 2 },
    })
    now = new Date(testNow.getTime() + 1_000)
    expect(await set({ archived: false, status: 'planning' }, 2)).toMatchObject({
      body: { archived: false },
    })
    expect(await set({ archived: true }, 2)).toMatchObject({ status: 409 })
    expect((await data(id)).body).toMatchObject({
      version: 3,
      clientUpdates: [
        { text: 'Restored', status: 'planning' },
        { text: 'Archived', status: 'lead' },
      ],
    })
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'agent_created_client',
      'agent_updated_client',
      'agent_updated_client',
    ])
  })

  test('have notes that say who wrote and changed them; only their writer and lead agents may', async () => {
    const { id: clientId } = await aClient(kagiso)
    const note = (
      await call(createClientNote, { body: { clientId, text: ' No early mornings ' } }, kagiso)
    ).body as {
      id: string
    }
    expect(note).toMatchObject({ text: 'No early mornings', by: { fullName: 'Kagiso Pule' } })
    const edit = (text: string, who: AgentPrincipal) =>
      call(patchClientNote, { params: { id: note.id }, body: { clientId, text } }, who)
    expect(await edit('No early mornings, please', thabo)).toMatchObject({
      body: { by: { id: 'agt_kagiso' }, edited: { by: { fullName: 'Thabo Molefe' } } },
    })
    const late = { clientId, text: 'No mornings', before: 'No early mornings' }
    expect(
      await call(patchClientNote, { params: { id: note.id }, body: late }, kagiso),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'record.changed', details: { text: 'No early mornings, please' } } },
    })
    const led = (await call(createClientNote, { body: { clientId, text: 'VIP' } }, thabo)).body as {
      id: string
    }
    expect(
      (await call(deleteClientNote, { params: { id: led.id }, query: { clientId } }, kagiso))
        .status,
    ).toBe(403)
    expect(
      (await call(deleteClientNote, { params: { id: note.id }, query: { clientId } }, kagiso))
        .status,
    ).toBe(200)
    expect((await edit('Gone?', kagiso)).status).toBe(404)
    expect((await data(clientId, kagiso)).body).toMatchObject({ clientNotes: [{ text: 'VIP' }] })
    expect(
      refusalOf(
        (await call(createClientNote, { body: { clientId, text: '  ' } }, kagiso)) as never,
      ),
    ).toMatchObject({
      details: { fields: [{ field: 'body.text' }] },
    })
  })

  test('are nobody’s to other agents and to other agencies, whatever is asked', async () => {
    const { id } = await aClient()
    const { id: noteId } = (await call(createClientNote, { body: { clientId: id, text: 'Ours' } }))
      .body as {
      id: string
    }
    for (const who of [kagiso, imani]) {
      for (const answer of [
        await call(getClient, { params: { id } }, who),
        await data(id, who),
        await call(patchClientData, { params: { id }, body: { archived: true } }, who),
        await call(deleteClientData, { params: { id } }, who),
        await call(updateClientStatus, { body: { clientId: id, text: 'Mine' } }, who),
        await call(createClientNote, { body: { clientId: id, text: 'Mine' } }, who),
        await call(
          patchClientNote,
          { params: { id: noteId }, body: { clientId: id, text: 'Mine' } },
          who,
        ),
        await call(deleteClientNote, { params: { id: noteId }, query: { clientId: id } }, who),
      ]) {
        expect(answer.status).toBe(404)
      }
      const filter = JSON.stringify({ where: { clientId: id } })
      expect((await call(listClients, { query: { filter } }, who)).body).toEqual([])
    }
    expect(
      (await call(reassignAgent, { body: { clientId: id, agentId: 'agt_imani' } }, imani)).status,
    ).toBe(404)
    expect(
      (await call(reassignAgent, { body: { clientId: id, agentId: 'agt_kagiso' } }, kagiso)).status,
    ).toBe(403)
    expect((await data(id)).body).toMatchObject({ version: 1, clientNotes: [{ text: 'Ours' }] })
  })

  test('go to another agent, one or many, with an entry for each; again, nothing moves', async () => {
    const clients = [await aClient(), await aClient(), await aClient(kagiso)]
    const clientIds = clients.map(({ id }) => id)
    const body = { clientIds, agentId: 'agt_kagiso' }
    now = new Date(testNow.getTime() + 1_000)
    expect((await call(reassignAgent, { body }, thabo)).body).toEqual({
      agentId: 'agt_kagiso',
      reassigned: clientIds,
      failed: [],
    })
    await call(reassignAgent, { body }, thabo)
    const [first = '', , third = ''] = clientIds
    expect((await data(first, kagiso)).body).toMatchObject({
      agentId: 'agt_kagiso',
      agent: { fullName: 'Kagiso Pule' },
      version: 2,
      clientUpdates: [
        {
          text: 'Reassigned from Naledi Mokoena to Kagiso Pule',
          agent: { fullName: 'Thabo Molefe' },
        },
      ],
    })
    expect((await data(third, kagiso)).body).toMatchObject({ version: 1 })
    expect((await trail(first)).slice(1)).toMatchObject([
      {
        action: 'agent_assigned_agent',
        agentId: 'agt_thabo',
        details: { from: 'agt_naledi', to: 'agt_kagiso' },
      },
    ])
  })

  test.each(['agt_gone', 'agt_imani', 'agt_nobody'])(
    'don’t go to %s, who is no active agent of the agency',
    async (agentId) => {
      const { id: clientId } = await aClient()
      expect(
        refusalOf((await call(reassignAgent, { body: { clientId, agentId } }, thabo)) as never),
      ).toMatchObject({
        status: 400,
        details: { fields: [{ field: 'body.agentId' }] },
      })
      expect(
        (await call(reassignAgent, { body: { clientId, clientIds: [clientId], agentId } }, thabo))
          .status,
      ).toBe(400)
      expect((await call(reassignAgent, { body: { agentId } }, thabo)).status).toBe(400)
    },
  )

  test('are deleted with notes, history and email while they have no trips; else they can be archived', async () => {
    const [mistake, known] = [await aClient(), await aClient()]
    await call(createClientNote, { body: { clientId: mistake.id, text: 'Added by mistake' } })
    await call(updateClientStatus, { body: { clientId: mistake.id, text: 'Who is this?' } })
    await aTrip(known.id)
    expect(
      refusalOf((await call(deleteClientData, { params: { id: known.id } })) as never),
    ).toMatchObject({
      status: 409,
      code: 'client.in-use',
      message: 'This client has trips or documents. Archive the client instead.',
    })
    expect((await call(deleteClientData, { params: { id: mistake.id } })).body).toEqual({
      removed: true,
    })
    expect((await data(mistake.id)).status).toBe(404)
    const left = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#agy_marula#CLIENT#${mistake.id}` },
    })
    expect(left).toEqual([])
    const again = { firstName: 'Eleanor', lastName: 'Hartley', email: mistake.email }
    expect((await call(createClient, { body: again })).status).toBe(200)
  })

  test('are listed with their trips counted, whichever agent’s the trips are', async () => {
    const { id, email } = await aClient()
    await aTrip(id)
    await aTrip(id, 'agt_thabo')
    const filter = (include: object) => JSON.stringify({ where: { email }, ...include })
    const [counted] = (
      await call(listClients, { query: { filter: filter({ include: ['itineraryCount'] }) } })
    ).body as ClientView[]
    expect(counted).toMatchObject({ id, itineraryCount: 2 })
    const [plain] = (await call(listClients, { query: { filter: filter({}) } }))
      .body as ClientView[]
    expect(plain).not.toHaveProperty('itineraryCount')
  })

  test('who were given to an agent are told to the new agent for a week, and to nobody else', async () => {
    const { id: clientId, name: clientName } = await aClient()
    await call(reassignAgent, { body: { clientId, agentId: 'agt_kagiso' } }, thabo)
    const noticed = async (who: AgentPrincipal) => {
      const { body } = await call(getNotices, {}, who)
      return (body as { assigned: { clientId: string }[] }).assigned.filter(
        (one) => one.clientId === clientId,
      )
    }
    expect(await noticed(kagiso)).toEqual([
      { clientId, clientName, at: now.toISOString(), by: 'Thabo Molefe' },
    ])
    expect([await noticed(naledi), await noticed(thabo)]).toEqual([[], []])
    now = new Date(testNow.getTime() + 8 * 86_400_000)
    expect(await noticed(kagiso)).toEqual([])
  })

  test('of an agent who was archived stay theirs until a lead agent gives them to another', async () => {
    const gone = anAgent({ agentId: 'agt_gone' as never })
    const { id } = await aClient(gone)
    const filter = JSON.stringify({ where: { agentId: 'agt_gone' } })
    const listed = async () =>
      (await call(listClients, { query: { filter } }, thabo)).body as ClientView[]
    expect(await listed()).toMatchObject([{ id, agent: { fullName: 'Lesedi Gone' } }])
    await call(reassignAgent, { body: { clientId: id, agentId: 'agt_naledi' } }, thabo)
    expect(await listed()).toEqual([])
    expect((await data(id)).status).toBe(200)
  })
})
