import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNightlyRule, type NightlyRule, requireNightlyRule } from '#shared/rates/nightly-rule'

const aRule = (over: Partial<NightlyRule> = {}): NightlyRule => ({
  optionKey: 'ZULU-TENT',
  from: '2027-06-01',
  to: '2027-06-30',
  currency: 'ZAR',
  ...over,
})
const question = { optionKey: 'ZULU-TENT', night: '2027-06-15', nights: 3 }

describe('findNightlyRule', () => {
  test('covers its first and its last night and no other', () => {
    const rules = [aRule()]
    const found = (night: string) => findNightlyRule(rules, { ...question, night }) !== undefined
    expect(['2027-05-31', '2027-06-01', '2027-06-30', '2027-07-01'].map(found)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('is of the option key asked for', () => {
    expect(findNightlyRule([aRule({ optionKey: 'ZULU-VILLA' })], question)).toBeUndefined()
  })

  test.each([
    [{ minLOS: 3, maxLOS: 3 }, true],
    [{ minLOS: 4 }, false],
    [{ maxLOS: 2 }, false],
    [{ minLOS: null, maxLOS: undefined }, true],
    [{ minLOS: 0, maxLOS: 0 }, true],
  ])('holds for stays of its length: %j', (limits, holds) => {
    expect(findNightlyRule([aRule(limits)], question) !== undefined).toBe(holds)
    expect(
      findNightlyRule([aRule(limits)], { optionKey: question.optionKey, night: question.night }),
    ).toBeDefined()
  })

  test('is the one with the latest from, then the shortest period, in whatever order they come', () => {
    const season = aRule({ from: '2027-04-01', to: '2027-06-20' })
    const month = aRule()
    const week = aRule({ to: '2027-06-16' })
    fc.assert(
      fc.property(fc.shuffledSubarray([season, month, week], { minLength: 3 }), (rules) => {
        expect(findNightlyRule(rules, question)).toBe(week)
      }),
    )
    expect(findNightlyRule([season, month], question)).toBe(month)
  })

  test('is of the trip’s market before everybody’s, and never of another', () => {
    const all = aRule({ from: '2027-06-10', market: 'international' })
    const sadc = aRule({ market: 'sadc' })
    const of = (market?: string) => findNightlyRule([all, sadc], { ...question, market })
    expect([of(), of('international'), of('resident'), of('sadc')]).toEqual([all, all, all, sadc])
    expect(findNightlyRule([sadc], question)).toBeUndefined()
  })

  test('can be booked until its last day of booking, whenever that is not asked', () => {
    const rule = aRule({ bookBy: '2026-12-31' })
    const on = (bookedOn?: string) => findNightlyRule([rule], { ...question, bookedOn })
    expect([on('2026-12-31'), on('2027-01-01'), on()]).toEqual([rule, undefined, rule])
  })

  test('reads imported dates that carry a time', () => {
    const rule = aRule({ from: '2027-06-15T00:00:00.000Z', to: '2027-06-15T00:00:00.000Z' })
    expect(findNightlyRule([rule], question)).toBe(rule)
  })
})

describe('requireNightlyRule', () => {
  test('says No pricing rule found', () => {
    expect(() => requireNightlyRule([], question)).toThrow('No pricing rule found')
  })

  test('refuses a night that is closed', () => {
    const closed = aRule({ from: '2027-06-15', to: '2027-06-15', prov: 'C' })
    expect(() => requireNightlyRule([aRule(), closed], question)).toThrow(
      expect.objectContaining({
        code: 'rates.closed',
        facts: { optionKey: 'ZULU-TENT', night: '2027-06-15' },
      }),
    )
  })
})
