import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClientImport } from '#shared/api/client-imports'
import { agencyIdSchema } from '#shared/ids/ids'
import { continueImport } from '../../../functions/client-import/continue-import'
import { continueImports } from '../../../functions/client-import/jobs/continue-imports'
import { createClientImport } from '../../../functions/client-import/routes/create-client-import'
import { deleteClientImport } from '../../../functions/client-import/routes/delete-client-import'
import { getClientImport } from '../../../functions/client-import/routes/get-client-import'
import { getClientImportReport } from '../../../functions/client-import/routes/get-client-import-report'
import { listClientImports } from '../../../functions/client-import/routes/list-client-imports'
import { runClientImport } from '../../../functions/client-import/routes/run-client-import'
import { sendClientImportPart } from '../../../functions/client-import/routes/send-client-import-part'
import { startClientImport } from '../../../functions/client-import/routes/start-client-import'
import { undoClientImport } from '../../../functions/client-import/routes/undo-client-import'
import { clientsOfRows } from '../../../functions/data/client-imports/clients-of-rows'
import { importStore } from '../../../functions/data/client-imports/import-store'
import { clientLog } from '../../../functions/data/clients/client-log'
import { clientStore } from '../../../functions/data/clients/client-store'
import { clientLines } from '../../../functions/data/lists/client-lines'
import { listReader } from '../../../functions/data/lists/list-reader'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../../support/call-as'
import { deaths, dyingProcess } from '../../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../../support/engines'
import { memoryTable } from '../../support/memory-table'
import { aClient, peopleItems, storeClients, storesOf } from './people-world'

const marula = agencyIdSchema.parse('agy_marula')
const row = (number: number, named: object = {}) => ({
  row: number,
  firstName: 'Guest',
  lastName: `Number ${number}`,
  email: `guest${number}@example.com`,
  phone: '',
  address: '',
  notes: '',
  ...named,
})
type Row = ReturnType<typeof row>

/** What the product may call of an import, as one of its agents. */
function calls(table: Table, named: Parameters<typeof anAgent>[0] = {}) {
  const deps = { imports: importStore(table), clientRows: clientsOfRows(table), ...storesOf(table) }
  const as = { principal: anAgent(named) }
  const call =
    (useCase: Parameters<typeof callAs>[0]) =>
    async (request: object = {}) => {
      const { status, body } = await callAs(useCase as never, deps, as)(request)
      return { status, body: body as ClientImport & { error?: { code: string } } }
    }
  const of = (useCase: unknown) => (id: string, body?: object) =>
    call(useCase as never)({ params: { id }, ...(body && { body }) })
  const made = {
    create: call(createClientImport as never),
    list: call(listClientImports as never),
    get: of(getClientImport),
    send: of(sendClientImportPart),
    start: of(startClientImport),
    run: of(runClientImport),
    undo: of(undoClientImport),
    remove: of(deleteClientImport),
    report: (id: string, part = 1) =>
      call(getClientImportReport as never)({ params: { id, part: String(part) } }),
    /** Sends rows in parts of a size, up to where the import is checked. */
    async sent(rows: readonly Row[], size = 500) {
      const parts = Math.ceil(rows.length / size)
      const body = {
        fileName: 'list.csv',
        fingerprint: 'f',
        settings: '{}',
        rows: rows.length,
        parts,
      }
      const { id } = (await made.create({ body })).body
      for (let part = 1; part <= parts; part++) {
        const { status, body: said } = await made.send(id, {
          part,
          rows: rows.slice((part - 1) * size, part * size),
        })
        expect(status, JSON.stringify(said)).toBe(200)
      }
      return id
    },
    async ran(id: string) {
      for (;;) {
        const { body } = await made.run(id)
        if (body.state === 'done' || body.state === 'undone') return body
      }
    },
  }
  return made
}

