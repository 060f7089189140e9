import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClientMerge } from '#shared/api/client-merges'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema, mediaIdSchema } from '#shared/ids/ids'
import { finishMerges } from '../../../functions/client-merges/jobs/finish-merges'
import { createClientMerge } from '../../../functions/client-merges/routes/create-client-merge'
import { dismissClientDuplicate } from '../../../functions/client-merges/routes/dismiss-client-duplicate'
import { listClientDuplicates } from '../../../functions/client-merges/routes/list-client-duplicates'
import { listClientMerges } from '../../../functions/client-merges/routes/list-client-merges'
import { undoClientMerge } from '../../../functions/client-merges/routes/undo-client-merge'
import { mergeMakers, settleMerge } from '../../../functions/client-merges/settle-merge'
import { mergeStore } from '../../../functions/data/client-merges/merge-store'
import { noteItem } from '../../../functions/data/clients/client-log'
import type { ClientRecord } from '../../../functions/data/clients/client-records'
import { clientStore } from '../../../functions/data/clients/client-store'
import { mediaItem, mediaRecord } from '../../../functions/data/files/media-records'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { messageItem } from '../../../functions/data/itineraries/message-records'
import { clientLines } from '../../../functions/data/lists/client-lines'
import { listReader } from '../../../functions/data/lists/list-reader'
import { tripLines } from '../../../functions/data/lists/trip-lines'
import { sentMailStore } from '../../../functions/data/mail/sent-mails'
import { clientUpdateKey, messagesReadKey, taskKey } from '../../../functions/data/table/keys'
import { makeDeps } from '../../../functions/data/table/makers'
import { unpack } from '../../../functions/data/table/packed'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { anItinerary } from '../../shared/itinerary/builders'
import { anAgent, callAs, testNow } from '../../support/call-as'
import { deaths, dyingProcess } from '../../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../../support/engines'
import { memoryTable } from '../../support/memory-table'
import { quietLog } from '../../support/store-kinds'
import { aClient, peopleItems, storeClients, storesOf } from './people-world'

const marula = agencyIdSchema.parse('agy_marula')
const at = '2026-11-10T08:00:00.000Z'
const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' } as const

/**
 * Everything that can hang on a client: trips with payments and messages, how far they read, notes,
 * history, documents, tasks.
 */
async function hang(table: Table, client: ClientRecord, { trips }: { trips: number }) {
  const { id } = client
  for (let n = 0; n < trips; n++) {
    const trip = itineraryIdSchema.parse(`itn_${id.slice(4)}${n}`)
    const payment = {
      paymentId: `pay_${id.slice(4)}${n}`,
      paymentType: 'deposit',
      amount: 10_000,
      serviceFee: 0,
      status: 'Pending',
      dueDate: '2027-01-10',
    }
    const record = anItinerary({
      id: trip,
      clientId: id,
      params: { client: { id, name: `${client.firstName} ${client.lastName}` } },
      payments: [payment] as never,
    })
    const people = {
      clientData: { name: `${client.firstName} ${client.lastName}` },
      user: {
        agency: { name: 'Marula', agencyCode: 'MAR001' },
        agent: { fullName: 'Naledi', email: 'n@m.example' },
      },
    }
    const entry = { at, by, action: 'created', changes: [], requestId: 'test' }
    await itineraryStore(table).save({ after: { record, people }, entry })
    const message = {
      id: `msg_${n}aaaa`,
      agencyId: marula,
      itineraryId: trip,
      conversation: 'client' as const,
      text: 'Hello',
      sentAt: at,
    }
    const items = [
      messageItem({ ...message, clientId: id, by }),
      { ...messagesReadKey(marula, trip, id), upTo: at },
    ]
    const mail = sentMailStore(table).add({
      agencyId: marula,
      itineraryId: trip,
      at,
      id: `msg_${trip.slice(4)}`,
      clientId: id,
      kind: 'invitation',
      to: client.email,
      by,
    })
    await table.write([...items.map((Item) => ({ Put: { Item } })), mail.write])
  }
  const note = {
    id: `not_${id.slice(4)}`,
    clientId: id,
    text: 'Vegan',
    by: { id: client.agentId, fullName: 'Naledi' },
    createdAt: at,
  }
  const update = {
    id: `upd_${id.slice(4)}`,
    timestamp: at,
    status: 'lead',
    text: 'Called',
    agent: note.by,
    agency: { id: marula, name: 'M' },
  }
  const medium = mediaRecord.safeParse({
    presentationCategory: 'document',
    createdBy: { id: 'agt_naledi', name: 'Naledi' },

    id: mediaIdSchema.parse(`med_${id.slice(4)}`),
    agencyId: marula,
    clientId: id,
    key: 'private/file',
    status: 'approved',

    userFilename: 'passport.pdf',
    size: 1,
    mimeType: 'application/pdf',
    presentationOrder: 0,
    presentationVisibility: false,
    createdAt: at,
    tags: [],
    collections: [],
    categories: [],
    lightboxes: [],
  })
  if (!medium.success) throw new Error(JSON.stringify(medium.error.issues))
  const { gsi2pk: _due, gsi2sk: _until, ...file } = mediaItem(medium.data, testNow)
  const items: Item[] = [
    noteItem(marula, note),
    { ...clientUpdateKey(marula, id, update), ...update },
    file,
    { ...taskKey(marula, `tsk_${id.slice(4)}` as never), clientId: id, title: 'Call', version: 1 },
  ]
  await table.write(items.map((Item) => ({ Put: { Item } })))
}

