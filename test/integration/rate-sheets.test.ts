import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQuotes } from '../../functions/agencies/open-quotes'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { contentItem, itineraryItem } from '../../functions/data/itineraries/itinerary-item'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { rateNews } from '../../functions/data/managers/rate-news'
import { sheetStore } from '../../functions/data/managers/sheet-store'
import { agencyChanges } from '../../functions/data/people/agency-changes'
import { agencyRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { cachedRates, exchangeStore } from '../../functions/data/rates/exchange-store'
import { supplierTermsItem, supplierTermsRecord } from '../../functions/data/rates/room-records'
import { roomStore } from '../../functions/data/rates/room-store'
import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import type { Table } from '../../functions/data/table/table-access'
import { mailLimits, maxMails } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { contentPublisher } from '../../functions/managers/publish-content'
import { askSupplier } from '../../functions/managers/routes/ask-supplier'
import { getRateImpact } from '../../functions/managers/routes/get-rate-impact'
import { getRateSheet } from '../../functions/managers/routes/get-rate-sheet'
import { listRateSheets } from '../../functions/managers/routes/list-rate-sheets'
import { publishRates } from '../../functions/managers/routes/publish-rates'
import { saveRateSheet } from '../../functions/managers/routes/save-rate-sheet'
import { undoRates } from '../../functions/managers/routes/undo-rates'
import { tellOwners } from '../../functions/managers/tell-owners'
import { clockAt } from '../../functions/runtime/clock'
import { randomId } from '../../functions/runtime/make-id'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import type { RateChange, SavedSheet } from '../../shared/api/rate-sheets'
import { supplierCodeSchema } from '../../shared/ids/ids'
import type { ItineraryRecord } from '../../shared/itinerary/itinerary'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { places } from '../support/published'
import { quietLog, tableStores } from '../support/store-kinds'
import { aCamp, aRateRule, aRoomType } from '../support/suppliers'
import {
  agencyStoreOfTests,
  aQuote,
  marula,
  ratesOfTests,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../support/trip-world'

const zulu = supplierCodeSchema.parse('ZULU')
const rooms = ['ZULU-TENT', 'ZULU-SUITE'] as const
const rows = (twinRate: string, more: object = {}) => [
  {
    from: '2027-01-01',
    to: '2027-12-31',
    currency: 'ZAR',
    perPerson: true,
    twinRate,
    singleRate: '12000.00',
    ...more,
  },
]
const ratesAt = (twinRate: string, more: object = {}) => ({
  ZULU: Object.fromEntries(rooms.map((room) => [room, rows(twinRate, more)])),
})

describe.each(routeEngines)('a supplier’s rates, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    const { table } = there
    const days = Object.fromEntries(
      Array.from({ length: 28 }, (_, day) => [String(day + 1).padStart(2, '0'), 6]),
    )
    const supplier = itemsOfSupplier({
      supplierCode: 'ZULU',
      roomTypes: rooms.map((optionKey) => aRoomType({ optionKey })),
      rateRules: rooms.map((optionKey) => aRateRule({ optionKey })),
      allotments: rooms.map((optionKey) => ({ optionKey, month: '2027-07', days })),
    })
    const agency = await agencyStoreOfTests.agency(marula)
    const naledi = await agencyStoreOfTests.agent(marula, 'agt_naledi' as never)
    const baobab = await agencyStoreOfTests.agency('agy_baobab' as never)
    if (agency === undefined || naledi === undefined || baobab === undefined)
      throw new Error('no agency')
    const limited = agencyRecord.parse({
      ...agency,
      pricingSettings: { ...agency.pricingSettings, marginLimit: 15 },
    })
    const items = [
      ...catalogueItems({ ...places, camps: [aCamp()] }),
      ...supplier,
      agencyItem(limited),
      agencyItem(baobab),
      ...agentItems(naledi, 'x'),
    ]
    await table.write(items.map((Item) => ({ Put: { Item } })))
    const exchange = exchangeStore(table)
    await exchange.put(await ratesOfTests.newest(new Date()))
    world = tripWorld(tableStores(table), {
      suppliers: supplierSystem(
        table,
        clockAt(() => world.now()),
      ),
      exchange: cachedRates(exchange),
    })
  }, 60_000)
  afterAll(() => there.stop())

  const deps = () => {
    const { table } = there
    return {
      content: contentPublisher(table),
      agencies: agencyStore(table),
      news: rateNews(table),
      quotes: openQuotes(table),
    }
  }
  const as = (named: Parameters<typeof anAgent>[0] = {}) => ({
    principal: anAgent({ capabilities: ['contentmanager'], ...named }),
    now: () => world.now(),
  })
  const impactOf = async (rates: object, who = as()) => {
    const changes: RateChange[] = []
    let [locked, cursor]: [number, string | undefined] = [0, undefined]
    do {
      const reached = { ...deps(), agencies: agencyChanges(there.table) }
      const answer = await callAs(
        getRateImpact,
        reached,
        who,
      )({ body: { rates, ...(cursor && { cursor }) } })
      expect(answer.status).toBe(200)
      const page = answer.body as { changes: RateChange[]; locked: number; next?: string }
      changes.push(...page.changes)
      locked += page.locked
      cursor = page.next
    } while (cursor !== undefined)
    return { changes, locked }
  }
  const publish = (rates: object) =>
    callAs(publishRates, deps(), as())({ body: { name: 'Zulu 2027', rates } }) as Promise<{
      status: number
      body: { edition: string }
    }>
  const tell = () => {
    const clock = clockAt(() => new Date(world.now().getTime() + 120_000))
    const stores = {
      rooms: roomStore(there.table),
      messages: messageStore(there.table),
      agencies: agencyChanges(there.table),
    }
    return tellOwners({ ...deps(), ...stores, clock, makeId: randomId })
  }
  const read = async (id: string) =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))

  test('show what they would change before they are published, tell the owners once, and price the next quote', async () => {
    const { id } = await aQuote(world)
    const more = { stayNights: 3, payNights: 2 }
    const dearer = await impactOf(ratesAt('12000.00'))
    // 2 guests × 3 nights × ZAR 3 000 more, / 18 × 1.03
    expect(dearer).toMatchObject({
      changes: [
        {
          id,
          camps: 'ZULU 3',
          currency: 'USD',
          costChange: 103_000,
          limit: 15,
          fallsBelowLimit: true,
        },
      ],
      locked: 0,
    })
    expect(dearer.changes[0]?.marginAfter).toBeLessThan(0)
    expect(await impactOf(ratesAt('9000.00'))).toEqual({ changes: [], locked: 0 })
    expect((await impactOf(ratesAt('9000.00', { singleRate: '1.00' }))).changes).toEqual([])
    const others = await impactOf(ratesAt('12000.00'), as({ agencyId: 'agy_baobab' as never }))
    expect(others.changes).toMatchObject([{ name: 'Marula Journeys', costChange: 103_000 }])
    expect(others.changes[0]?.id).toBeUndefined()

    const { body } = await publish(ratesAt('12000.00', more))
    expect((await read(id)).itinerary.segments[0]?.costAmount).toBe('54000.00')
    expect(await tell()).toBe(1)
    const { messages } = await messageStore(there.table).thread({
      agencyId: marula,
      itineraryId: id,
    })
    expect(messages).toMatchObject(
      [
        {
          by: { kind: 'system' },
          conversation: 'consultant',
          text: expect.stringContaining('The cost falls by $343.33') as string,
        },
      ].slice(0, messages.length),
    )
    expect(await tell()).toBe(0)

    await world.call('naledi', 'POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId: id } })
    // 2 nights × 2 guests × 12 000; the third is free
    expect((await read(id)).itinerary.segments[0]?.costAmount).toBe('48000.00')
    expect((await aQuote(world)).itinerary.segments[0]?.costAmount).toBe('48000.00')

    const undo = await callAs(undoRates, deps(), as())({ params: { id: body.edition } })
    expect(undo).toMatchObject({ status: 200, body: { kept: [] } })
    expect((await aQuote(world)).itinerary.segments[0]?.costAmount).toBe('54000.00')
  })

  test('that are wrong anywhere are published nowhere, and each fault is named', async () => {
    const bad = {
      ZULU: { 'ZULU-TENT': rows('10.00'), 'ZULU-SUITE': rows('x', { from: '2027-02-31' }) },
    }
    const answer = await publish(bad)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('body.rates.ZULU.rates.ZULU-SUITE.0.twinRate')
    expect((await publish({ NOBODY: { 'NOBODY-TENT': rows('1.00') } })).status).toBe(400)
    const { rules } = await roomStore(there.table).roomsWithRates(zulu)
    expect(rules.map(({ twinRate }) => twinRate)).toEqual(['9000.00', '9000.00'])
  })

  test('are for content managers alone', async () => {
    const call = callAs(publishRates, deps(), as({ capabilities: [] }))
    expect((await call({ body: { name: 'x', rates: {} } })).status).toBe(403)
  })

  test('of a trip whose price is locked leave it as it is, and nobody is told', async () => {
    const { id } = await aQuote(world)
    const stored = await itineraryStore(there.table).get(marula, id)
    if (stored === undefined) throw new Error('no trip')
    const record = { ...stored.record, state: 'provisional', flags: ['genpay'] } as ItineraryRecord
    const locked = { ...stored, contentVersion: record.version, record }
    const items = [itineraryItem(locked), contentItem(locked)]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    const said = await impactOf(ratesAt('20000.00'))
    expect(said.locked).toBe(1)
    expect(said.changes.some((one) => one.id === id)).toBe(false)
    const before = await read(id)
    await publish(ratesAt('20000.00'))
    await tell()
    const after = await read(id)
    expect([after.finance, after.state, after.messages]).toEqual([
      before.finance,
      before.state,
      before.messages,
    ])
    expect(
      (await messageStore(there.table).thread({ agencyId: marula, itineraryId: id })).messages,
    ).toEqual([])
    await publish(ratesAt('9000.00'))
  })

  test('are of one edition in every quote, while a camp is published again and again', async () => {
    const both = rooms.map((optionKey) => ({ optionKey, adults: 2, children: 0 }))
    const party = tripBody({ itinerary: { adults: 4, segments: [zuluStay({ rooms: both })] } })
    const amounts: unknown[] = []
    const quoting = (async () => {
      for (let round = 0; round < 12; round++)
        amounts.push((await aQuote(world, 'naledi', party)).itinerary.segments[0]?.costAmount)
    })()
    for (const twin of ['100.00', '200.00', '100.00', '200.00', '9000.00'])
      await publish(ratesAt(twin))
    await quoting
    // 4 guests × 3 nights of one rate, never two rooms of two rates
    for (const amount of amounts) expect(['1200.00', '2400.00', '108000.00']).toContain(amount)
  })

  test('read halfway through a publication are read again', async () => {
    await publish(ratesAt('100.00'))
    const old = await there.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'SUPPLIER#ZULU' },
    })
    await publish(ratesAt('9000.00'))
    let reads = 0
    const halfway: Table = {
      ...there.table,
      all: async (query) => {
        const items = await there.table.all(query)
        return ++reads > 1
          ? items
          : items.map((item) =>
              item.sk === 'RATES#ZULU-TENT' ? (old.find(({ sk }) => sk === item.sk) ?? item) : item,
            )
      },
    }
    const { rules } = await roomStore(halfway).roomsWithRates(zulu)
    expect([reads, ...rules.map(({ twinRate }) => twinRate)]).toEqual([2, '9000.00', '9000.00'])
  })

  test('are put aside with their work, asked about by mail, and stay for the next sheet when they are done', async () => {
    const mails: Mail[] = []
    const stores = { ...deps(), sheets: sheetStore(there.table) }
    const save = (body: object) =>
      callAs(saveRateSheet, stores, as())({ body: { name: 'STO.xlsx', work: '{"a":1}', ...body } })
    const first = (await save({})).body as SavedSheet
    const contacts = [{ name: 'Pat', email: 'pat@zulu.example' }]
    const Item = supplierTermsItem(supplierTermsRecord.parse({ supplierCode: 'ZULU', contacts }))
    await there.table.write([{ Put: { Item } }])
    const asking = {
      ...stores,
      limits: mailLimits(there.table),
      webAddress: 'https://tembea.example',
      mailer: { send: async (mail: Mail) => void mails.push(mail) },
    }
    const ask = (to: string) =>
      callAs(
        askSupplier,
        asking,
        as(),
      )({
        params: { id: first.id },
        body: { camp: 'ZULU', to, questions: 'Which year?\nWhich currency?' },
      })
    expect((await ask('someone@else.example')).status).toBe(400)
    expect(mails).toEqual([])
    const asked = (await ask('pat@zulu.example')).body as SavedSheet
    expect(mails).toMatchObject([
      { to: 'pat@zulu.example', text: expect.stringContaining('Which currency?') as string },
    ])
    expect((await save({ of: { id: first.id, version: 1 } })).status).toBe(409)
    const of = { id: asked.id, version: asked.version }
    await save({ of, noted: { [asked.asked[0]?.id ?? '']: 'Of 2028' }, work: '{"b":2}' })
    expect((await callAs(listRateSheets, stores, as())({})).body).toMatchObject([
      { asked: [{ answer: 'Of 2028' }] },
    ])
    const { body } = await callAs(getRateSheet, stores, as())({ params: { id: of.id } })
    expect(body).toMatchObject({ name: 'STO.xlsx', work: '{"b":2}', version: 3 })
    const camps = [{ name: 'ZULU CAMP', code: 'ZULU' }]
    expect((await save({ of: { ...of, version: 3 }, camps, isDone: true })).status).toBe(200)
    expect((await callAs(listRateSheets, stores, as())({})).body).toMatchObject([
      { id: of.id, isDone: true, camps },
    ])
    for (let again = 1; again < maxMails.kind.supplier; again++) await ask('pat@zulu.example')
    expect(await ask('pat@zulu.example')).toMatchObject({
      status: 429,
      body: { error: { code: 'mail.recipient-limit' } },
    })
    expect(mails).toHaveLength(maxMails.kind.supplier)
    expect((await save({ name: 'x', work: 'x'.repeat(2_000_001) })).status).toBe(413)
  })
})