/** Clients and their emails, without what every change of one moves. */
const clientsIn = (items: Iterable<Item>) =>
  [...items]
    .filter(({ pk }) => /#(CLIENT|EMAIL)#/.test(String(pk)))
    .map(({ version: _v, updatedAt: _u, listed: _l, ...item }) => item)
    .sort((one, other) => `${one.pk}${one.sk}`.localeCompare(`${other.pk}${other.sk}`))

describe.each(routeEngines)('an import of a client list on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(() => running.table.write(peopleItems().map((Item) => ({ Put: { Item } }))))

  test('judges every row with its reason and writes nothing before it is started', async () => {
    const { sent, get, report, start, run } = calls(running.table)
    await storeClients(running.table, aClient('zoe1'))
    const id = await sent([
      row(2),
      row(3, { email: 'no mail' }),
      row(4, { firstName: 'x'.repeat(101), phone: '9'.repeat(51) }),
      row(5, { lastName: '' }),
      row(6, { email: 'GUEST2@example.com', sameAs: 2 }),
      row(7, { email: ' Zoe1@Example.com ' }),
      row(8, { firstName: '=HYPERLINK("http://x","y")', notes: '@SUM(1)' }),
    ])
    expect((await get(id)).body).toMatchObject({
      state: 'checked',
      counts: { ready: 2, refused: 4, duplicate: 1 },
    })
    expect((await report(id)).body).toMatchObject([
      { row: 3, kind: 'refused', why: 'Email must be valid' },
      {
        row: 4,
        why: 'First name must be at most 100 characters; Phone must be at most 50 characters',
      },
      { row: 5, why: 'Last name is required' },
      { row: 6, why: 'Same email as row 2' },
      { row: 7, kind: 'duplicate', why: 'Already a client' },
    ])
    const store = clientStore(running.table)
    expect(await store.hasEmail(marula, 'guest2@example.com')).toBe(false)
    await start(id, { duplicates: 'skip' })
    expect((await run(id)).body).toMatchObject({
      state: 'done',
      counts: { created: 2, refused: 4, skipped: 1 },
    })
    const list = await listReader(running.table, clientLines).now(marula)
    const names = Array.from(list.pick({ kind: 'and', of: [] }, ['firstName', 'email']))
    expect(names).toContainEqual({
      firstName: '=HYPERLINK("http://x","y")',
      email: 'guest8@example.com',
    })
  })

  test('is another’s for colleagues and for other agencies, and open to lead agents', async () => {
    const id = await calls(running.table).sent([row(20)])
    for (const stranger of [
      { agentId: 'agt_thabo' },
      { agencyId: 'agy_other', agentId: 'agt_peter', isAgencyAdmin: true },
    ]) {
      const { get, start, send, run, undo, remove, report, list } = calls(
        running.table,
        stranger as never,
      )
      const answers = [
        get(id),
        start(id, { duplicates: 'skip' }),
        send(id, { part: 1, rows: [row(20)] }),
        run(id),
        undo(id),
      ]
      for (const { status } of await Promise.all([...answers, remove(id), report(id)]))
        expect(status).toBe(404)
      expect(JSON.stringify((await list()).body)).not.toContain(id)
    }
    const lead = calls(running.table, { agentId: 'agt_thabo', isAgencyAdmin: true } as never)
    expect((await lead.get(id)).status).toBe(200)
    expect((await lead.remove(id)).status).toBe(200)
    expect((await lead.get(id)).status).toBe(404)
  })

  test('takes parts in their order, each once, and finds what was begun by the file', async () => {
    const { create, send, start, remove, undo } = calls(running.table)
    const body = { fileName: 'a.csv', fingerprint: 'same', settings: '{}', rows: 2, parts: 2 }
    const { id } = (await create({ body })).body
    expect((await send(id, { part: 2, rows: [row(31)] })).status).toBe(400)
    await send(id, { part: 1, rows: [row(30)] })
    await send(id, { part: 1, rows: [row(30)] })
    expect((await create({ body })).body).toMatchObject({ id, sent: 1, counts: { ready: 1 } })
    expect((await start(id, { duplicates: 'skip' })).body.error?.code).toBe('import.wrong-state')
    expect((await undo(id)).body.error?.code).toBe('import.wrong-state')
    expect((await send(id, { part: 2, rows: [row(31)] })).body).toMatchObject({
      state: 'checked',
      counts: { ready: 2 },
    })
    await start(id, { duplicates: 'skip' })
    expect((await remove(id)).body.error?.code).toBe('import.wrong-state')
  })

  test('fills only what a client has empty, a colleague’s only for lead agents', async () => {
    const { table } = running
    await storeClients(
      table,
      aClient('own1', { contact: { phone: '', address: 'Old Road 1' } }),
      aClient('their1', { agentId: 'agt_thabo' }),
    )
    const rows = ['own1', 'their1'].map((who, at) =>
      row(40 + at, {
        email: `${who}@example.com`,
        phone: '+267 71 000 000',
        address: 'New Road',
        notes: 'Vegan',
      }),
    )
    const { sent, start, ran, report, undo } = calls(table)
    const id = await sent(rows)
    await start(id, { duplicates: 'fill' })
    expect((await ran(id)).counts).toEqual({ filled: 1, skipped: 1 })
    const store = clientStore(table)
    const { contact } = (await store.get(marula, aClient('own1').id)) ?? {}
    expect(contact).toEqual({ phone: '+267 71 000 000', address: 'Old Road 1' })
    expect(await clientLog(table).notes(marula, aClient('own1').id)).toMatchObject([
      { text: 'Vegan' },
    ])
    expect((await report(id)).body).toMatchObject([
      { kind: 'filled' },
      { kind: 'skipped', why: 'Already a client' },
    ])
    await undo(id)
    expect((await ran(id)).counts).toEqual({ restored: 1, skipped: 1 })
    expect(await store.get(marula, aClient('own1').id)).toMatchObject({ contact: { phone: '' } })
    expect(await clientLog(table).notes(marula, aClient('own1').id)).toEqual([])
  })

  test('keeps clients that were changed or used since when it is undone, and says which', async () => {
    const { table } = running
    const { sent, start, ran, undo, report } = calls(table)
    const id = await sent([row(50), row(51), row(52)])
    await start(id, { duplicates: 'skip' })
    await ran(id)
    const store = clientStore(table)
    const created = await clientsOfRows(table).byEmail(marula, ['guest50@example.com'])
    const before = await store.get(marula, created.get('guest50@example.com') as never)
    if (before === undefined) throw new Error('not imported')
    await store.save({ before, after: { ...before, lastName: 'Married', version: 2 } })
    await undo(id)
    expect((await ran(id)).counts).toEqual({ kept: 1, removed: 2 })
    expect((await report(id)).body).toMatchObject([
      { row: 50, kind: 'kept', why: 'Changed since the import' },
    ])
    expect(await store.hasEmail(marula, 'guest51@example.com')).toBe(false)
    const list = await listReader(table, clientLines).now(marula)
    const emails = Array.from(list.pick({ kind: 'and', of: [] }, ['email']), ({ email }) => email)
    expect(emails).toContain('guest50@example.com')
    expect(emails).not.toContain('guest51@example.com')
  })
})

