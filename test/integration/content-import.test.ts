import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ImportOutcome } from '#shared/api/content-imports'
import type { ContentTable } from '#shared/managers/content-kind'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { contentPublisher } from '../../functions/managers/publish-content'
import { contentReader } from '../../functions/managers/read-content'
import { checkImport } from '../../functions/managers/routes/check-import'
import { exportTable } from '../../functions/managers/routes/export-table'
import { importRows } from '../../functions/managers/routes/import-rows'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../support/call-as'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'

const agency = {
  ...{ id: 'agy_marula', agencyCode: 'MAR001', name: 'Marula Journeys', currency: 'USD', model: 'net' },
  ...{ pricingSettings: {}, featureFlags: [], admins: ['agt_naledi'] },
}
const naledi = {
  ...{ id: 'agt_naledi', agencyId: 'agy_marula', email: 'naledi@marula.example', firstName: 'Naledi' },
  ...{ lastName: 'Mokoena', capabilities: ['contentmanager'], objectives: { passwordSet: true } },
}
const clock = clockAt(() => testNow)
const edition = 'his_0123456789abcdef'
const camp = {
  supplierCode: 'MBIRA',
  campName: 'Mbira Camp',
  countryRegionCode: 'BW-OKA',
  latitude: '-19.3',
  longitude: '23.1',
}
const tent = {
  optionKey: 'MBIRA-TENT',
  name: 'River tent',
  systemType: 'Twin',
  normalAdults: '2',
  guestNormal: '3',
  maxUnits: '4',
}
const rate = { optionKey: 'MBIRA-TENT', currency: 'USD', twinRate: '800', singleRate: '1100', perPerson: 'yes' }
const low = { ...rate, from: '2027-01-01', to: '2027-05-31' }
const high = { ...rate, from: '2027-06-01', to: '2027-12-31', twinRate: '1200.50' }

describe.each(engines)('imports of the catalogue on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      ...[agencyItem(agencyRecord.parse(agency)), ...agentItems(agentRecord.parse(naledi), 'hash')],
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    await snapshot()
  }, 60_000)
  afterAll(() => there.stop())

  const snapshots = () => snapshotStore(publishedObjects(there.table))
  const snapshot = () =>
    publishCatalogue({ catalogue: catalogueStore(there.table), snapshots: snapshots(), clock, makeId: randomId })
  const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
  const deps = () => ({ content: contentPublisher(there.table), agencies: agencyStore(there.table) })
  const numbered = (rows: readonly Record<string, string>[]) => rows.map((cells, at) => ({ row: at + 2, cells }))
  async function send(table: ContentTable, rows: readonly Record<string, string>[]) {
    const body = { edition, name: 'camps.csv', rows: numbered(rows) }
    const answer = await callAs(importRows, deps(), as)({ params: { table }, body })
    return answer.body as ImportOutcome[]
  }
  async function check(table: ContentTable, rows: readonly Record<string, string>[]) {
    const { content } = deps()
    const answer = await callAs(checkImport, { content }, as)({ params: { table }, body: { rows: numbered(rows) } })
    return answer.body as ImportOutcome[]
  }

  test('checking writes nothing; importing publishes, and again changes nothing', async () => {
    expect(await check('camps', [camp])).toMatchObject([{ code: 'MBIRA', isNew: true, problems: [] }])
    expect(await catalogueStore(there.table).get('camp', 'MBIRA')).toBeUndefined()
    for (const [table, rows] of [
      ['camps', [camp]],
      ['rooms', [tent]],
      ['rates', [low, high]],
    ] as const) {
      expect((await send(table, rows)).flatMap(({ problems }) => problems)).toEqual([])
      expect((await send(table, rows)).flatMap(({ changes }) => changes)).toEqual([])
    }
    const fields = await contentReader(there.table).published({ kind: 'camp', code: 'MBIRA' })
    expect(fields).toMatchObject({ campName: 'Mbira Camp', 'rooms.MBIRA-TENT.maxUnits': 4 })
    expect(fields?.['rates.MBIRA-TENT']).toMatchObject([{ twinRate: '800' }, { twinRate: '1200.50' }])
  })

  test.each<[string, ContentTable, Record<string, string>[], { row: number; field: string }]>([
    [
      'a camp in no region',
      'camps',
      [camp, { ...camp, supplierCode: 'NEW', countryRegionCode: 'XX-NON' }],
      { row: 3, field: 'countryRegionCode' },
    ],
    ['a room of no camp', 'rooms', [{ ...tent, optionKey: 'NOCAMP-TENT' }], { row: 2, field: 'campName' }],
    ['February 31', 'rates', [{ ...low, to: '2027-02-31' }], { row: 2, field: 'to' }],
    ['a formula', 'rates', [{ ...low, twinRate: '=400*2' }], { row: 2, field: 'twinRate' }],
    ['a heading that nobody knows', 'camps', [{ ...camp, constructor: 'x' }], { row: 2, field: 'constructor' }],
    ['a code that is none', 'camps', [{ ...camp, supplierCode: '' }], { row: 2, field: 'supplierCode' }],
    ['nights twice', 'rates', [low, { ...high, from: '2027-05-01' }], { row: 3, field: 'from' }],
    ['the same camp twice', 'camps', [camp, { ...camp, campName: 'Another' }], { row: 3, field: '' }],
    [
      'rates of a room that is not there',
      'rates',
      [low, { ...high, optionKey: 'MBIRA-NOROOM' }],
      { row: 3, field: 'rates.MBIRA-NOROOM' },
    ],
    ['two currencies in one room', 'rates', [low, { ...high, currency: 'ZAR' }], { row: 3, field: 'currency' }],
  ])('%s is told by row and field, and nothing of its entry is published', async (_what, table, rows, problem) => {
    const before = await contentReader(there.table).published({ kind: 'camp', code: 'MBIRA' })
    const found = (await send(table, rows)).flatMap(({ problems }) => problems)
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
    expect(await contentReader(there.table).published({ kind: 'camp', code: 'MBIRA' })).toEqual(before)
  })

  test('an import is undone as a whole', async () => {
    const by = { id: 'agt_naledi', name: 'Naledi Mokoena', agencyId: anAgent().agencyId }
    const audit = () => ({
      ...{ id: randomId('audit'), action: 'agent_published_content', agencyId: by.agencyId },
      ...{ timestamp: testNow.toISOString(), by: { kind: 'agent' as const, ...by } },
    })
    await deps().content.undo(edition, { by, now: testNow, edition: randomId('history'), audit })
    expect(await catalogueStore(there.table).get('camp', 'MBIRA')).toMatchObject({ disabled: true })
  })

  test('what is exported reads as nothing new', async () => {
    await send('camps', [{ ...camp, disabled: 'no' }])
    await snapshot()
    for (const table of ['camps', 'regions', 'countries', 'features', 'rooms', 'rates'] as const) {
      const reader = contentReader(there.table)
      const given = { catalogue: publishedCatalogue(snapshots()), reader }
      const { body } = await callAs(exportTable, given, as)({ params: { table } })
      const { headings, rows } = body as { headings: string[]; rows: string[][] }
      const cells = rows.map((row) =>
        Object.fromEntries(row.flatMap((cell, at) => (cell === '' ? [] : [[headings[at] ?? '', cell]]))),
      )
      const outcomes = cells.length === 0 ? [] : await check(table, cells)
      expect(
        outcomes.flatMap(({ changes, problems }) => [...changes, ...problems]),
        table,
      ).toEqual([])
    }
  })
})
