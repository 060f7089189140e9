import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { everything } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { ClientChangedMeanwhile } from '../../../../functions/data/clients/client-change'
import { type ClientRecord, clientRecord } from '../../../../functions/data/clients/client-records'
import { clientStore } from '../../../../functions/data/clients/client-store'
import { ChangedMeanwhile } from '../../../../functions/data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import { itineraryStore } from '../../../../functions/data/itineraries/itinerary-store'
import { savedItineraryStore } from '../../../../functions/data/itineraries/saved-itinerary-store'
import { clientLines } from '../../../../functions/data/lists/client-lines'
import type { Line } from '../../../../functions/data/lists/columns'
import type { ListKind } from '../../../../functions/data/lists/list-kind'
import { type ListReader, listReader } from '../../../../functions/data/lists/list-reader'
import { keepSnapshot } from '../../../../functions/data/lists/list-snapshot'
import { paymentLines } from '../../../../functions/data/lists/payment-lines'
import { tripLines } from '../../../../functions/data/lists/trip-lines'
import { listPartKey, listSnapshotKey } from '../../../../functions/data/table/keys'
import { refusalsOf } from '../../../../functions/data/table/refusals'
import type { Table, TableWrite } from '../../../../functions/data/table/table-access'
import { anItinerary } from '../../../shared/itinerary/builders'
import { engines, startTestTable } from '../../../support/engines'
import { memoryTable } from '../../../support/memory-table'
import { quietLog } from '../../../support/store-kinds'

const agencyId = agencyIdSchema.parse('agy_marula')
const at = '2026-11-20T08:00:00.000Z'
const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' } as const
const entry = { at, by, action: 'changed', changes: [], requestId: 'req-1' }
const kinds = { clients: clientLines, trips: tripLines, payments: paymentLines } as const

/**
 * A table whose writes can be held back, after their entries got their time, and come later or
 * never.
 */
function world(table: Table) {
  let isHolding = false
  const waiting: ((isLost: boolean) => Promise<void>)[] = []
  const held: Table = {
    ...table,
    write: (writes: readonly TableWrite[]) =>
      isHolding
        ? new Promise((resolve, reject) => {
            waiting.push((isLost) =>
              (isLost ? Promise.resolve() : table.write(writes)).then(resolve, reject),
            )
          })
        : table.write(writes),
  }
  const [clients, trips, saved] = [
    clientStore(held),
    itineraryStore(held),
    savedItineraryStore(held),
  ]
  const warm = {
    clients: listReader(table, clientLines),
    trips: listReader(table, tripLines),
    payments: listReader(table, paymentLines),
  }

  const clientOf = (who: number) => clientIdSchema.parse(`cli_000${who}`)
  const tripOf = (which: number) => itineraryIdSchema.parse(`itn_000${which}`)
  const saveClient = async (who: number, change: Partial<ClientRecord>) => {
    const before = await clients.get(agencyId, clientOf(who))
    const fresh = {
      id: clientOf(who),
      agencyId,
      agentId: 'agt_naledi',
      version: 0,
      firstName: 'Eleanor',
      lastName: 'Hartley',
      email: `e${who}@example.com`,
      contact: { phone: '', address: '' },
      status: 'lead',
      archived: false,
      agent: { firstName: 'Naledi', lastName: 'Mokoena' },
      createdDate: at,
      updatedAt: at,
    }
    const from = before ?? clientRecord.parse({ ...fresh, version: 1 })
    const after = clientRecord.parse({ ...from, ...change, version: (before?.version ?? 0) + 1 })
    await clients.save({ before, after })
  }
  const saveTrip = async (
    which: number,
    {
      client: who,
      due,
      agentId,
      state,
    }: { client: number; due: number[]; agentId: string; state?: 'quoting' | 'quote' },
  ) => {
    const before = await trips.get(agencyId, tripOf(which))
    const client = await clients.get(agencyId, clientOf(who))
    const payments = due.map((day) => ({
      paymentId: `pay_00${which}${day}`,
      paymentType: 'deposit',
      status: 'Pending',
      amount: day * 100,
      serviceFee: 0,
      dueDate: `2027-01-0${day}`,
    }))
    const record = anItinerary({
      id: tripOf(which),
      agencyId,
      agentId,
      clientId: client?.id,
      version: (before?.record.version ?? 0) + 1,
      payments: payments as never,
      ...(state === undefined ? {} : { state }),
    })
    const people: StoredItinerary['people'] = {
      clientData:
        client === undefined ? undefined : { name: `${client.firstName} ${client.lastName}` },
      user: {
        agency: { name: 'Marula', agencyCode: 'MAR001' },
        agent: { fullName: 'Naledi', email: 'n@example.com' },
      },
    }
    await trips.save({ before, after: { record, people }, entry })
  }
  const removeTrip = async (which: number) => {
    const before = await trips.get(agencyId, tripOf(which))
    if (before?.record.payments.length === 0) await saved.remove(before, entry)
  }
  return {
    warm,
    saveClient,
    saveTrip,
    removeTrip,
    hold() {
      isHolding = true
    },
    async letGo(isLost = false) {
      isHolding = false
      for (const go of waiting.splice(0)) await go(isLost)
    },
    async pack() {
      await packOne(table, clientLines)
      await packOne(table, tripLines)
      await packOne(table, paymentLines)
    },
  }
}

