import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import { allotmentOfItem } from '../../../../functions/data/rates/allotment-records'
import { lowestRatesOfItem } from '../../../../functions/data/rates/lowest-records'
import { monthRatesOfItem } from '../../../../functions/data/rates/month-rates-records'
import { nightPriceOf } from '../../../../functions/data/rates/night-price'
import { rulesOfItem } from '../../../../functions/data/rates/rate-records'
import {
  itemsOfSupplier,
  type SupplierInput,
} from '../../../../functions/data/rates/supplier-records'
import type { Item } from '../../../../functions/data/table/table-access'
import { logSink } from '../../../../functions/runtime/log'
import { aRateRule, aRoomType } from '../../../support/suppliers'

const zulu = supplierCodeSchema.parse('ZULU')
const optionKey = aRoomType().optionKey

const itemsOf = (input: Partial<SupplierInput>): Item[] =>
  itemsOfSupplier({ supplierCode: 'ZULU', roomTypes: [], rateRules: [], allotments: [], ...input })
const bySortKey = (items: Item[], sk: string): Item => {
  const item = items.find((candidate) => candidate.sk === sk)
  if (item === undefined) throw new Error(`no item ${sk}`)
  return item
}

describe('itemsOfSupplier', () => {
  test('keeps a rate rule in three forms: by rule, by month, lowest', () => {
    const keys = itemsOf({ rateRules: [aRateRule({ from: '2027-06-10', to: '2027-08-02' })] }).map(
      ({ sk }) => sk,
    )
    expect(keys).toEqual([
      'RATES#ZULU-TENT',
      'LOWEST',
      '2027-06#~rates',
      '2027-07#~rates',
      '2027-08#~rates',
    ])
  })

  test('gives every rule back as it was, sorted by its first night', () => {
    const later = aRateRule({
      from: '2027-07-01',
      rack: { twinRate: '12000.00', childRate: '6000.00' },
    })
    const earlier = aRateRule({ to: '2027-06-30', minLOS: 3, singleRate: 'N/A' })
    const items = itemsOf({ rateRules: [later, earlier] })
    expect(rulesOfItem(bySortKey(items, 'RATES#ZULU-TENT'))).toEqual([earlier, later])
  })

  test('keeps two years of a room type, with rack rates, below 4 KB', () => {
    const seasons = Array.from({ length: 20 }, (_, index) =>
      aRateRule({
        from: addDays(calendarDate('2027-01-01'), index * 36),
        to: addDays(calendarDate('2027-01-01'), index * 36 + 35),
        twinRate: `${9000 + index}.00`,
        childRate: `${4500 + index}.50`,
        rack: {
          twinRate: `${12000 + index}.00`,
          childRate: `${6000 + index}.00`,
          infantRate: '0.00',
        },
      }),
    )
    const item = bySortKey(itemsOf({ rateRules: seasons }), 'RATES#ZULU-TENT')
    expect(JSON.stringify(item).length).toBeLessThan(4000)
  })

  test('the rates of a month say the same of every night as the rules', () => {
    const day = fc
      .integer({ min: 0, max: 89 })
      .map((days) => addDays(calendarDate('2027-05-20'), days))
    const rule = fc
      .record({
        ends: fc.tuple(day, day),
        twinRate: fc.integer({ min: 1, max: 9 }).map(String),
        currency: fc.constantFrom('ZAR', 'USD'),
        prov: fc.constantFrom('', 'C'),
        minLOS: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ ends: [a, b], ...named }) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        return aRateRule({ ...named, from, to })
      })
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), (rules) => {
        const months = itemsOf({ rateRules: rules }).filter(({ sk }) =>
          String(sk).endsWith('~rates'),
        )
        const told = new Map(
          months.flatMap((item) => {
            const { month, rooms } = monthRatesOfItem(item)
            return [...(rooms.get(optionKey) ?? [])].map(([night, price]) => [
              `${month}-${String(night).padStart(2, '0')}`,
              price,
            ])
          }),
        )
        for (let days = 0; days < 90; days++) {
          const night = addDays(calendarDate('2027-05-20'), days)
          expect(told.get(night)).toEqual(nightPriceOf(rules, { optionKey, night }))
        }
      }),
      { numRuns: 50 },
    )
  })

  test('the lowest rate of a month is the lowest of its nights, in the supplier’s currency', () => {
    const items = itemsOf({
      rateRules: [
        aRateRule({ to: '2027-06-14', twinRate: '8000' }),
        aRateRule({ from: '2027-06-15', twinRate: '9500.50' }),
        aRateRule({ optionKey: 'ZULU-HOUSE', groupRate: '30000', guestNormal: 6 }),
        aRateRule({ optionKey: 'ZULU-CABIN', twinRate: '10.00', prov: 'C' }),
      ],
    })
    const { months } = lowestRatesOfItem(bySortKey(items, 'LOWEST'))
    expect([months[aMonth('2027-06')], months[aMonth('2028-01')]]).toEqual([
      { ZAR: 500_000 },
      undefined,
    ])
    const withoutHouse = itemsOf({
      rateRules: [
        aRateRule({ to: '2027-06-14', twinRate: '8000' }),
        aRateRule({ from: '2027-06-15', twinRate: '9500.50' }),
      ],
    })
    const lowest = lowestRatesOfItem(bySortKey(withoutHouse, 'LOWEST')).months
    expect([lowest[aMonth('2027-06')], lowest[aMonth('2027-07')]]).toEqual([
      { ZAR: 800_000 },
      { ZAR: 950_050 },
    ])
  })

  test('an allotment month has a number for each day that is known, and says when a copy was made', () => {
    const items = itemsOf({
      copiedAt: new Date('2026-11-20T06:00:00.900Z'),
      allotments: [
        { optionKey: 'ZULU-TENT', month: '2027-06', days: { '01': 4, '02': 0, '30': -2 } },
      ],
    })
    const item = bySortKey(items, '2027-06#ZULU-TENT')
    expect(item).toEqual({
      pk: 'SUPPLIER#ZULU#CALENDAR',
      sk: '2027-06#ZULU-TENT',
      d01: 4,
      d02: 0,
      d30: -2,
      at: 1_795_154_400,
    })
    const month = allotmentOfItem(item, zulu)
    expect([...month.days]).toEqual([
      [1, 4],
      [2, 0],
      [30, -2],
    ])
    expect(month).toMatchObject({
      month: '2027-06',
      optionKey: 'ZULU-TENT',
      copiedAt: 1_795_154_400,
    })
  })

  test('refuses a day that is none, a count below −3 and a broken rule, naming the field', () => {
    const allotment = { optionKey: 'ZULU-TENT', month: '2027-06' }
    expect(() => itemsOf({ allotments: [{ ...allotment, days: { '32': 1 } }] })).toThrow('32')
    expect(() => itemsOf({ allotments: [{ ...allotment, days: { '01': -4 } }] })).toThrow('01')
    expect(() => itemsOf({ rateRules: [{ ...aRateRule(), from: '2027-02-31' }] })).toThrow('from')
  })

  test('a stored item that is not as it should be stops the read and is named by its key', () => {
    const lines: string[] = []
    vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
    const item = bySortKey(itemsOf({ rateRules: [aRateRule()] }), 'RATES#ZULU-TENT')
    expect(() => rulesOfItem({ ...item, rules: 'no JSON' })).toThrow(
      'A saved record could not be read',
    )
    expect(() => allotmentOfItem({ pk: 'p', sk: '2027-06#ZULU-TENT', d01: 'four' }, zulu)).toThrow()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { sk: 'RATES#ZULU-TENT' },
      { sk: '2027-06#ZULU-TENT' },
    ])
  })
})

const aMonth = (text: string) =>
  monthRatesOfItem({ pk: 'p', sk: `${text}#~rates`, rates: '{}' }).month
