import { describe, expect, test } from 'vitest'
import { calendarMonthSchema } from '#shared/dates/calendar-date'
import { lowestRate } from '#shared/rates/lowest-rate'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { rateRuleSchema } from '#shared/rates/rate-rule'

const month = calendarMonthSchema.parse('2027-06')
const aRule = (over: Partial<NightlyRule> = {}): NightlyRule => ({
  optionKey: 'ZULU-TENT',
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate: '400.00',
  ...over,
})
const lowest = (...rules: NightlyRule[]) => lowestRate({ rules, month, currency: 'USD', spotRates: { ZAR: 18 } })

describe('lowestRate', () => {
  test('is per person sharing: the twin rate, half of a room, a share of a group', () => {
    expect(lowest(aRule())).toEqual({ roomRatePP: 40_000, currency: 'USD' })
    expect(lowest(aRule({ perPerson: false }))?.roomRatePP).toBe(20_000)
    expect(lowest(aRule({ groupRate: '1000.00', guestNormal: 6 }))?.roomRatePP).toBe(16_667)
  })

  test('is the lowest over the rooms, whatever their currencies', () => {
    expect(lowest(aRule(), aRule({ optionKey: 'ZULU-ROOM', currency: 'ZAR', twinRate: '5400' }))?.roomRatePP).toBe(
      30_000,
    )
  })

  test('counts the rule in force on a night, not the one that it replaces', () => {
    const winter = aRule({ from: '2027-06-01', to: '2027-06-30', twinRate: '500.00' })
    expect(lowest(aRule(), winter)?.roomRatePP).toBe(50_000)
    expect(lowest(aRule(), { ...winter, to: '2027-06-29' })?.roomRatePP).toBe(40_000)
  })

  test('leaves out closed nights and prices of nothing', () => {
    expect(lowest(aRule({ prov: 'C' }))).toBeUndefined()
    expect(lowest(aRule({ twinRate: 'N/A' }))).toBeUndefined()
    expect(lowest(aRule({ to: '2027-05-31' }))).toBeUndefined()
  })

  test('needs the spot rate of a foreign rule', () => {
    expect(() => lowest(aRule({ currency: 'KES' }))).toThrow('Missing spot rate for required currency')
  })
})

describe('rateRuleSchema', () => {
  const stored = {
    optionKey: 'ZULU-TENT',
    supplierCode: 'ZULU',
    from: '2027-06-01',
    to: '2027-06-30',
    currency: 'ZAR',
    room: 'Tented Suite',
    systemType: '_Double',
    roomTypeId: 2,
    twinRate: '4500.00',
    singleRate: 'N/A',
    perPerson: true,
    prov: 'C',
    minLOS: 2,
  }

  test('reads a rule that pricing can use as it is', () => {
    const rule: NightlyRule = rateRuleSchema.parse(stored)
    expect(rule).toMatchObject({ optionKey: 'ZULU-TENT', twinRate: '4500.00', prov: 'C' })
  })

  test.each([
    ['currency', 'QQQ'],
    ['from', '2027-02-31'],
    ['optionKey', 'zulu'],
    ['minLOS', -1],
    ['twinRate', 'cheap'],
    ['systemType', 'Double'],
  ])('refuses a wrong %s', (field, value) => {
    expect(rateRuleSchema.safeParse({ ...stored, [field]: value }).error?.issues[0]?.path).toEqual([field])
  })
})
