import { describe, expect, test } from 'vitest'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { priceSharing } from '#shared/rates/price-sharing'
import { rateRuleSchema } from '#shared/rates/rate-rule'

const aRule = (over: Partial<NightlyRule> = {}): NightlyRule => ({
  optionKey: 'ZULU-TENT',
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate: '400.00',
  ...over,
})
const price = (over?: Partial<NightlyRule>) =>
  priceSharing(aRule(over), { currency: 'USD', spotRates: { ZAR: 18 } })

describe('priceSharing', () => {
  test('is per person sharing: the twin rate, half of a room, a share of a group', () => {
    expect(price()).toBe(40_000)
    expect(price({ perPerson: false })).toBe(20_000)
    expect(price({ groupRate: '1000.00', guestNormal: 6 })).toBe(16_667)
    expect(price({ groupRate: '1000.00', guestNormal: undefined })).toBe(50_000)
  })

  test('is in the currency that is asked for, whatever the rule is in', () => {
    expect(price({ currency: 'ZAR', twinRate: '5400' })).toBe(30_000)
  })

  test('is nothing where there is no rate', () => {
    expect(price({ twinRate: 'N/A' })).toBe(0)
  })

  test('needs the spot rate of a foreign rule', () => {
    expect(() => price({ currency: 'KES' })).toThrow('Missing spot rate for required currency')
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
    expect(rateRuleSchema.safeParse({ ...stored, [field]: value }).error?.issues[0]?.path).toEqual([
      field,
    ])
  })
})
