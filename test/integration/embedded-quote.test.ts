import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyIdSchema } from '#shared/ids/ids'
import { agencyItem } from '../../functions/data/people/agency-store'
import { cachedRates, exchangeStore } from '../../functions/data/rates/exchange-store'
import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import { systemClock } from '../../functions/runtime/clock'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { aRateRule, aRoomType } from '../support/suppliers'
import {
  agencyStoreOfTests,
  aQuote,
  ratesOfTests,
  tripBody,
  tripWorld,
  type World,
  zuluStay,
} from '../support/trip-world'

const rack = {
  twinRate: '12000.00',
  singleRate: '16000.00',
  childRate: '6000.00',
  infantRate: '0.00',
}
const days = Object.fromEntries(
  Array.from({ length: 31 }, (_, index) => [
    String(index + 1).padStart(2, '0'),
    index < 20 ? 4 : 0,
  ]),
)

describe.each(routeEngines)('a quote from our own rates and allotments, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    const { table } = there
    const supplier = itemsOfSupplier({
      supplierCode: 'ZULU',
      roomTypes: [aRoomType()],
      rateRules: [aRateRule({ rack })],
      allotments: [{ optionKey: 'ZULU-TENT', month: '2027-07', days }],
    })
    const agency = await agencyStoreOfTests.agency(agencyIdSchema.parse('agy_marula'))
    if (agency === undefined) throw new Error('no agency')
    await table.write([...supplier, agencyItem(agency)].map((Item) => ({ Put: { Item } })))
    const exchange = exchangeStore(table)
    await exchange.put(await ratesOfTests.newest(new Date()))
    world = tripWorld(tableStores(table), {
      suppliers: supplierSystem(table, systemClock),
      exchange: cachedRates(exchange),
    })
  })
  afterAll(() => there.stop())

  test('is the sum of nights and rooms, in the agency’s currency, to the cent', async () => {
    const trip = await aQuote(world)
    expect(trip).toMatchObject({ state: 'quote', problems: [], exchange: { date: '2026-11-19' } })
    expect(trip.itinerary.segments[0]).toMatchObject({
      costAmount: '54000.00',
      rspAmount: '72000.00',
      currency: 'ZAR',
      availability: 4,
      mealBasis: 'Full board',
      inclusions: 'All meals, Game drives',
      inventoryStatus: 'Draft',
      cost: 309_000,
      dmcSell: 318_557,
      sell: 398_196, // 54 000 / 18 × 1.03, / 0.97, / 0.8
    })
  })

  test('for an agency of the rack model sells from the published rates', async () => {
    const trip = await aQuote(world, 'imani')
    expect(trip.model).toBe('rack')
    expect(trip.itinerary.segments[0]).toMatchObject({
      cost: 309_000,
      dmcSell: 309_000,
      sell: 436_720,
    }) // 72 000 / 18 × 1.03 × 1.06
    expect(trip.margins).toMatchObject({ rack: 127_720, land: 0, dmc: 0 })
  })

  test('of nights that are full is a quote with a problem, priced all the same', async () => {
    const stay = zuluStay({ startDate: '2027-07-20', endDate: '2027-07-22' })
    const dates = { startDate: '2027-07-20', endDate: '2027-07-22' }
    const trip = await aQuote(
      world,
      'naledi',
      tripBody({ ...dates, itinerary: { ...dates, segments: [stay] } }),
    )
    expect(trip).toMatchObject({
      state: 'quote',
      problems: [{ code: 'twin-double-demand', date: '2027-07-21' }],
    })
    expect(trip.itinerary.segments[0]).toMatchObject({ costAmount: '36000.00', availability: 0 })
  })

  test('of a camp that nobody knows is a quote without a price, and says so', async () => {
    const stay = zuluStay({
      supplierCode: 'NOBODY',
      rooms: [{ optionKey: 'NOBODY-TENT', adults: 2, children: 0 }],
    })
    const trip = await aQuote(world, 'naledi', tripBody({ itinerary: { segments: [stay] } }))
    expect(trip).toMatchObject({
      state: 'quote',
      problems: [{ code: 'rate-rule-missing', message: 'No pricing rule found' }],
    })
    expect(trip.finance?.sell).toBe(0)
  })
})
