import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { type CalendarStore, calendarStore } from '../../../../functions/data/rates/calendar-store'
import { type RateStore, rateStore } from '../../../../functions/data/rates/rate-store'
import { supplierTermsItem } from '../../../../functions/data/rates/room-records'
import { type RoomStore, roomStore } from '../../../../functions/data/rates/room-store'
import { itemsOfSupplier } from '../../../../functions/data/rates/supplier-records'
import { engines, startTestTable, type TestTable } from '../../../support/engines'
import { memorySuppliers } from '../../../support/memory-suppliers'
import { aRateRule, aRoomType } from '../../../support/suppliers'

const code = (text: string) => supplierCodeSchema.parse(text)
const zulu = code('ZULU')
const zebra = code('ZULUX')
const nobody = code('NOBODY')
const month = (text: string) => calendarMonthSchema.parse(text)
const key = (text: string) => optionKeySchema.parse(text)

const suite = { optionKey: 'ZULU-SUITE', room: 'Suite', twinRate: '14000' }
const items = [
  supplierTermsItem({
    supplierCode: supplierCodeSchema.parse('ZULU'),
    cancellation: [{ days: 30, percent: 50 }],
    contacts: [],
  }),
  ...itemsOfSupplier({
    supplierCode: 'ZULU',
    thirdParty: true,
    roomTypes: [aRoomType(), aRoomType({ optionKey: 'ZULU-SUITE', name: 'Suite' })],
    rateRules: [
      aRateRule({ to: '2027-06-30' }),
      aRateRule({ from: '2027-07-01', twinRate: '11000' }),
      aRateRule(suite),
    ],
    allotments: [
      { optionKey: 'ZULU-TENT', month: '2027-05', days: { '31': 1 } },
      { optionKey: 'ZULU-TENT', month: '2027-06', days: { '01': 4, '02': 0 } },
      { optionKey: 'ZULU-SUITE', month: '2027-06', days: { '01': -2 } },
      { optionKey: 'ZULU-TENT', month: '2027-07', days: { '01': 3 } },
    ],
    info: [
      { supplierCode: 'ZULU', locale: 'en', description: ['One.'] },
      { supplierCode: 'ZULU', locale: 'fr', description: ['Un.'] },
    ],
  }),
  ...itemsOfSupplier({
    supplierCode: 'ZULUX',
    roomTypes: [aRoomType({ supplierCode: 'ZULUX', optionKey: 'ZULUX-TENT' })],
    rateRules: [aRateRule({ supplierCode: 'ZULUX', optionKey: 'ZULUX-TENT', twinRate: '5000' })],
    allotments: [{ optionKey: 'ZULUX-TENT', month: '2027-06', days: { '01': 9 } }],
  }),
]

interface Stores {
  readonly rates: RateStore
  readonly rooms: RoomStore
  readonly calendar: CalendarStore
}