async function packOne<L extends Line>(table: Table, kind: ListKind<L>) {
  await keepSnapshot(table, {
    kind,
    agencyId,
    snapshot: await listReader(table, kind).snapshot(agencyId),
  })
}

/**
 * What a list says of all records, by id. A line of the index does not know its payment's version.
 */
const linesOf = async <L extends Line>(reader: ListReader<L>): Promise<unknown[]> =>
  byId((await reader.now(agencyId)).page({ where: everything }).lines)
async function plainLines<L extends Line>(table: Table, kind: ListKind<L>): Promise<unknown[]> {
  const items = await table.all({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :partition',
    ExpressionAttributeValues: { ':partition': kind.partition(agencyId) },
  })
  return byId(items.map(kind.lineIn))
}
const byId = (lines: readonly Line[]) =>
  lines
    .map((line) =>
      Object.fromEntries(
        Object.entries(line).filter(([field, value]) => value !== undefined && field !== 'version'),
      ),
    )
    .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1))

async function expectSame(table: Table, { warm }: Pick<ReturnType<typeof world>, 'warm'>) {
  for (const name of ['clients', 'trips', 'payments'] as const) {
    const kind: ListKind<Line> = kinds[name] as never
    const plain = await plainLines(table, kind)
    expect(await linesOf<Line>(warm[name] as never), `warm ${name}`).toEqual(plain)
    expect(await linesOf(listReader(table, kind)), `cold ${name}`).toEqual(plain)
  }
}

