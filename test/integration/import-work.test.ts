import { beforeEach, describe, expect, test } from 'vitest'
import { sendImportRows } from '../../functions/content-imports/routes/send-import-rows'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { waitsMs } from '../../functions/data/editions/edition-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../functions/data/people/agency-store'
import type { Item, Table } from '../../functions/data/table/table-access'
import { resumeImports } from '../../functions/managers/jobs/publish-scheduled'
import { contentPublisher } from '../../functions/managers/publish-content'
import { clockAt } from '../../functions/runtime/clock'
import { randomId } from '../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../support/call-as'
import { deaths, dyingProcess } from '../support/dying-process'
import { importWorld, numberRows } from '../support/import-world'
import { type MemoryTable, memoryTable } from '../support/memory-table'
import { places } from '../support/published'
import { quietLog } from '../support/store-kinds'
import { aCamp } from '../support/suppliers'

const agency = agencyRecord.parse({
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_naledi'],
})
const person = (id: string) =>
  agentRecord.parse({
    id,
    agencyId: 'agy_marula',
    email: `${id}@marula.example`,
    firstName: id.slice(4),
    lastName: 'Mokoena',
    capabilities: ['contentmanager'],
    objectives: { passwordSet: true },
  })
const id = 'his_0123456789abcdef'
const message = { kind: 'content-import', importId: id }
const camp = (code: string, campName = `${code} Camp`) => ({
  supplierCode: code,
  campName,
  countryRegionCode: 'BW-OKA',
  latitude: '-19.3',
  longitude: '23.1',
})
/** One that changes, one that is new, one that is wrong. */
const rows = [
  camp('ALFA', 'Alfa by the River'),
  camp('NEWCAMP'),
  { ...camp('WRONG'), countryRegionCode: 'XX-NON' },
]
const manyRows = Array.from({ length: 300 }, (_, at) => camp(`N${String(at).padStart(4, '0')}`))
const counts = { rows: 3, added: 1, changed: 1, same: 0, problems: 1, kept: 0 }