function calls(
  table: Table,
  { now = testNow, ...named }: Parameters<typeof anAgent>[0] & { now?: Date } = {},
) {
  const lists = {
    clientList: listReader(table, clientLines),
    tripList: listReader(table, tripLines),
    merges: mergeStore(table),
  }
  const deps = { ...makeDeps(mergeMakers, table), ...storesOf(table), ...lists }
  const as = { principal: anAgent(named), now: () => now }
  const call = (useCase: unknown, body?: object) =>
    callAs(
      useCase as Parameters<typeof callAs>[0],
      deps as never,
      as,
    )(body === undefined ? {} : { body }) as Promise<{
      status: number
      body: ClientMerge & {
        error?: { code: string }
        count: number
        pairs: { reasons: string[]; clients: { id: string; itineraryCount: number }[] }[]
      }
    }>
  return {
    duplicates: () => call(listClientDuplicates),
    list: () => call(listClientMerges),
    dismiss: (...clientIds: string[]) => call(dismissClientDuplicate, { clientIds }),
    merge: (keep: ClientRecord, lose: ClientRecord, fromLose: string[] = []) =>
      call(createClientMerge, {
        keepId: keep.id,
        loseId: lose.id,
        fromLose,
        versions: { keep: keep.version, lose: lose.version },
      }),
    undo: (loseId: string) => call(undoClientMerge, { loseId }),
  }
}
const jobDeps = (table: Table, now = testNow) => ({
  ...makeDeps(mergeMakers, table),
  clock: clockAt(() => now),
  makeId: randomId,
})

const idle = /^(HISTORY|COSTCHANGE|CHANGE|MERGE|ITINERARY#)/
/**
 * Versions and amounts stand in a trip's line without names; its amounts are compared with the
 * trip.
 */
const isFigure = (line: readonly unknown[], one: unknown) =>
  String(line[0]).startsWith('itn_') && typeof one === 'number'

/** All that is kept of clients and their trips, without what each change moves or adds. */
function contents(items: Iterable<Item>) {
  const drop = new Set(['version', 'updatedAt', 'updatedDate', 'contentVersion', 'clientVersion'])
  const plain = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return plain(unpack(value))
    if (Array.isArray(value)) return value.filter((one) => !isFigure(value, one)).map(plain)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(
      ([name, inner]) => !drop.has(name) && inner !== undefined,
    )
    return Object.fromEntries(
      entries
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, inner]) => [name, plain(inner)]),
    )
  }
  const kept = [...items].filter(
    ({ pk, sk }) =>
      /#(CLIENT|EMAIL|ITINERARY|PAYMENT|MEDIA)#|#TASKS$/.test(`${pk}`) &&
      !idle.test(`${sk}`) &&
      sk !== 'RENAMING',
  )
  return kept.map((item) => JSON.stringify(plain(item))).sort()
}
/** What each trip holds now. */
const tripsNow = async (table: Table, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const {
        version: _v,
        updatedAt: _u,
        ...record
      } = (await itineraryStore(table).get(marula, itineraryIdSchema.parse(id)))?.record ?? {}
      return { ...record, version: 0 }
    }),
  )

