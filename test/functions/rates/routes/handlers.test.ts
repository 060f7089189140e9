import { describe, expect, test } from 'vitest'
import { itemsOfSupplier } from '../../../../functions/data/rates/supplier-records'
import { getInclusions } from '../../../../functions/rates/routes/get-inclusions'
import {
  cachedLowest,
  getLowestRates,
  lowestKeptMs,
} from '../../../../functions/rates/routes/get-lowest-rates'
import { getRatesByOptionKey } from '../../../../functions/rates/routes/get-rates-by-option-key'
import { getRatesBySupplier } from '../../../../functions/rates/routes/get-rates-by-supplier'
import { callAs, testNow } from '../../../support/call-as'
import { memorySuppliers } from '../../../support/memory-suppliers'
import { ratesOfTheDay } from '../../../support/rates-of-the-day'
import { aRateRule } from '../../../support/suppliers'

const low = aRateRule({ to: '2027-06-30', rack: { twinRate: '12000.00' } })
const high = aRateRule({
  from: '2027-07-01',
  twinRate: '18000',
  inclusions: 'Meals; Laundry\nDrives, twice a day',
})
const mara = { supplierCode: 'MARA', optionKey: 'MARA-TENT' }
const items = [
  ...itemsOfSupplier({
    supplierCode: 'ZULU',
    roomTypes: [],
    rateRules: [high, low],
    allotments: [],
  }),
  ...itemsOfSupplier({
    supplierCode: 'MARA',
    roomTypes: [],
    rateRules: [
      aRateRule({ ...mara, currency: 'KES', twinRate: '65000' }),
      aRateRule({ ...mara, optionKey: 'MARA-USD', currency: 'USD', twinRate: '480' }),
    ],
    allotments: [],
  }),
]
const stores = () => ({ ...memorySuppliers(items), exchange: ratesOfTheDay() })
const period = { startDate: '2027-06-30', endDate: '2027-07-01' }
const rulesOf = ({ body }: { body: unknown }) =>
  JSON.parse(JSON.stringify(body)).rules.map(
    (rule: { optionKey: string; from: string }) => `${rule.optionKey} ${rule.from}`,
  )

describe('POST /api/Rates/getBySupplier', () => {
  const call = callAs(getRatesBySupplier, stores())

  test('answers with the rules that hold for a night of the period; the day of departure is none', async () => {
    expect(rulesOf(await call({ body: { supplierCodes: ['ZULU'], ...period } }))).toEqual([
      'ZULU-TENT 2027-01-01',
    ])
    const longer = { ...period, endDate: '2027-07-02' }
    expect(
      rulesOf(await call({ body: { supplierCodes: ['ZULU', 'MARA', 'ZULU'], ...longer } })),
    ).toEqual([
      'MARA-TENT 2027-01-01',
      'MARA-USD 2027-01-01',
      'ZULU-TENT 2027-01-01',
      'ZULU-TENT 2027-07-01',
    ])
  })

  test('gives a rule with all its fields and the published prices beside it', async () => {
    const { body } = await call({ body: { supplierCodes: ['ZULU'], ...period } })
    expect(body).toEqual({ rules: [low] })
  })

  test('refuses no supplier, fifty-one of them, and three years', async () => {
    const fiftyOne = Array.from({ length: 51 }, (_, index) => `CAMP${index}`)
    for (const body of [
      { supplierCodes: [], ...period },
      { supplierCodes: fiftyOne, ...period },
      { supplierCodes: ['ZULU'], startDate: '2027-01-01', endDate: '2030-01-01' },
    ]) {
      expect((await call({ body })).status).toBe(400)
    }
  })
})

test('POST /api/Rates/getByOptionKey answers with the rules of room types in one batch', async () => {
  const given = stores()
  const call = callAs(getRatesByOptionKey, given)
  const body = { optionKeys: ['ZULU-TENT', 'MARA-USD', 'MARA-NONE', 'ZULU-TENT'], ...period }
  expect(rulesOf(await call({ body }))).toEqual(['MARA-USD 2027-01-01', 'ZULU-TENT 2027-01-01'])
  expect(given.reads).toEqual({ get: 0, getMany: 1, query: 0 })
})

test('POST /api/Rates/inclusions lists what the rate of the first night includes', async () => {
  const call = callAs(getInclusions, stores())
  const includes = async (startDate: string, endDate: string) =>
    (await call({ body: { supplierCodes: ['ZULU'], startDate, endDate } })).body
  const tent = { supplierCode: 'ZULU', optionKey: 'ZULU-TENT', mealBasis: 'Full board' }
  expect(await includes('2027-06-30', '2027-07-05')).toEqual({
    inclusions: [{ ...tent, inclusions: ['All meals', 'Game drives'] }],
  })
  expect(await includes('2027-07-01', '2027-07-05')).toEqual({
    inclusions: [{ ...tent, inclusions: ['Meals', 'Laundry', 'Drives, twice a day'] }],
  })
  expect(await includes('2029-07-01', '2029-07-05')).toEqual({ inclusions: [] })
})