describe('work on an import of the catalogue', () => {
  let table: MemoryTable
  let start: Item[]
  beforeEach(async () => {
    quietLog()
    table = memoryTable()
    const items = [
      ...catalogueItems({ ...places, camps: [aCamp({ supplierCode: 'ALFA', campName: 'Alfa' })] }),
      agencyItem(agency),
      ...agentItems(person('agt_naledi'), 'hash'),
      ...agentItems(person('agt_thabo'), 'hash'),
    ]
    for (const Item of items) await table.write([{ Put: { Item } }])
    start = [...table.items()]
  })
  const startAgain = async (from = start) => {
    table = memoryTable()
    for (const Item of from) await table.write([{ Put: { Item } }])
  }
  const nameOf = async (code: string) => {
    const found = await catalogueStore(table).get('camp', code)
    return found && (found.disabled ? `${found.campName}, disabled` : found.campName)
  }
  const names = () => Promise.all(['ALFA', 'NEWCAMP', 'WRONG'].map(nameOf))
  const before = ['Alfa', undefined, undefined]
  const after = ['Alfa by the River', 'NEWCAMP Camp', undefined]
  const undone = ['Alfa', 'NEWCAMP Camp, disabled', undefined]
  const isPending = (item: Item) => 'pendingIn' in item || String(item.sk).startsWith('ENTRY#')
  const versions = () =>
    [...table.items()].filter(({ sk }) => String(sk).startsWith('VERSION#')).length
  const auditOf = (action: string) =>
    [...table.items()].filter((item) => item.action === action).length

  test.each([
    ['checking', before, 'checked'],
    ['publishing', after, 'published'],
    ['undoing', undone, 'undone'],
  ] as const)(
    'that dies while %s is finished by the next worker: nothing is lost or there twice',
    async (phase, names_, state) => {
      const first = importWorld(table)
      await first.send(id, 'camps', rows)
      if (phase !== 'checking') await first.work()
      if (phase !== 'checking') await first.publish(id)
      if (phase === 'undoing') await first.work()
      if (phase === 'undoing') await first.undo(id)
      const begun = [...table.items()]
      const whole = dyingProcess()
      await first.workOnce(message, whole.table(table))
      const [versionCount, changes] = [versions(), JSON.stringify(await first.view(id))]
      for (const death of deaths(whole.calls())) {
        const where = `${death.when} call ${death.call}`
        await startAgain(begun)
        const { workOnce, view } = importWorld(table)
        await workOnce(message, dyingProcess(death).table(table))
        await workOnce(message)
        expect(await names(), where).toEqual(names_)
        expect(JSON.stringify(await view(id)), where).toBe(changes)
        expect(await view(id)).toMatchObject({ state, done: 3, counts })
        expect([...table.items()].filter(isPending), where).toEqual([])
        expect(versions(), where).toBe(versionCount)
        expect(auditOf('agent_imported_content'), where).toBe(phase === 'checking' ? 0 : 1)
      }
    },
  )

  test('by two workers at the same moment has the effect of one', async () => {
    const world = importWorld(table)
    const both = () => Promise.all([world.workOnce(message), world.workOnce(message)])
    await world.send(id, 'camps', manyRows)
    await both()
    expect(await world.view(id)).toMatchObject({ state: 'checked', done: 300 })
    await world.publish(id)
    await both()
    await world.work()
    const view = await world.view(id)
    expect(view).toMatchObject({ state: 'published', done: 300, counts: { added: 300 } })
    expect(versions()).toBe(300)
    await world.undo(id)
    await both()
    await world.work()
    expect(await world.view(id)).toMatchObject({ state: 'undone', counts: { kept: 0 } })
    expect([versions(), await nameOf('N0299')]).toEqual([600, 'N0299 Camp, disabled'])
    expect([...table.items()].filter(isPending)).toEqual([])
  })

  test('that takes longer than a delivery is gone on with by further messages', async () => {
    const world = importWorld(table)
    await world.send(id, 'camps', manyRows)
    const steps: number[] = []
    for (let next = world.messages.shift(); next !== undefined; next = world.messages.shift()) {
      await world.workOnce(next, table, { forMs: -1 })
      steps.push((await world.view(id, { from: '9999' })).done)
      if (steps.length > 3) break
    }
    expect(steps).toEqual([0, 0, 0, 0]) // no time for a batch: nothing is begun, nothing is lost
    await world.workOnce(message)
    expect(await world.view(id)).toMatchObject({ state: 'checked', done: 300 })
  })

  test('leaves what a colleague changed since as it is when it is undone, and says so at the row', async () => {
    const world = importWorld(table)
    await world.importFile(id, 'camps', rows)
    const content = contentPublisher(table)
    const by = { id: 'agt_thabo', name: 'Thabo', agencyId: agency.id }
    await content.publish({
      ref: { kind: 'camp', code: 'ALFA' },
      changes: { campName: 'Alfa of Thabo' },
      by,
      limits: [],
      now: testNow,
      edition: 'his_ofthabo000000000',
      audit: {
        id: randomId('audit'),
        action: 'agent_published_content',
        agencyId: agency.id,
        timestamp: testNow.toISOString(),
        by: { kind: 'agent', ...by },
      },
    })
    await world.undo(id)
    await world.work()
    expect(await names()).toEqual(['Alfa of Thabo', 'NEWCAMP Camp, disabled', undefined])
    expect(await world.view(id, { only: 'kept' })).toMatchObject({
      state: 'undone',
      counts: { kept: 1 },
      outcomes: [
        {
          code: 'ALFA',
          rows: [2],
          kept: [{ field: 'campName', message: 'was changed again since' }],
        },
      ],
    })
  })

  test('leaves no trace in the catalogue when it is cancelled while it is published', async () => {
    const world = importWorld(table)
    await world.send(id, 'camps', manyRows)
    await world.work()
    await world.publish(id)
    let writes = 0
    const cancelling: Table = {
      ...table,
      write: async (all) => {
        if (++writes === 5) await world.cancel(id)
        return table.write(all)
      },
    }
    await world.work(cancelling)
    await world.work()
    expect(await world.view(id)).toMatchObject({ state: 'cancelled' })
    expect([versions(), await nameOf('N0000')]).toEqual([0, undefined])
    expect([...table.items()].filter(isPending)).toEqual([])
    expect((await world.publish(id)).status).toBe(409)
    expect((await world.undo(id)).status).toBe(409)
  })

  test('ends as failed after its last delivery, with nothing published', async () => {
    const world = importWorld(table)
    await world.send(id, 'camps', rows)
    await world.work()
    await world.publish(id)
    const broken: Table = { ...table, getMany: () => Promise.reject(new Error('no answer')) }
    const { batchItemFailures } = await world.workOnce(message, broken, { deliveries: 4 })
    expect(batchItemFailures).toHaveLength(1)
    expect(await world.view(id)).toMatchObject({ state: 'failed' })
    expect(await names()).toEqual(before)
  })

  test('that stood still until its edition was given up has failed, and the camp is free', async () => {
    const world = importWorld(table)
    await world.send(id, 'camps', rows)
    await world.work()
    await world.publish(id)
    let writes = 0
    const dying: Table = {
      ...table,
      write: (all) => (++writes > 2 ? Promise.reject(new Error('gone')) : table.write(all)),
    }
    await world.workOnce(message, dying)
    const late = new Date(testNow.getTime() + 2 * waitsMs)
    await contentPublisher(table).editions.resume(late, Date.now() + 60_000)
    await world.work()
    expect(await world.view(id)).toMatchObject({ state: 'failed' })
    expect([...table.items()].filter(isPending)).toEqual([])
  })

  test('whose message was lost is told to a worker again, once nothing has moved for minutes', async () => {
    const world = importWorld(table)
    await world.send(id, 'camps', rows)
    world.messages.length = 0
    const { imports, queue } = world.deps
    const resumeAt = (minutes: number) => {
      const clock = clockAt(() => new Date(testNow.getTime() + minutes * 60_000))
      return resumeImports({ imports, queue, clock, makeId: randomId })
    }
    expect([await resumeAt(1), await resumeAt(6)]).toEqual([0, 1])
    await world.work()
    expect([(await world.view(id)).state, await resumeAt(20)]).toEqual(['checked', 0])
  })

  test('that is not there is not found, and one that is not checked is not published', async () => {
    const { deps, send, work, messages, ...world } = importWorld(table)
    const steps = {
      'POST /api/ContentImports/{importId}/publish': world.publish,
      'POST /api/ContentImports/{importId}/cancel': world.cancel,
      'POST /api/ContentImports/{importId}/undo': world.undo,
    }
    for (const [address, step] of Object.entries(steps))
      expect((await step(id)).status, address).toBe(404)
    await send(id, 'camps', rows)
    for (const step of [world.publish, world.undo])
      expect(await step(id)).toMatchObject({
        status: 409,
        body: { error: { code: 'import.wrong-state' } },
      })
    await work()
    for (const _time of ['once', 'again'])
      expect(await world.publish(id)).toMatchObject({ body: { state: 'publishing' } })
    expect(messages).toHaveLength(2) // the worker is told again, in case the first was lost
    await work()
    expect((await world.cancel(id)).status).toBe(409)
    const manager = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const body = { table: 'camps', name: 'camps.csv', parts: 2, part: 2, rows: numberRows(rows) }
    const early = { params: { importId: 'his_00000000000early' }, body }
    expect((await callAs(sendImportRows, deps, manager)(early)).status).toBe(400)
  })

  test('takes each part of a file once and in its order, from whoever began it', async () => {
    const world = importWorld(table)
    const long = Array.from({ length: 1_500 }, (_, at) => camp(`P${String(at).padStart(4, '0')}`))
    for (const _time of ['once', 'again']) expect(await world.send(id, 'camps', long)).toBe(200)
    expect(await world.view(id)).toMatchObject({ state: 'checking', rows: 1_500 })
    const thabo = importWorld(table, {
      principal: anAgent({ capabilities: ['contentmanager'], agentId: person('agt_thabo').id }),
    })
    expect(await thabo.send(id, 'camps', rows)).toBe(409)
    expect(await importWorld(table, { principal: anAgent() }).send(id, 'camps', rows)).toBe(403)
  })
})