const ada = aClient('ada1', { contact: { phone: '+267 71 234 567', address: '' } })
const adah = aClient('ada2', {
  firstName: 'Adah',
  contact: { phone: '71234567', address: 'Main Road 1' },
  status: 'planning',
})

async function world(table: Table) {
  await table.write(peopleItems().map((Item) => ({ Put: { Item } })))
  await storeClients(table, ada, adah)
  await hang(table, ada, { trips: 1 })
  await hang(table, adah, { trips: 2 })
}
const withWorld = async () => {
  const table = memoryTable()
  await world(table)
  return table
}
const trips = ['itn_ada10', 'itn_ada20', 'itn_ada21']

describe.each(routeEngines)('merging clients on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
    await world(running.table)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(() => undefined)

  test('finds the pair, moves all that hangs on one, and leads the old id and email to the other', async () => {
    const { table } = running
    const { duplicates, merge, list, undo } = calls(table)
    expect((await duplicates()).body).toMatchObject({
      count: 1,
      pairs: [
        {
          reasons: ['phone', 'similar-name'],
          clients: [
            { id: adah.id, itineraryCount: 2 },
            { id: ada.id, itineraryCount: 1 },
          ],
        },
      ],
    })
    const { status, body } = await merge(ada, adah, ['address', 'status'])
    expect([status, body]).toMatchObject([
      200,
      { state: 'moving', keepName: 'Ada Moremi', loseName: 'Adah Moremi' },
    ])
    const clients = clientStore(table)
    expect(await clients.get(marula, adah.id)).toMatchObject({
      id: ada.id,
      status: 'planning',
      contact: { address: 'Main Road 1' },
    })
    expect((await clients.withTrips(marula, adah.id))?.trips.map(({ id }) => id).sort()).toEqual(
      trips,
    )
    expect(await clients.hasEmail(marula, adah.email)).toBe(true)
    const tripList = await listReader(table, tripLines).now(marula)
    const lines = Array.from(tripList.pick({ kind: 'and', of: [] }, ['clientId', 'clientName']))
    expect(lines).toEqual(trips.map(() => ({ clientId: ada.id, clientName: 'Ada Moremi' })))
    const list2 = await listReader(table, clientLines).now(marula)
    expect(Array.from(list2.pick({ kind: 'and', of: [] }, ['id']))).toEqual([{ id: ada.id }])
    expect((await list()).body).toMatchObject([{ loseId: adah.id }])
    expect((await undo(adah.id)).body).toMatchObject({ state: 'undoing' })
    expect((await clients.withTrips(marula, adah.id))?.trips.map(({ id }) => id).sort()).toEqual(
      trips.slice(1),
    )
    const again = await listReader(table, clientLines).now(marula)
    expect(Array.from(again.pick({ kind: 'and', of: [] }, ['id'])).length).toBe(2)
  })
})

test('merging and undoing leave every kind of record as before, whichever values were chosen', async () => {
  const fields = fc.subarray(['firstName', 'lastName', 'email', 'phone', 'address', 'status'])
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), async (fromLose, isOtherWay) => {
      const table = await withWorld()
      const [before, tripsBefore] = [contents(table.items()), await tripsNow(table, trips)]
      const [keep, lose] = isOtherWay ? [adah, ada] : [ada, adah]
      const { merge, undo } = calls(table)
      expect((await merge(keep, lose, fromLose)).status).toBe(200)
      const merged = await tripsNow(table, trips)
      expect(merged.map(({ clientId }) => clientId)).toEqual(trips.map(() => keep.id))
      expect(
        contents(table.items()).filter(
          (item) => item.includes(lose.id) && !item.includes('MOVED#'),
        ),
      ).toHaveLength(2)
      expect((await undo(lose.id)).status).toBe(200)
      expect(contents(table.items())).toEqual(before)
      expect(await tripsNow(table, trips)).toEqual(tripsBefore)
    }),
    { numRuns: 25 },
  )
})