test('POST /api/Rates/inclusions keeps together what stands in brackets', async () => {
  const rule = aRateRule({
    inclusions: 'Full board: all meals, two activities (drives, boats, walks), park fees',
  })
  const call = callAs(getInclusions, { rates: { bySupplier: async () => [rule] } })
  const { body } = await call({
    body: { supplierCodes: ['ZULU'], startDate: rule.from, endDate: rule.to },
  })
  expect(body).toMatchObject({
    inclusions: [
      {
        mealBasis: 'Full board',
        inclusions: ['all meals', 'two activities (drives, boats, walks)', 'park fees'],
      },
    ],
  })
})

describe('POST /api/Rates/lowest-rate', () => {
  test('answers with the lowest of the month in dollars, whatever the currency, null where there is none', async () => {
    const given = stores()
    const call = callAs(getLowestRates, given)
    const { body } = await call({
      body: { supplierCodes: ['ZULU', 'MARA', 'NOBODY'], startDate: '2027-06-15' },
    })
    expect(body).toEqual({
      rates: [
        { supplierCode: 'ZULU', roomRatePP: 50_000, currency: 'USD', rateCurrency: 'ZAR' },
        { supplierCode: 'MARA', roomRatePP: 48_000, currency: 'USD', rateCurrency: 'USD' },
        { supplierCode: 'NOBODY', roomRatePP: null, currency: 'USD', rateCurrency: null },
      ],
    })
    expect(given.reads).toEqual({ get: 0, getMany: 1, query: 0 })
  })

  test('takes one supplier by its code alone, and answers its price beside', async () => {
    const call = callAs(getLowestRates, stores())
    const ask = async (named: object) => call({ body: { startDate: '2027-06-01', ...named } })
    expect((await ask({ supplierCode: 'ZULU' })).body).toMatchObject({
      roomRatePP: 50_000,
      rates: [{ roomRatePP: 50_000 }],
    })
    expect((await ask({ supplierCode: 'NOBODY' })).body).toMatchObject({ roomRatePP: null })
    expect([
      (await ask({})).status,
      (await ask({ supplierCode: 'ZULU', supplierCodes: ['MARA'] })).status,
    ]).toEqual([400, 400])
  })

  test('2 §2.1, §9: tells the lowest of each room type of one supplier in the month', async () => {
    const call = callAs(getLowestRates, stores())
    const ask = (startDate: string, supplierCode = 'MARA') =>
      call({ body: { supplierCode, startDate, byRoom: true } })
    expect((await ask('2027-06-15')).body).toMatchObject({
      roomRatePP: 48_000,
      rooms: [
        { optionKey: 'MARA-TENT', roomRatePP: 50_000, rateCurrency: 'KES' },
        { optionKey: 'MARA-USD', roomRatePP: 48_000, rateCurrency: 'USD' },
      ],
    })
    const prices = async (startDate: string) => {
      const { body } = await ask(startDate, 'ZULU')
      return Object(body).rooms.map((one: { roomRatePP: number }) => one.roomRatePP)
    }
    expect(await prices('2027-06-15')).toEqual([50_000])
    expect((await prices('2027-07-15'))[0]).toBeGreaterThan(50_000)
    expect(await prices('2030-01-01')).toEqual([])
    const several = await call({
      body: { supplierCodes: ['MARA'], startDate: '2027-06-15', byRoom: true },
    })
    expect(several.status).toBe(400)
  })

  test('reads a supplier once in five minutes, and one without rates too', async () => {
    const given = stores()
    let at = testNow
    const call = callAs(
      getLowestRates,
      { ...given, rates: cachedLowest(given.rates) },
      { now: () => at },
    )
    const ask = (...supplierCodes: string[]) =>
      call({ body: { supplierCodes, startDate: '2027-06-15' } })
    await ask('ZULU', 'NOBODY')
    at = new Date(testNow.getTime() + lowestKeptMs - 1)
    expect((await ask('NOBODY', 'ZULU')).body).toMatchObject({
      rates: [{ roomRatePP: null }, { roomRatePP: 50_000 }],
    })
    expect(given.reads.getMany).toBe(1)
    await ask('MARA', 'ZULU')
    expect(given.reads.getMany).toBe(2)
    at = new Date(testNow.getTime() + lowestKeptMs)
    await ask('ZULU')
    expect(given.reads.getMany).toBe(3)
  })

  test('answers null for a month without rates', async () => {
    const call = callAs(getLowestRates, stores())
    expect(
      (await call({ body: { supplierCodes: ['ZULU'], startDate: '2030-01-01' } })).body,
    ).toEqual({
      rates: [{ supplierCode: 'ZULU', roomRatePP: null, currency: 'USD', rateCurrency: null }],
    })
  })
})
