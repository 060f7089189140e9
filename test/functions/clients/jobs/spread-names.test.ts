import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { settledMs, spreadNames } from '../../../../functions/clients/jobs/spread-names'
import { type ClientRecord, clientRecord } from '../../../../functions/data/clients/client-records'
import { renamingStore } from '../../../../functions/data/clients/renamings'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import { systemActor } from '../../../../functions/data/people/people'
import { nextVersion } from '../../../../functions/itineraries/history/next-version'
import { routeEngines, startTestTable, type TestTable } from '../../../support/engines'
import { type PaymentWorld, paymentWorld } from '../../../support/payment-world'
import { quietLog } from '../../../support/store-kinds'
import { marula } from '../../../support/trip-world'

const eleanor = clientRecord.parse({
  id: 'cli_eleanor',
  agencyId: marula,
  agentId: 'agt_naledi',
  version: 1,
  email: 'eleanor@example.com',
  firstName: 'Eleanor',
  lastName: 'Hartley',
  agent: { firstName: 'Naledi', lastName: 'Mokoena' },
  contact: { phone: '', address: '' },
  status: 'lead',
  archived: false,
  createdDate: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
})

describe.each(routeEngines)('names of clients, on $name', (engine) => {
  let there: TestTable
  let world: PaymentWorld
  let id: string
  let payments: readonly string[]
  beforeEach(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = paymentWorld(there.table)
    await world.trips.stores.clients.save({ after: eleanor })
    const made = await world.aTrip()
    id = made.id
    payments = made.payments.map(({ paymentId }) => paymentId)
  })
  afterEach(() => there.stop())

  const stored = async (): Promise<StoredItinerary> => {
    const found = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (found === undefined) throw new Error(`No trip ${id}`)
    return found
  }
  const changed = async (before: StoredItinerary) => {
    const record = { ...nextVersion(before.record, world.trips.now()), discount: 700 }
    const entry = {
      at: record.updatedAt,
      by: systemActor('test'),
      action: 'test',
      changes: [],
      requestId: 'test',
    }
    await world.trips.stores.itineraries.save({ before, after: { ...before, record }, entry })
  }
  const rename = async (lastName: string, before: ClientRecord = eleanor) => {
    const after = {
      ...before,
      lastName,
      version: before.version + 1,
      updatedAt: world.trips.now().toISOString(),
    }
    await world.trips.stores.clients.save({ before, after })
    return after
  }
  const names = async () => {
    const lines = await Promise.all(
      payments.map((paymentId) =>
        there.table.get({ pk: `AGENCY#agy_marula#PAYMENT#${paymentId}`, sk: 'PAYMENT' }),
      ),
    )
    const listed = lines.map((line) => Object(line?.listed).clientName)
    return new Set([(await stored()).people.clientData?.name, ...listed])
  }
  const spread = () => spreadNames({ ...world.trips.deps, renamings: renamingStore(there.table) })
  const known = () => renamingStore(there.table).known()

  test('a trip that is changed while its client gets a new name has it within a minute, as its payments have', async () => {
    const asItWas = await stored()
    await rename('Marsh')
    expect(await names()).toEqual(new Set(['Eleanor Marsh']))
    await changed(asItWas) // by somebody who had read it before
    expect(await names()).toContain('Eleanor Hartley')
    const { record } = await stored()

    expect(await spread()).toEqual({ mended: expect.any(Number) })
    expect(await names()).toEqual(new Set(['Eleanor Marsh']))
    expect(await stored()).toMatchObject({
      record: { version: record.version, updatedAt: record.updatedAt },
    })
    expect(await spread()).toEqual({ mended: 0 })
  })

  test('a trip that is made for a client who gets a new name meanwhile has it within a minute', async () => {
    await rename('Marsh')
    ;({ id } = await world.aTrip({ isAsked: false })) // with the name that was read before
    expect(await names()).toContain('Eleanor Hartley')
    await spread()
    expect(await names()).toEqual(new Set(['Eleanor Marsh']))
  })

  test('what brings an old name back late is found too, until nothing has for ten minutes', async () => {
    await rename('Marsh')
    await spread()
    world.trips.pass(settledMs - 1)
    const asItWas = {
      ...(await stored()),
      people: { ...(await stored()).people, clientData: { name: 'Eleanor Hartley' } },
    }
    await changed(asItWas)
    expect((await spread()).mended).toBeGreaterThan(0)
    world.trips.pass(settledMs - 1)
    await spread()
    expect(await known()).toHaveLength(1)
    world.trips.pass(1)
    await spread()
    expect(await known()).toEqual([])
    expect(await names()).toEqual(new Set(['Eleanor Marsh']))
  })

  test('a second new name that comes meanwhile is not forgotten', async () => {
    const marsh = await rename('Marsh')
    const [first] = await known()
    world.trips.pass(settledMs)
    await rename('Brown', marsh)
    const names = renamingStore(there.table)
    if (first !== undefined) await names.done(first)
    if (first !== undefined) await names.again(first, world.trips.now())
    expect(await names.known()).toMatchObject([{ since: world.trips.now().toISOString() }])
  })

  test('one client whose trips cannot be read keeps no other waiting', async () => {
    await rename('Marsh')
    const [one] = await known()
    if (one === undefined) throw new Error('nothing to spread')
    const asked: string[] = []
    const real = renamingStore(there.table)
    const broken = {
      ...real,
      known: async () => [{ ...one, since: 'broken' }, one],
      spread: async (given: typeof one) => {
        asked.push(given.since)
        if (given.since === 'broken') throw new Error('a malformed item')
        return real.spread(given)
      },
    }
    expect(await spreadNames({ ...world.trips.deps, renamings: broken })).toEqual({ mended: 0 })
    expect(asked).toEqual(['broken', one.since])
  })

  test('a change of anything else than the name asks nobody to look', async () => {
    const after = { ...eleanor, version: 2, contact: { phone: '+44', address: '' } }
    await world.trips.stores.clients.save({ before: eleanor, after })
    expect(await known()).toEqual([])
  })
})