const who = fc.integer({ min: 0, max: 3 })
const which = fc.integer({ min: 0, max: 4 })
const agentId = fc.constantFrom('agt_naledi', 'agt_kagiso')
const step = fc.oneof(
  fc.record({
    client: who,
    change: fc.record(
      { archived: fc.boolean(), email: who.map((at) => `new${at}@example.com`) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    client: who,
    change: fc.record({ lastName: fc.constantFrom('Hartley', 'Brown', 'Zulu') }),
  }),
  fc.record({ client: who, change: fc.record({ agentId }) }),
  {
    weight: 5,
    arbitrary: fc.record({
      trip: which,
      to: fc.record({
        state: fc.constantFrom('quoting', 'quote'),
        client: who,
        agentId,
        due: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
      }),
    }),
  },
  fc.record({ remove: which }),
  fc.constantFrom(
    'hold',
    'let go',
    'lose',
    'read',
    'pack',
    'lose snapshot',
    'wait',
    'change place',
  ),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe('the lists of an agency', () => {
  beforeAll(() => void quietLog())
  afterEach(() => void vi.useRealTimers())

  test('say what all records say: warm, cold, packed, with a lost snapshot, and with writes that come late or never', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
        const table = memoryTable()
        const there = world(table)
        const running: Promise<unknown>[] = []
        for (const one of steps) {
          vi.setSystemTime(Date.now() + 700)
          await take(one, { there, table, running })
          if (running.length === 0) await expectSame(table, there)
        }
        await there.letGo()
        await Promise.all(running)
        await expectSame(table, there)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test.each(engines)('stand on $name as in memory', async (engine) => {
    const { table, stop } = await startTestTable(engine)
    try {
      const there = world(table)
      await there.saveClient(1, {})
      await there.saveTrip(1, { client: 1, agentId: 'agt_naledi', due: [1, 2] })
      await there.pack()
      await there.saveClient(1, { lastName: 'Brown' })
      await there.saveTrip(2, { client: 1, agentId: 'agt_kagiso', due: [] })
      await expectSame(table, there)
      await there.removeTrip(2)
      await there.saveTrip(1, { client: 1, agentId: 'agt_naledi', due: [2] })
      await expectSame(table, there)
    } finally {
      await stop()
    }
  })

  test('read trips in flight by themselves until they rest, which makes no entry', async () => {
    const table = memoryTable()
    const there = world(table)
    const to = { client: 1, agentId: 'agt_naledi', due: [] }
    const entries = () =>
      [...table.items()].filter(({ sk }) => String(sk).startsWith('CHANGE#')).length
    const stateOf = async (reader = there.warm.trips) =>
      (await reader.now(agencyId)).page({ where: everything }).lines[0]?.state
    await there.saveTrip(1, { ...to, state: 'quoting' })
    expect([entries(), await stateOf()]).toEqual([1, 'quoting'])
    await there.saveTrip(1, { ...to, state: 'quote' })
    expect([entries(), await stateOf(), await stateOf(listReader(table, tripLines))]).toEqual([
      1,
      'quote',
      'quote',
    ])
    await there.saveTrip(1, { ...to, state: 'quoting' })
    expect(entries()).toBe(2)
  })

  test('show who wrote what they wrote, though a read is under way', async () => {
    const table = memoryTable()
    const there = world(table)
    await there.saveClient(1, {})
    let release: () => void = () => undefined
    const blocked = new Promise<void>((resolve) => {
      release = resolve
    })
    let isFirst = true
    const slow: Table = {
      ...table,
      async all(query) {
        const items = await table.all(query)
        if (isFirst && query.ConsistentRead === true) {
          isFirst = false
          await blocked
        }
        return items
      },
    }
    const reader = listReader(slow, clientLines)
    const early = reader.now(agencyId)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await there.saveClient(2, {})
    const late = Promise.all([reader.now(agencyId), reader.now(agencyId)])
    release()
    await early
    for (const list of await late) expect(list.count).toBe(2)
  })

  test('cost one consistent query of what changed since, once they are in memory', async () => {
    const table = memoryTable()
    const there = world(table)
    for (let at = 0; at < 5; at++) await there.saveClient(at, {})
    const calls: string[] = []
    const reader = listReader(
      {
        ...table,
        all: (query) => {
          calls.push(query.IndexName ?? `consistent: ${query.ConsistentRead}`)
          return table.all(query)
        },
        get: (key) => {
          calls.push('get')
          return table.get(key)
        },
      },
      clientLines,
    )
    await reader.now(agencyId)
    expect(calls.splice(0)).toEqual(['get', 'gsi1', 'consistent: true'])
    await reader.now(agencyId)
    expect(calls).toEqual(['consistent: true'])
  })
})

interface Taking {
  readonly there: ReturnType<typeof world>
  readonly table: ReturnType<typeof memoryTable>
  readonly running: Promise<unknown>[]
}

async function take(one: Step, { there, table, running }: Taking): Promise<void> {
  if (typeof one === 'string') {
    if (one === 'hold') there.hold()
    if (one === 'let go' || one === 'lose') {
      await there.letGo(one === 'lose')
      await Promise.all(running.splice(0))
    }
    if (one === 'read') for (const reader of Object.values(there.warm)) await reader.now(agencyId)
    if (one === 'pack') await there.pack()
    if (one === 'wait' && running.length === 0) vi.setSystemTime(Date.now() + 3_600_000)
    if (one === 'lose snapshot') await loseSnapshot(table)
    return
  }
  const work = workOf(one, there).catch((error: unknown) => {
    if (!isExpected(error)) throw error
  })
  if ((await Promise.race([work, pauseOf(2)])) === 'waits') running.push(work)
}

/** Two of them at once on one record, or an email that is taken. */
const isExpected = (error: unknown): boolean =>
  refusalsOf(error) !== undefined ||
  error instanceof ClientChangedMeanwhile ||
  error instanceof ChangedMeanwhile ||
  (error instanceof AppError && error.code === 'client.email-exists')

const pauseOf = (ms: number) =>
  new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), ms))

function workOf(one: Exclude<Step, string>, there: Taking['there']): Promise<unknown> {
  if ('trip' in one) return there.saveTrip(one.trip, one.to)
  if ('remove' in one) return there.removeTrip(one.remove)
  return there.saveClient(one.client, one.change as Partial<ClientRecord>)
}

/** Its parts, or the item that names them. */
async function loseSnapshot(table: Taking['table']): Promise<void> {
  for (const list of Object.keys(kinds)) {
    const of = { agencyId, list }
    const head = await table.get(listSnapshotKey(of))
    if (head === undefined) continue
    const Key =
      list === 'trips'
        ? listSnapshotKey(of)
        : listPartKey(of, { readAt: Number(head.readAt), index: 0 })
    await table.write([{ Delete: { Key } }])
  }
}