test('a process that dies at any call of a merge or of its undoing is finished by the job', async () => {
  quietLog()
  const clean = await withWorld()
  const before = contents(clean.items())
  const run = async (isUndo: boolean, death?: Parameters<typeof dyingProcess>[0]) => {
    const table = await withWorld()
    if (isUndo) await calls(table).merge(ada, adah)
    const dying = dyingProcess(death)
    const { merge, undo } = calls(dying.table(table))
    await (isUndo ? undo(adah.id) : merge(ada, adah)).catch(() => undefined)
    const isBegun =
      (await mergeStore(table).get(marula, adah.id))?.state === (isUndo ? 'undoing' : 'moving')
    if (!isBegun) await (isUndo ? calls(table).undo(adah.id) : calls(table).merge(ada, adah))
    await finishMerges(jobDeps(table))
    await finishMerges(jobDeps(table, new Date(testNow.getTime() + 11 * 60_000)))
    const merge2 = await mergeStore(table).get(marula, adah.id)
    return { calls: dying.calls(), state: merge2?.state, contents: contents(table.items()) }
  }
  const [merged, undone] = [await run(false), await run(true)]
  expect([merged.state, undone.state]).toEqual(['done', 'undone'])
  expect(undone.contents).toEqual(before)
  for (const [isUndo, whole] of [
    [false, merged],
    [true, undone],
  ] as const) {
    for (const death of deaths(whole.calls)) {
      const { contents: left, state } = await run(isUndo, death)
      const where = `${isUndo ? 'undoing' : 'merging'} dies ${death.when} call ${death.call}`
      expect({ left, state }, where).toEqual({ left: whole.contents, state: whole.state })
    }
  }
}, 60_000)

test('two at once: one merges, the other is told that the clients have changed', async () => {
  const table = await withWorld()
  const { merge } = calls(table)
  const answers = await Promise.all([merge(ada, adah), merge(adah, ada)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await merge(ada, adah)).status).toBe(answers[0]?.status === 200 ? 200 : 409)
})

test('what was changed since a merge stays so when it is undone', async () => {
  const table = await withWorld()
  const { merge, undo } = calls(table)
  await merge(ada, adah, ['email', 'address'])
  const store = clientStore(table)
  const current = await store.get(marula, ada.id)
  if (current === undefined) throw new Error('gone')
  await store.save({
    before: current,
    after: { ...current, email: 'new@example.com', lastName: 'Dube', version: current.version + 1 },
  })
  await undo(adah.id)
  expect(await store.get(marula, ada.id)).toMatchObject({
    email: 'new@example.com',
    lastName: 'Dube',
    contact: { address: '' },
  })
  expect(await store.get(marula, adah.id)).toMatchObject({ id: adah.id, email: adah.email })
  const holder = async (email: string) =>
    [...table.items()].find(({ pk }) => pk === `AGENCY#agy_marula#EMAIL#${email}`)?.clientId
  expect(await Promise.all(['new@example.com', adah.email, ada.email].map(holder))).toEqual([
    ada.id,
    adah.id,
    undefined,
  ])
})

test('is undone within a day only, not by colleagues or other agencies, and not once the client was merged on', async () => {
  const table = await withWorld()
  const { merge, dismiss, duplicates } = calls(table)
  const other = { agencyId: 'agy_other', agentId: 'agt_peter', isAgencyAdmin: true }
  for (const stranger of [other, { agentId: 'agt_thabo' }]) {
    const theirs = calls(table, stranger as never)
    expect((await theirs.merge(ada, adah)).status).toBe(404)
    expect((await theirs.dismiss(ada.id, adah.id)).status).toBe(404)
    expect((await theirs.duplicates()).body.count).toBe(0)
  }
  expect((await dismiss(adah.id, ada.id)).status).toBe(200)
  expect((await duplicates()).body.count).toBe(0)
  await merge(ada, adah)
  expect((await calls(table, other as never).undo(adah.id)).status).toBe(404)
  const late = calls(table, { now: new Date(testNow.getTime() + 86_400_001) })
  expect((await late.undo(adah.id)).body.error?.code).toBe('merge.not-undoable')
  const third = aClient('third', { firstName: 'Third' })
  await storeClients(table, third)
  const now = await clientStore(table).getOne(marula, ada.id)
  if (now !== undefined) await merge(third, now)
  expect((await calls(table).undo(adah.id)).body.error?.code).toBe('merge.not-undoable')
  expect((await clientStore(table).get(marula, adah.id))?.id).toBe(third.id)
  expect(
    (await clientStore(table).withTrips(marula, clientIdSchema.parse(adah.id)))?.trips,
  ).toHaveLength(3)
  const settled = await mergeStore(table).get(marula, adah.id)
  expect(settled && (await settleMerge(jobDeps(table), settled, 1000)).state).toBe('moving')
})
