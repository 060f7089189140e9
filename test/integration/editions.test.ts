import { beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { itineraryIdSchema, optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { waitsMs } from '../../functions/data/editions/edition-store'
import { rateNews } from '../../functions/data/managers/rate-news'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { countedStore } from '../../functions/data/rates/counted-store'
import { rateStore } from '../../functions/data/rates/rate-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import type { Item, Table } from '../../functions/data/table/table-access'
import { importRows } from '../../functions/managers/import-rows'
import { editorIn } from '../../functions/managers/manage-content'
import { contentPublisher } from '../../functions/managers/publish-content'
import { publishRates } from '../../functions/managers/routes/publish-rates'
import { undoRates } from '../../functions/managers/routes/undo-rates'
import { clockAt } from '../../functions/runtime/clock'
import { randomId } from '../../functions/runtime/make-id'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { anAgent, callAs, testNow } from '../support/call-as'
import { deaths, dyingProcess } from '../support/dying-process'
import { type MemoryTable, memoryTable } from '../support/memory-table'
import { places } from '../support/published'
import { quietLog } from '../support/store-kinds'
import { aCamp, aRateRule, aRoomType } from '../support/suppliers'

const codes = ['ALFA', 'BRAVO', 'CHARLIE'] as const
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
const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
const later = new Date(testNow.getTime() + 2 * waitsMs)
const edition = 'his_0123456789abcdef'
const row = (twinRate: string) => ({
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate,
  singleRate: twinRate,
})
const ratesAt = (twinRate: string) =>
  Object.fromEntries(codes.map((code) => [code, { [`${code}-TENT`]: [row(twinRate)] }]))
const rowsAt = (twinRate: string) =>
  codes.map((code, at) => ({
    row: at + 2,
    cells: { ...row(twinRate), perPerson: 'yes', optionKey: `${code}-TENT` },
  }))

function storesOf(table: Table) {
  return {
    content: contentPublisher(table),
    agencies: agencyStore(table),
    calendar: calendarStore(table),
    rooms: roomStore(table),
    counted: countedStore(table),
    camps: catalogueStore(table),
    news: rateNews(table),
  }
}
/** Prepares rates of the camps for an edition. */
async function prepareRates(table: Table, twinRate: string, { name = edition, camps = 3 } = {}) {
  const deps = { ...storesOf(table), clock: clockAt(() => testNow), makeId: randomId }
  const editor = await editorIn(as.principal, deps)
  await deps.content.editions.open(name, testNow)
  const publishing = { edition: name, name: 'rates.csv' }
  const rows = rowsAt(twinRate).slice(0, camps)
  return importRows({ table: 'rates', rows, editor, publishing }, deps)
}
async function publishRatesAt(table: Table, twinRate: string, name = edition): Promise<void> {
  await prepareRates(table, twinRate, { name })
  await contentPublisher(table).publishEdition(name, testNow)
}

/** What the camps charge, in each of the forms in which rates are read. */
async function seen(table: Table): Promise<string[]> {
  const { rooms, calendar } = storesOf(table)
  const camps = codes.map((code) => supplierCodeSchema.parse(code))
  const offers = await Promise.all(camps.map((camp) => rooms.roomsWithRates(camp)))
  const byRule = offers.map(({ rules }) => rules.map(({ twinRate }) => twinRate).join())
  const months = await calendar.ratesOf(camps, ['2027-06' as never])
  const byMonth = [...months.values()].flatMap((own) =>
    own.flatMap(({ rooms: nights }) =>
      [...nights.values()].map((days) => `${(days.get(1)?.perPerson ?? 0) / 100}.00`),
    ),
  )
  const lowest = (await rateStore(table).lowest(camps)).map(({ months: all }) => {
    const { '2027-06': june } = all as Record<string, { USD?: number }>
    return `${(june?.USD ?? 0) / 100}.00`
  })
  return [...byRule, ...byMonth, ...lowest]
}
const all = (twinRate: string) => Array.from({ length: 9 }, () => twinRate)
const isPending = (item: Item) => 'pendingIn' in item || String(item.sk).startsWith('ENTRY#')

describe('an edition', () => {
  let table: MemoryTable
  beforeEach(async () => {
    quietLog()
    table = memoryTable()
    const camps = codes.map((supplierCode) => aCamp({ supplierCode, campName: supplierCode }))
    const items = [
      ...catalogueItems({ ...places, camps }),
      ...codes.flatMap((supplierCode) => {
        const own = { supplierCode, optionKey: `${supplierCode}-TENT` }
        const rule = {
          ...own,
          from: '2027-01-01',
          to: '2027-12-31',
          currency: 'USD',
          twinRate: '100.00',
        }
        return itemsOfSupplier({
          supplierCode,
          allotments: [],
          roomTypes: [aRoomType(own)],
          rateRules: [aRateRule({ ...rule, singleRate: '100.00' })],
        })
      }),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(agentRecord.parse(naledi), 'hash'),
    ]
    for (const Item of items) await table.write([{ Put: { Item } }])
  })
  const resume = () => contentPublisher(table).editions.resume(later, Date.now() + 60_000)

  test('is invisible until it is published, and whole from then on', async () => {
    const deps = storesOf(table)
    await prepareRates(table, '200.00')
    expect(await seen(table)).toEqual(all('100.00'))
    expect(await deps.content.drafts.history({ kind: 'camp', code: 'ALFA' })).toEqual([])
    await deps.content.publishEdition(edition, testNow)
    expect(await seen(table)).toEqual(all('200.00'))
    expect([...table.items()].filter(isPending)).toEqual([])
    await expect(prepareRates(table, '300.00')).rejects.toMatchObject({ code: 'record.changed' })
    await deps.content.publishEdition(edition, testNow)
    expect(await seen(table)).toEqual(all('200.00'))
    expect(await callAs(undoRates, deps, as)({ params: { id: edition } })).toMatchObject({
      body: { kept: [], left: 0 },
    })
    expect(await seen(table)).toEqual(all('100.00'))
    expect(await callAs(undoRates, deps, as)({ params: { id: edition } })).toMatchObject({
      body: { kept: [], left: 0 },
    })
    expect(await seen(table)).toEqual(all('100.00'))
  })

  test('dies at each of its calls: camps are all old or all new, and the job leaves nothing half done', async () => {
    const start = [...table.items()]
    const whole = dyingProcess()
    await publishRatesAt(whole.table(table), '200.00')
    const states = new Set<string>()
    for (const death of deaths(whole.calls())) {
      const where = `${death.when} call ${death.call}`
      table = memoryTable()
      for (const Item of start) await table.write([{ Put: { Item } }])
      await publishRatesAt(dyingProcess(death).table(table), '200.00').catch(() => undefined)
      const left = await seen(table)
      expect([all('100.00'), all('200.00')], where).toContainEqual(left)
      await resume()
      expect(await seen(table), where).toEqual(left)
      expect([...table.items()].filter(isPending), where).toEqual([])
      states.add(left[0] ?? '')
      await publishRatesAt(table, '200.00', 'his_again00000000000')
      expect(await seen(table)).toEqual(all('200.00'))
    }
    expect([...states].sort()).toEqual(['100.00', '200.00'])
  })

  test('of which one camp has changed is taken back as a whole, and another import of the camp waits for none', async () => {
    const deps = storesOf(table)
    await prepareRates(table, '200.00', { camps: 1 })
    const rates = { name: 'sheet', rates: ratesAt('300.00') }
    const publish = () => callAs(publishRates, deps, as)({ body: rates })
    expect((await publish()).status).toBe(409) // ALFA is being imported
    expect(await seen(table)).toEqual(all('100.00'))
    await resume()
    expect((await publish()).status).toBe(200)
    expect(await seen(table)).toEqual(all('300.00'))
    await deps.content.publishEdition(edition, testNow)
    expect(await seen(table)).toEqual(all('300.00'))
  })

  test('that was published and not settled is settled by whoever publishes an entry of it next', async () => {
    const deps = storesOf(table)
    await prepareRates(table, '200.00')
    await deps.content.editions.publish(edition, testNow)
    expect(await seen(table)).toEqual(all('200.00'))
    expect(
      (await callAs(publishRates, deps, as)({ body: { name: 'x', rates: ratesAt('300.00') } }))
        .status,
    ).toBe(200)
    expect(await seen(table)).toEqual(all('300.00'))
    await resume()
    expect([await seen(table), [...table.items()].filter(isPending)]).toEqual([all('300.00'), []])
  })

  test('that comes out while a trip is quoted is in all of its camps, or in none', async () => {
    const deps = storesOf(table)
    await prepareRates(table, '200.00')
    let reads = 0
    const halfway: Table = {
      ...table,
      all: async (query) => {
        const isBravo = query.ExpressionAttributeValues[':pk'] === 'SUPPLIER#BRAVO'
        if (isBravo && reads++ === 0) await deps.content.publishEdition(edition, testNow)
        return table.all(query)
      },
    }
    const clock = clockAt(() => testNow)
    const stays = codes.map((supplierCode, at) => ({
      segmentId: `s${at}`,
      supplierCode: supplierCodeSchema.parse(supplierCode),
      isDmcArranged: false,
      startDate: calendarDate('2027-06-01'),
      endDate: calendarDate('2027-06-03'),
      rooms: [
        {
          optionKey: optionKeySchema.parse(`${supplierCode}-TENT`),
          adults: 2,
          children: 0,
          childrenAges: [],
        },
      ],
    }))
    const { stays: quoted } = await supplierSystem(halfway, clock).quote({
      stays,
      agencyId: as.principal.agencyId,
      agencyCode: 'MAR001',
      itineraryId: itineraryIdSchema.parse('itn_quoted0000000000'),
    })
    expect(quoted.map(({ costAmount }) => costAmount)).toEqual(['800.00', '800.00', '800.00'])
    expect(reads).toBe(2)
  })

  test('a camp with more rates than fit into a transaction is published at once, too', async () => {
    const deps = storesOf(table)
    const rooms = Array.from({ length: 90 }, (_, at) => `ALFA-R${at}`)
    const tent = { systemType: 'Twin', normalAdults: 2, guestNormal: 2, maxUnits: 4 }
    const about = {
      ref: { kind: 'camp', code: 'ALFA' } as const,
      changes: Object.fromEntries(
        rooms.flatMap((key) => [
          ...Object.entries({ ...tent, name: key }).map(
            ([field, value]) => [`rooms.${key}.${field}`, value] as const,
          ),
          [
            `rates.${key}`,
            [row('150.00'), { ...row('160.00'), from: '2028-01-01', to: '2029-12-31' }],
          ] as const,
        ]),
      ),
      by: { id: 'agt_naledi', name: 'Naledi', agencyId: anAgent().agencyId },
      limits: [],
      now: testNow,
      edition: 'his_big',
      audit: {
        id: randomId('audit'),
        action: 'agent_published_content',
        agencyId: anAgent().agencyId,
        timestamp: testNow.toISOString(),
        by: { kind: 'system' as const, id: 'x', name: 'x' },
      },
    }
    expect(await deps.content.publish(about)).toMatchObject({ version: 1 })
    const { rules } = await roomStore(table).roomsWithRates(supplierCodeSchema.parse('ALFA'))
    expect([rules.length, [...table.items()].filter(isPending)]).toEqual([181, []])
  })

  test('a publication that comes between reading and writing is not overwritten', async () => {
    const publishing = (own: Table, changes: Record<string, string>) =>
      contentPublisher(own).publish({
        ref: { kind: 'camp', code: 'ALFA' },
        changes,
        by: { id: 'agt_naledi', name: 'Naledi', agencyId: anAgent().agencyId },
        limits: [],
        now: testNow,
        edition: randomId('history'),
        audit: {
          id: randomId('audit'),
          action: 'agent_published_content',
          agencyId: anAgent().agencyId,
          timestamp: testNow.toISOString(),
          by: { kind: 'system', id: 'x', name: 'x' },
        },
      })
    let isBetween = false
    const slow: Table = {
      ...table,
      get: async (key, options) => {
        const item = await table.get(key, options)
        if (key.sk === 'ALFA' && !isBetween) {
          isBetween = true
          await publishing(table, { campName: 'Alfa of a colleague' })
        }
        return item
      },
      page: async (query) => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return table.page(query)
      },
    }
    const refusal = { code: 'record.changed' }
    await expect(publishing(slow, { campInfo: 'By the river' })).rejects.toMatchObject(refusal)
    expect(await catalogueStore(table).get('camp', 'ALFA')).toMatchObject({
      campName: 'Alfa of a colleague',
    })
  })
})