/** What every version of the stores has to do, in memory and on an engine. */
function contract(stores: () => Stores) {
  test('a month of a supplier is its room types with their counts, and what the nights cost', async () => {
    const { allotments, rates } = await stores().calendar.months(zulu, {
      first: month('2027-06'),
      last: month('2027-06'),
    })
    expect(
      allotments.map(({ optionKey, days }) => [optionKey, Object.fromEntries(days)]).sort(),
    ).toEqual([
      ['ZULU-SUITE', { 1: -2 }],
      ['ZULU-TENT', { 1: 4, 2: 0 }],
    ])
    expect(rates).toMatchObject([{ month: '2027-06', thirdParty: true }])
    expect(rates[0]?.rooms.get(key('ZULU-TENT'))?.get(30)).toEqual({
      perPerson: 900_000,
      currency: 'ZAR',
      minLOS: 1,
      maxLOS: 0,
    })
  })

  test('months are those asked for, the first and the last included', async () => {
    const { allotments, rates } = await stores().calendar.months(zulu, {
      first: month('2027-05'),
      last: month('2027-06'),
    })
    expect([...new Set(allotments.map((one) => one.month))]).toEqual(['2027-05', '2027-06'])
    expect(rates.map((one) => one.month)).toEqual(['2027-05', '2027-06'])
    expect(
      await stores().calendar.months(nobody, { first: month('2027-05'), last: month('2027-06') }),
    ).toEqual({
      allotments: [],
      rates: [],
    })
  })

  test('rates are found by supplier, by room type, and lowest by month', async () => {
    expect(
      (await stores().rates.bySupplier(zulu)).map(({ optionKey, from }) => `${optionKey} ${from}`),
    ).toEqual(['ZULU-SUITE 2027-01-01', 'ZULU-TENT 2027-01-01', 'ZULU-TENT 2027-07-01'])
    const found = await stores().rates.byOptionKeys([
      key('ZULU-SUITE'),
      key('ZULUX-TENT'),
      key('ZULU-NONE'),
    ])
    expect(found.map(({ optionKey }) => optionKey).sort()).toEqual(['ZULU-SUITE', 'ZULUX-TENT'])
    const lowest = await stores().rates.lowest([zulu, zebra, nobody])
    const july = lowest
      .map(({ supplierCode, months }) => [supplierCode, months[month('2027-07')]])
      .sort()
    expect(july).toEqual([
      ['ZULU', { ZAR: 1_100_000 }],
      ['ZULUX', { ZAR: 500_000 }],
    ])
  })

  test('rooms are those of the supplier, with its rates in the same read where they are asked for', async () => {
    expect((await stores().rooms.rooms(zulu)).map(({ name }) => name)).toEqual(['Suite', 'Tent'])
    const { rooms, rules, cancellation } = await stores().rooms.roomsWithRates(zulu)
    expect([rooms.length, rules.length]).toEqual([2, 3])
    expect(cancellation).toEqual([{ days: 30, percent: 50 }])
    expect((await stores().rooms.roomsWithRates(nobody)).cancellation).toBeUndefined()
  })

  test('texts are in the first language that there is', async () => {
    expect(await stores().rooms.info(zulu, ['fr', 'en'])).toMatchObject({
      locale: 'fr',
      description: ['Un.'],
    })
    expect(await stores().rooms.info(zulu, ['de', 'en'])).toMatchObject({ locale: 'en' })
    expect(await stores().rooms.info(zebra, ['de', 'en'])).toBeUndefined()
  })
}

describe('the stores of what suppliers sell, in memory', () => {
  contract(() => memorySuppliers(items))
})

describe.each(engines)('the stores of what suppliers sell, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    for (let at = 0; at < items.length; at += 25) {
      await there.table.write(items.slice(at, at + 25).map((Item) => ({ Put: { Item } })))
    }
  }, 60_000)
  afterAll(() => there.stop())

  contract(() => ({
    rates: rateStore(there.table),
    rooms: roomStore(there.table),
    calendar: calendarStore(there.table),
  }))

  test('replaced rates are the new ones in every form, and nothing of the old', async () => {
    const rates = rateStore(there.table)
    const rules = [
      aRateRule({
        supplierCode: 'ZULUX',
        optionKey: 'ZULUX-HOUSE',
        from: '2027-06-01',
        to: '2027-06-30',
      }),
    ]
    await rates.replace({ supplierCode: zebra, rules, thirdParty: false })
    expect(await rates.bySupplier(zebra)).toEqual(rules)
    const { rates: months } = await calendarStore(there.table).months(zebra, {
      first: month('2027-01'),
      last: month('2027-12'),
    })
    expect(months.map((one) => [one.month, [...one.rooms.keys()]])).toEqual([
      ['2027-06', ['ZULUX-HOUSE']],
    ])
    expect((await rates.lowest([zebra]))[0]?.months).toEqual({ '2027-06': { ZAR: 900_000 } })
  })

  test('of two replacements at once one is told that the rates were changed', async () => {
    const rates = rateStore(there.table)
    const replace = (twinRate: string) =>
      rates.replace({ supplierCode: zulu, rules: [aRateRule({ twinRate })], thirdParty: false })
    const outcomes = await Promise.allSettled([replace('1000'), replace('2000'), replace('3000')])
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failures.map(({ reason }) => reason.code)).toEqual(failures.map(() => 'record.changed'))
    const [rule] = await rates.bySupplier(zulu)
    const [lowest] = await rates.lowest([zulu])
    expect(lowest?.months[month('2027-03')]).toEqual({ ZAR: Number(rule?.twinRate) * 100 })
  })
})
