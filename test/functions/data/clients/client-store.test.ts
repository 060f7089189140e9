import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everything } from '#shared/catalogue/filter-types'
import { agencyIdSchema } from '#shared/ids/ids'
import { ClientChangedMeanwhile } from '../../../../functions/data/clients/client-change'
import { type ClientRecord, clientRecord } from '../../../../functions/data/clients/client-records'
import type { ClientStore } from '../../../../functions/data/clients/client-store'
import type { ClientLine } from '../../../../functions/data/lists/client-lines'
import { anItinerary } from '../../../shared/itinerary/builders'
import { storeKinds } from '../../../support/store-kinds'

const agencyId = agencyIdSchema.parse('agy_marula')
let made = 0

function aClient(named: Partial<Record<keyof ClientRecord, unknown>> = {}): ClientRecord {
  made += 1
  return clientRecord.parse({
    id: `cli_c${String(made).padStart(6, '0')}`,
    agencyId,
    agentId: 'agt_naledi',
    version: 1,
    firstName: 'Eleanor',
    lastName: 'Hartley',
    email: `client${made}@example.com`,
    contact: { phone: '', address: '' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena' },
    status: 'lead',
    archived: false,
    createdDate: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...named,
  })
}

describe.each(storeKinds)('the store of clients on $name', ({ start }) => {
  let running: Awaited<ReturnType<typeof start>>
  let store: ClientStore
  beforeAll(async () => {
    running = await start()
    store = running.stores.clients
  })
  afterAll(() => running.stop())
  const put = async (named: Partial<Record<keyof ClientRecord, unknown>> = {}) => {
    const client = aClient(named)
    await store.save({ after: client })
    return client
  }
  const next = (before: ClientRecord, named: Partial<ClientRecord>) => ({
    before,
    after: { ...before, version: before.version + 1, ...named },
  })

  test('gives back what was stored, to the same agency only', async () => {
    const client = await put()
    expect(await store.get(agencyId, client.id)).toEqual(client)
    expect(await store.get(agencyIdSchema.parse('agy_baobab'), client.id)).toBeUndefined()
  })

  test('lets an email belong to one client of an agency, whatever its capitals', async () => {
    const { email } = await put()
    await expect(put({ email: email.toUpperCase() })).rejects.toMatchObject({
      code: 'client.email-exists',
    })
    await expect(put({ email, agencyId: 'agy_baobab' })).resolves.toBeDefined()
    expect(await store.hasEmail(agencyId, email.toUpperCase())).toBe(true)
    expect(await store.hasEmail(agencyId, 'nobody@example.com')).toBe(false)
  })

  test('gives one email to one of many at once', async () => {
    const email = 'wanted@example.com'
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => put({ email })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('frees the old email when it changes, and keeps the new one', async () => {
    const before = await put()
    await store.save(next(before, { email: 'moved@example.com' }))
    expect(await store.hasEmail(agencyId, before.email)).toBe(false)
    expect(await store.hasEmail(agencyId, 'moved@example.com')).toBe(true)
    await expect(put({ email: before.email })).resolves.toBeDefined()
  })

  test('keeps an email whose capitals change', async () => {
    const before = await put()
    await store.save(next(before, { email: before.email.toUpperCase() }))
    expect(await store.hasEmail(agencyId, before.email)).toBe(true)
    expect(await store.get(agencyId, before.id)).toMatchObject({
      email: before.email.toUpperCase(),
    })
  })

  test('refuses the email of another client on a change, and changes nothing', async () => {
    const [one, other] = [await put(), await put()]
    const change = store.save(next(one, { email: other.email, firstName: 'Ann' }))
    await expect(change).rejects.toMatchObject({ code: 'client.email-exists' })
    expect(await store.get(agencyId, one.id)).toEqual(one)
  })

  test('refuses a change from a stale version, and says what is there', async () => {
    const before = await put()
    await store.save(next(before, { firstName: 'First' }))
    const stale = await store
      .save(next(before, { firstName: 'Second' }))
      .catch((error: unknown) => error)
    expect(stale).toBeInstanceOf(ClientChangedMeanwhile)
    expect(stale).toMatchObject({ current: { firstName: 'First', version: 2 } })
  })

  test('lists by name, of an agent or of the agency, a page at a time', async () => {
    const agency = agencyIdSchema.parse('agy_clients')
    const of = (firstName: string, agentId: string) =>
      put({ firstName, agentId, agencyId: agency, lastName: '' })
    await of('Carla', 'agt_one1')
    await of('Adam', 'agt_one1')
    await of('Beth', 'agt_two2')
    const list = await running.stores.clientList.now(agency)
    const names = ({ lines }: { readonly lines: readonly ClientLine[] }) =>
      lines.map(({ firstName }) => firstName)
    const first = list.page({ where: everything, limit: 2 })
    expect(names(first)).toEqual(['Adam', 'Beth'])
    expect(names(list.page({ where: everything, limit: 2, after: first.next }))).toEqual(['Carla'])
    const ofAgent = {
      kind: 'equality',
      field: 'agentId',
      type: 'string',
      value: 'agt_one1',
    } as const
    expect(names(list.page({ where: ofAgent }))).toEqual(['Adam', 'Carla'])
  })

  test('carries a new name into the client’s itineraries, and into lists', async () => {
    const before = await put()
    const people = {
      clientData: { name: 'Eleanor Hartley' },
      user: {
        agency: { name: 'Marula', agencyCode: 'MAR001' },
        agent: { fullName: 'N', email: 'n@example.com' },
      },
    }
    const record = anItinerary({ id: `itn_named${made}`, clientId: before.id })
    const by = { kind: 'agent', id: 'agt_naledi', name: 'N' } as const
    const entry = { at: record.updatedAt, by, action: 'created', changes: [], requestId: 'r' }
    await running.stores.itineraries.save({ after: { record, people }, entry })
    await store.save(next(before, { lastName: 'Hartley-Brown' }))
    expect(await running.stores.itineraries.get(agencyId, record.id)).toMatchObject({
      people: { clientData: { name: 'Eleanor Hartley-Brown' } },
      record: { version: 1 },
    })
    const found = await store.withTrips(agencyId, before.id)
    expect(found).toMatchObject({
      client: { lastName: 'Hartley-Brown' },
      trips: [{ id: record.id, clientName: 'Eleanor Hartley-Brown' }],
    })
  })
})
