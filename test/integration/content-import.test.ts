import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { transferView } from '#shared/api/suppliers'
import { calendarDate, monthOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import { type ImportTable, isCountTable } from '#shared/managers/content-kind'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { getContentImport } from '../../functions/content-imports/routes/get-content-import'
import { listContentImports } from '../../functions/content-imports/routes/list-content-imports'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../functions/data/people/agency-store'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { countedStore } from '../../functions/data/rates/counted-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { contentReader } from '../../functions/managers/read-content'
import { exportTable } from '../../functions/managers/routes/export-table'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { getTransfers } from '../../functions/suppliers/routes/get-transfers'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { importWorld } from '../support/import-world'
import { places, someCamps } from '../support/published'

const agency = {
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_naledi'],
}
const naledi = {
  id: 'agt_naledi',
  agencyId: 'agy_marula',
  email: 'naledi@marula.example',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  capabilities: ['contentmanager'],
  objectives: { passwordSet: true },
}
const clock = clockAt(() => testNow)
const mbira = supplierCodeSchema.parse('MBIRA')
const editions: string[] = []
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
const rate = {
  optionKey: 'MBIRA-TENT',
  currency: 'USD',
  twinRate: '800',
  singleRate: '1100',
  perPerson: 'yes',
}
const hop = {
  connectionCode: 'MUB-BBK-1',
  operator: 'Chobe Hopper',
  type: 'scheduled',
  fromHubCode: 'MUB',
  travelHubCode: 'BBK',
  flightNumber: 'CH 12',
  departureTime: '08:30',
  arrivalTime: '09:40',
  days: '135',
  cost: '340',
  currency: 'USD',
  luggage: '20 kg in soft bags',
}
const low = { ...rate, from: '2027-01-01', to: '2027-05-31' }
const high = { ...rate, from: '2027-06-01', to: '2027-12-31', twinRate: '1200.50' }

describe.each(routeEngines)('imports of the catalogue on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(agentRecord.parse(naledi), 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    await snapshot()
  }, 60_000)
  afterAll(() => there.stop())

  const snapshots = () => snapshotStore(publishedObjects(there.table))
  const snapshot = () =>
    publishCatalogue({
      catalogue: catalogueStore(there.table),
      snapshots: snapshots(),
      clock,
      makeId: randomId,
    })
  const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
  const counts = () => ({
    calendar: calendarStore(there.table),
    rooms: roomStore(there.table),
    counted: countedStore(there.table),
    camps: catalogueStore(there.table),
  })
  const world = () => importWorld(there.table)
  async function send(table: ImportTable, rows: readonly Record<string, string>[]) {
    const id = randomId('history')
    if (!isCountTable(table)) editions.push(id)
    return world().importFile(id, table, rows)
  }
  const check = (table: ImportTable, rows: readonly Record<string, string>[]) =>
    world().check(randomId('history'), table, rows)

  test('checking writes nothing; importing publishes, and again changes nothing', async () => {
    expect(await check('camps', [camp])).toMatchObject([
      { code: 'MBIRA', isNew: true, problems: [] },
    ])
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
    expect(fields?.['rates.MBIRA-TENT']).toMatchObject([
      { twinRate: '800' },
      { twinRate: '1200.50' },
    ])
  })

  test('flights and transfers come from a list, and are offered on their days before what is estimated', async () => {
    expect((await send('connections', [hop])).flatMap(({ problems }) => problems)).toEqual([])
    await snapshot()
    const catalogue = publishedCatalogue(snapshots())
    const offersOn = async (date: string) => {
      const { body } = await callAs(
        getTransfers,
        { catalogue },
        as,
      )({
        body: { from: 'MUB', to: 'BBK', pax: 3, date },
      })
      return z.object({ transfers: z.array(transferView) }).parse(body).transfers
    }
    expect((await offersOn('2027-06-16'))[0]).toMatchObject({
      type: 'scheduled',
      minutes: 70,
      costAmount: '1020.00',
      connection: { operator: 'Chobe Hopper', unitCost: '340.00', costPer: 'person', count: 3 },
    })
    expect((await offersOn('2027-06-17')).filter(({ connection }) => connection)).toEqual([])
  })

  test.each<[string, ImportTable, Record<string, string>[], { row: number; field: string }]>([
    [
      'a camp in no region',
      'camps',
      [camp, { ...camp, supplierCode: 'NEW', countryRegionCode: 'XX-NON' }],
      { row: 3, field: 'countryRegionCode' },
    ],
    [
      'a room of no camp',
      'rooms',
      [{ ...tent, optionKey: 'NOCAMP-TENT' }],
      { row: 2, field: 'campName' },
    ],
    ['February 31', 'rates', [{ ...low, to: '2027-02-31' }], { row: 2, field: 'to' }],
    ['a formula', 'rates', [{ ...low, twinRate: '=400*2' }], { row: 2, field: 'twinRate' }],
    [
      'a heading that nobody knows',
      'camps',
      [{ ...camp, constructor: 'x' }],
      { row: 2, field: 'constructor' },
    ],
    [
      'a room of no camp’s code',
      'rooms',
      [{ ...tent, optionKey: 'tent' }],
      { row: 2, field: 'optionKey' },
    ],
    [
      'a code that is none',
      'camps',
      [{ ...camp, supplierCode: '' }],
      { row: 2, field: 'supplierCode' },
    ],
    [
      'a flight from nowhere',
      'connections',
      [{ ...hop, fromHubCode: 'NOWHERE' }],
      { row: 2, field: 'fromHubCode' },
    ],
    [
      'a flight on an eighth day',
      'connections',
      [{ ...hop, days: '8' }],
      { row: 2, field: 'days' },
    ],
    [
      'child fares of a vehicle',
      'connections',
      [{ ...hop, costPer: 'vehicle', seats: '6', childBands: '2-11 50%' }],
      { row: 2, field: 'childBands' },
    ],
    ['nights twice', 'rates', [low, { ...high, from: '2027-05-01' }], { row: 3, field: 'from' }],
    [
      'the same camp twice',
      'camps',
      [camp, { ...camp, campName: 'Another' }],
      { row: 3, field: '' },
    ],
    [
      'rates of a room that is not there',
      'rates',
      [low, { ...high, optionKey: 'MBIRA-NOROOM' }],
      { row: 3, field: 'rates.MBIRA-NOROOM' },
    ],
    [
      'two currencies in one room',
      'rates',
      [low, { ...high, currency: 'ZAR' }],
      { row: 3, field: 'currency' },
    ],
  ])(
    '%s is told by row and field, and nothing of its entry is published',
    async (_what, table, rows, problem) => {
      const before = await contentReader(there.table).published({ kind: 'camp', code: 'MBIRA' })
      const found = (await send(table, rows)).flatMap(({ problems }) => problems)
      expect(found).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
      expect(await contentReader(there.table).published({ kind: 'camp', code: 'MBIRA' })).toEqual(
        before,
      )
    },
  )

  test('allotments and stop-sells are checked room by room, set, and told by the audit', async () => {
    const free = { optionKey: 'MBIRA-TENT', from: '2027-02-10', to: '2027-05-09', rooms: '6' }
    const closed = { optionKey: 'MBIRA', from: '2027-03-01', to: '2027-03-04' }
    expect(await check('allotments', [free])).toMatchObject([
      {
        code: 'MBIRA-TENT',
        problems: [],
        changes: [{ field: '2027-02-10 to 2027-05-09', from: 'none', to: '6' }],
      },
    ])
    expect((await counts().counted.last(mbira)).length).toBe(0)
    expect((await send('allotments', [free])).flatMap(({ problems }) => problems)).toEqual([])
    expect(await send('stop-sells', [closed])).toMatchObject([
      { code: 'MBIRA-TENT', changes: [{ from: '6', to: '-3' }] },
    ])
    expect((await send('stop-sells', [closed])).flatMap(({ changes }) => changes)).toEqual([])
    const [first, last] = [monthOf(calendarDate('2027-02-01')), monthOf(calendarDate('2027-05-01'))]
    const { allotments } = await counts().calendar.months(mbira, { first, last })
    const nights = allotments.flatMap(({ days }) => [...days.values()])
    expect([nights.length, nights.filter((count) => count === -3).length]).toEqual([89, 4])
    expect((await counts().counted.last(mbira))[0]).toMatchObject({
      rooms: -3,
      to: '2027-03-04',
      by: 'Naledi Mokoena',
    })
  })

  test.each<[string, ImportTable, Record<string, string>[], { row: number; field: string }]>([
    [
      'a room that is not there',
      'allotments',
      [{ optionKey: 'MBIRA-NOROOM' }],
      { row: 2, field: 'optionKey' },
    ],
    [
      'a camp that is not there',
      'stop-sells',
      [{ optionKey: 'NOCAMP' }],
      { row: 2, field: 'optionKey' },
    ],
    ['no room at all', 'allotments', [{ optionKey: '' }], { row: 2, field: 'optionKey' }],
    [
      'half a room',
      'allotments',
      [{ optionKey: 'MBIRA-TENT', rooms: '1.5' }],
      { row: 2, field: 'rooms' },
    ],
    [
      'days turned round',
      'stop-sells',
      [{ optionKey: 'MBIRA', to: '2026-01-01' }],
      { row: 2, field: 'to' },
    ],
    [
      'the same nights twice',
      'allotments',
      [{ optionKey: 'MBIRA-TENT' }, { optionKey: 'MBIRA-TENT', from: '2027-07-03' }],
      { row: 3, field: 'from' },
    ],
  ])(
    'of availability, %s is told by row and field, and sets nothing',
    async (_what, table, rows, problem) => {
      const nights = {
        from: '2027-07-01',
        to: '2027-07-05',
        ...(table === 'allotments' ? { rooms: '4' } : {}),
      }
      const before = await counts().counted.last(mbira)
      const found = (
        await send(
          table,
          rows.map((row) => ({ ...nights, ...row })),
        )
      ).flatMap(({ problems }) => problems)
      expect(found).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
      expect(await counts().counted.last(mbira)).toEqual(before)
    },
  )

  test('2 §2.4: an import is undone as a whole', async () => {
    const { undo, work, view } = world()
    for (const one of editions.toReversed()) {
      if ((await view(one)).state !== 'published') continue
      await undo(one)
      await work()
    }
    expect(await catalogueStore(there.table).get('camp', 'MBIRA')).toMatchObject({ disabled: true })
  })

  test('2 §2.4: an import run tells its rows, their problems and what it changed, and is undone', async () => {
    const motse = { ...camp, supplierCode: 'MOTSE', campName: 'Motse Camp' }
    const wrong = { ...motse, supplierCode: 'MOTSE2', countryRegionCode: 'XX-NON' }
    const importId = randomId('history')
    const { importFile, view, undo, work, deps } = world()
    await importFile(importId, 'camps', [motse, wrong])
    const counts = { rows: 2, added: 1, changed: 0, same: 0, problems: 1, kept: 0 }
    const run = { id: importId, table: 'camps', name: 'camps.csv', state: 'published', counts }
    const refused = {
      code: 'MOTSE2',
      rows: [3],
      problems: [{ row: 3, field: 'countryRegionCode' }],
      refused: [{ row: 3, cells: wrong }],
    }
    expect(await view(importId)).toMatchObject({
      ...run,
      by: { name: 'Naledi Mokoena' },
      outcomes: [
        {
          code: 'MOTSE',
          rows: [2],
          isNew: true,
          problems: [],
          changes: expect.arrayContaining([{ field: 'campName', from: 'none', to: 'Motse Camp' }]),
        },
        refused,
      ],
    })
    expect(await view(importId, { only: 'problems' })).toMatchObject({ outcomes: [refused] })
    expect(await view(importId, { from: '3' })).toMatchObject({ outcomes: [] })
    expect((await callAs(listContentImports, deps, as)()).body).toContainEqual(
      expect.objectContaining(run),
    )
    for (const state of ['undoing', 'undone']) {
      expect((await undo(importId)).body).toMatchObject({ state })
      await work()
    }
    expect(await view(importId)).toMatchObject({ state: 'undone', undoneBy: 'Naledi Mokoena' })
    expect(await catalogueStore(there.table).get('camp', 'MOTSE')).toMatchObject({ disabled: true })
    const stranger = { params: { importId: 'his_00000000nosuchid' }, query: {} }
    expect((await callAs(getContentImport, deps, as)(stranger)).status).toBe(404)
  })

  test('2 §2.4: an import of availability holds at once, and stays', async () => {
    const importId = 'his_00000000counts01'
    const { importFile, view, undo } = world()
    await importFile(importId, 'allotments', [
      { optionKey: 'MBIRA-TENT', from: '2027-09-01', to: '2027-09-05', rooms: '4' },
    ])
    expect(await view(importId)).toMatchObject({
      state: 'published',
      counts: { rows: 1, changed: 1, same: 0 },
      outcomes: [
        {
          code: 'MBIRA-TENT',
          changes: [{ field: '2027-09-01 to 2027-09-05', from: 'none', to: '4' }],
        },
      ],
    })
    const undone = await undo(importId)
    expect(undone).toMatchObject({ status: 409, body: { error: { code: 'content.counts-stay' } } })
  })

  test('what is exported reads as nothing new', async () => {
    await send('camps', [{ ...camp, disabled: 'no' }])
    await snapshot()
    for (const table of [
      'camps',
      'regions',
      'countries',
      'features',
      'rooms',
      'rates',
      'allotments',
      'stop-sells',
    ] as const) {
      const reader = contentReader(there.table)
      const given = {
        catalogue: publishedCatalogue(snapshots()),
        reader,
        calendar: counts().calendar,
      }
      const { body } = await callAs(exportTable, given, as)({ params: { table } })
      const { headings, rows } = body as { headings: string[]; rows: string[][] }
      const cells = rows.map((row) =>
        Object.fromEntries(
          row.flatMap((cell, at) => (cell === '' ? [] : [[headings[at] ?? '', cell]])),
        ),
      )
      const outcomes = cells.length === 0 ? [] : await check(table, cells)
      expect(
        outcomes.flatMap(({ changes, problems }) => [...changes, ...problems]),
        table,
      ).toEqual([])
    }
  })
})
