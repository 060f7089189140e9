import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { supplierCodeSchema } from '#shared/ids/ids'
import { calendarDays, type DaysQuestion } from '../../../functions/availability/calendar-days'
import type { RateRuleInput } from '../../../functions/data/rates/rate-records'
import {
  type AllotmentInput,
  itemsOfSupplier,
} from '../../../functions/data/rates/supplier-records'
import { toDollars } from '../../../functions/data/rates/to-dollars'
import { testNow } from '../../support/call-as'
import { memorySuppliers } from '../../support/memory-suppliers'
import { aRateRule } from '../../support/suppliers'

interface Given {
  rateRules?: RateRuleInput[]
  allotments?: AllotmentInput[]
  thirdParty?: boolean
  copiedHoursAgo?: number
}
const hour = 3_600_000
const month = (text: string) => calendarMonthSchema.parse(text)

async function daysOf({ copiedHoursAgo, ...given }: Given, question: Partial<DaysQuestion> = {}) {
  const items = itemsOfSupplier({
    supplierCode: 'ZULU',
    roomTypes: [],
    rateRules: [],
    allotments: [],
    ...given,
    ...(copiedHoursAgo === undefined
      ? {}
      : { copiedAt: new Date(testNow.getTime() - copiedHoursAgo * hour) }),
  })
  const supplier = supplierCodeSchema.parse('ZULU')
  const months = await memorySuppliers(items).calendar.months(supplier, {
    first: month('2027-06'),
    last: month('2027-07'),
  })
  return calendarDays(months, {
    startDate: calendarDate('2027-06-29'),
    endDate: calendarDate('2027-07-02'),
    live: true,
    now: testNow,
    dollars: toDollars({ rates: { ZAR: '18' } }),
    ...question,
  })
}
const june = (days: Record<string, number>) => ({ optionKey: 'ZULU-TENT', month: '2027-06', days })
const july = (days: Record<string, number>) => ({ optionKey: 'ZULU-TENT', month: '2027-07', days })

describe('calendarDays', () => {
  test('tells every day of the period, across months, with counts and dollars', async () => {
    const days = await daysOf({
      rateRules: [
        aRateRule({ to: '2027-06-30' }),
        aRateRule({ from: '2027-07-01', twinRate: '18000' }),
      ],
      allotments: [june({ 29: 4, 30: 0 }), july({ '01': -2 })],
    })
    expect(days).toEqual([
      { date: '2027-06-29', a: { 'ZULU-TENT': 4 }, r: { 'ZULU-TENT': 50_000 }, o: {} },
      { date: '2027-06-30', a: { 'ZULU-TENT': 0 }, r: { 'ZULU-TENT': 50_000 }, o: {} },
      { date: '2027-07-01', a: { 'ZULU-TENT': -2 }, r: { 'ZULU-TENT': 100_000 }, o: {} },
    ])
  })

  test('leaves out the count of a day that is unknown', async () => {
    const [first, second] = await daysOf({
      rateRules: [aRateRule()],
      allotments: [june({ 30: 2 })],
    })
    expect([first?.a, second?.a]).toEqual([{}, { 'ZULU-TENT': 2 }])
    expect(first?.r).toEqual({ 'ZULU-TENT': 50_000 })
  })

  test('closes a day whose rate is closed, whatever is free', async () => {
    const [day] = await daysOf({
      rateRules: [aRateRule({ prov: 'C' })],
      allotments: [june({ 29: 4 })],
    })
    expect(day).toEqual({
      date: '2027-06-29',
      a: { 'ZULU-TENT': -3 },
      r: { 'ZULU-TENT': null },
      o: { 'ZULU-TENT': ['closed'] },
    })
  })

  test('says which lengths of stay a rate is for, and that there is none', async () => {
    const [day] = await daysOf({
      rateRules: [aRateRule({ minLOS: 3, maxLOS: 7 })],
      allotments: [june({ 29: 4 }), { optionKey: 'ZULU-SUITE', month: '2027-06', days: { 29: 1 } }],
    })
    expect(day?.o).toEqual({ 'ZULU-TENT': ['minLOS:3', 'maxLOS:7'], 'ZULU-SUITE': ['noRate'] })
    expect(day?.r).toEqual({ 'ZULU-TENT': 50_000, 'ZULU-SUITE': null })
  })

  test('in quote-only mode every night with a rate may be available, and nothing is stale', async () => {
    const days = await daysOf(
      {
        rateRules: [
          aRateRule({ to: '2027-06-29' }),
          aRateRule({ from: '2027-06-30', to: '2027-06-30', prov: 'C' }),
        ],
        allotments: [june({ 29: 0, 30: 4 }), july({ '01': 4 })],
        copiedHoursAgo: 999,
      },
      { live: false },
    )
    expect(days.map(({ a }) => a)).toEqual([{ 'ZULU-TENT': -1 }, { 'ZULU-TENT': -3 }, {}])
    expect(days.map(({ o }) => o)).toEqual([
      {},
      { 'ZULU-TENT': ['closed'] },
      { 'ZULU-TENT': ['noRate'] },
    ])
  })

  test.each([
    ['a copy is fresh for 48 hours', { copiedHoursAgo: 48 }, undefined],
    ['a copy is stale after 48 hours', { copiedHoursAgo: 48.1 }, ['stale']],
    ['a third party’s is fresh for 4 hours', { copiedHoursAgo: 4, thirdParty: true }, undefined],
    [
      'a third party’s is stale after 4 hours',
      { copiedHoursAgo: 4.1, thirdParty: true },
      ['stale'],
    ],
    ['what the table is the truth of is never stale', { thirdParty: true }, undefined],
  ])('%s', async (_, copy, flags) => {
    const [day] = await daysOf({ rateRules: [aRateRule()], allotments: [june({ 29: 4 })], ...copy })
    expect(day?.o['ZULU-TENT']).toEqual(flags)
  })

  test('shows no price in a currency that has no rate that day', async () => {
    const [day] = await daysOf({ rateRules: [aRateRule({ currency: 'KES' })] })
    expect(day?.r).toEqual({ 'ZULU-TENT': null })
  })
})