const withPeople = async () => {
  const table = memoryTable()
  await table.write(peopleItems().map((Item) => ({ Put: { Item } })))
  return table
}
const depsOf = (table: Table) => ({
  imports: importStore(table),
  clientRows: clientsOfRows(table),
  clock: clockAt(() => testNow),
  makeId: randomId,
})

test('importing and undoing leave every client as before, whatever rows there were and whoever was there', async () => {
  const someone = fc.record({
    email: fc.constantFrom('a', 'b', 'c', 'd', 'bad mail', ''),
    phone: fc.constantFrom('', '1'),
    notes: fc.constantFrom('', 'n'),
  })
  const lists = fc.record({
    there: fc.uniqueArray(someone, { selector: ({ email }) => email, maxLength: 4 }),
    rows: fc.array(someone, { minLength: 1, maxLength: 12 }),
    duplicates: fc.constantFrom('skip', 'fill'),
    size: fc.integer({ min: 1, max: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(lists, async ({ there, rows, duplicates, size }) => {
      const table = await withPeople()
      const clients = there.map(({ email, phone, notes }, at) =>
        aClient(`there${at}`, {
          email: `${email}@example.com`,
          contact: { phone, address: notes },
        }),
      )
      await storeClients(table, ...clients)
      const before = clientsIn(table.items())
      const { sent, start, ran, undo } = calls(table)
      const id = await sent(
        rows.map(({ email, ...rest }, at) =>
          row(at + 2, { ...rest, email: email === '' ? '' : `${email}@example.com` }),
        ),
        size,
      )
      expect(clientsIn(table.items())).toEqual(before)
      await start(id, { duplicates })
      const { counts } = await ran(id)
      const emails = clientsIn(table.items()).filter(({ pk }) => `${pk}`.includes('#EMAIL#')).length
      expect(emails - there.length).toBe(counts.created ?? 0)
      await undo(id)
      await ran(id)
      expect(clientsIn(table.items())).toEqual(before)
    }),
    { numRuns: 60 },
  )
})

test('a process that dies at any call of an import leaves nothing half done: the next one finishes it', async () => {
  const rows = Array.from({ length: 85 }, (_, at) => row(at + 2))
  const outcome = async (death?: Parameters<typeof dyingProcess>[0]) => {
    const table = await withPeople()
    const { sent, start, get } = calls(table)
    const id = await sent(rows, 50)
    await start(id, { duplicates: 'skip' })
    const record = await importStore(table).get(marula, id)
    if (record === undefined) throw new Error('not there')
    const dying = dyingProcess(death)
    await continueImport(depsOf(dying.table(table)), record, 10_000).catch(() => undefined)
    const standing = importStore(table).standing
    expect((await standing(new Date(testNow.getTime() + 1000))).length).toBe(
      death === undefined ? 0 : (await get(id)).body.state === 'done' ? 0 : 1,
    )
    await continueImports({
      ...depsOf(table),
      clock: clockAt(() => new Date(testNow.getTime() + 60_000)),
    })
    const { state, counts } = (await get(id)).body
    return { state, counts, clients: clientsIn(table.items()).length, calls: dying.calls() }
  }
  const { calls: ofAll, ...clean } = await outcome()
  expect(clean).toMatchObject({ state: 'done', counts: { created: 85 }, clients: 170 })
  for (const death of deaths(ofAll))
    expect(await outcome(death), `dies ${death.when} call ${death.call}`).toMatchObject(clean)
})

test('two who go on with one import at once make each client once', async () => {
  const table = await withPeople()
  const { sent, start, run, ran } = calls(table)
  const id = await sent(Array.from({ length: 200 }, (_, at) => row(at + 2)))
  await start(id, { duplicates: 'skip' })
  await Promise.all([run(id), run(id), run(id)])
  expect(await ran(id)).toMatchObject({ done: 200, counts: { created: 200 } })
  expect(clientsIn(table.items())).toHaveLength(400)
})

test('a client who comes in while a batch is written is a duplicate, and the others of the batch are imported', async () => {
  const table = await withPeople()
  const { sent, start, ran } = calls(table)
  const id = await sent([row(2), row(3)])
  await start(id, { duplicates: 'skip' })
  const write = vi.spyOn(table, 'write').mockImplementationOnce(async (writes) => {
    write.mockRestore()
    await storeClients(table, aClient('quick', { email: 'guest3@example.com' }))
    return table.write(writes)
  })
  expect((await ran(id)).counts).toEqual({ created: 1, skipped: 1 })
})
