import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { AppError } from '#shared/errors/app-error'
import { knownCurrency } from '#shared/itinerary/supplier-amount'
import { rateRuleSchema } from '#shared/rates/rate-rule'
import { costStay } from '#shared/rooms/cost-stay'
import { demoCamps } from '../../../../infra/local/demo/catalogue'
import type { DemoRateRule } from '../../../../infra/local/demo/rate-rules'
import { rateRulesOf } from '../../../../infra/local/demo/rate-rules'
import { roomTypesOf } from '../../../../infra/local/demo/rooms'
import { periodsOf } from '../../../../infra/local/demo/seasons'

const start = calendarMonthSchema.parse('2026-11')
const rules = demoCamps.flatMap((camp) => rateRulesOf(camp, start))
const byRoom = new Map<string, DemoRateRule[]>()
for (const rule of rules) byRoom.set(rule.optionKey, [...(byRoom.get(rule.optionKey) ?? []), rule])
const rulesOf = (optionKey: string) => byRoom.get(optionKey) ?? []

describe('rate rules', () => {
  test('parse as the shared rate rule, in currencies that exist', () => {
    for (const rule of rules) expect(rateRuleSchema.safeParse(rule).error).toBeUndefined()
    const currencies = new Set(rules.map(({ currency }) => currency))
    expect(currencies.size).toBeGreaterThanOrEqual(8)
    for (const currency of currencies)
      expect(knownCurrency.safeParse(currency).success, currency).toBe(true)
  })

  test('are there for every room but the one without prices', () => {
    const rooms = demoCamps.flatMap(roomTypesOf).map(({ optionKey }) => optionKey)
    expect(rooms.filter((optionKey) => !byRoom.has(optionKey))).toEqual(['JAO-STAR'])
    expect([...byRoom.keys()].filter((optionKey) => !rooms.includes(optionKey))).toEqual([])
  })

  test('cover each night of two years once for every length of stay from the fewest nights on', () => {
    for (const [optionKey, own] of byRoom) {
      const lengths = [...new Set(own.flatMap(({ minLOS, maxLOS }) => [minLOS, maxLOS]))].filter(
        (nights) => nights < 99,
      )
      for (const nights of new Set([3, 4, ...lengths])) {
        const matching = own.filter(({ minLOS, maxLOS }) => minLOS <= nights && nights <= maxLOS)
        const sorted = matching.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        const overlaps = sorted.filter(
          (rule, index) => index > 0 && rule.from <= (sorted[index - 1]?.to ?? ''),
        )
        expect(overlaps, `${optionKey}, ${nights} nights`).toEqual([])
        if (nights !== 3) continue
        expect(sorted[0]?.from, optionKey).toBe('2026-11-01')
        expect(sorted.at(-1)?.to, optionKey).toBe('2028-10-31')
        const covered = sorted.reduce(
          (sum, { from, to }) => sum + daysBetween(calendarDate(from), calendarDate(to)) + 1,
          0,
        )
        expect(covered, optionKey).toBe(
          daysBetween(calendarDate('2026-11-01'), calendarDate('2028-11-01')),
        )
      }
    }
  })

  test('know high, shoulder and low seasons, and nights when a camp is shut', () => {
    expect(new Set(rules.map(({ season }) => season))).toEqual(
      new Set(['high', 'shoulder', 'low', 'closed']),
    )
    for (const { season, prov, twinRate } of rules) {
      expect(prov).toBe(season === 'closed' ? 'C' : '')
      expect(Number(twinRate) === 0).toBe(season === 'closed')
    }
  })

  test('are dearer in the high season than in the low one', () => {
    const [high, low] = (['high', 'low'] as const).map((season) =>
      rulesOf('CHITABE-TWIN').find((rule) => rule.season === season),
    )
    expect(Number(high?.twinRate)).toBeGreaterThan(Number(low?.twinRate))
    expect(high?.from.slice(5)).toBe('07-01')
  })

  test('sell rack above net, in amounts with the decimals of their currency', () => {
    for (const { rack, twinRate, currency, optionKey } of rules) {
      if (Number(twinRate) > 0)
        expect(Number(rack.twinRate), optionKey).toBeGreaterThan(Number(twinRate))
      expect(twinRate).toMatch(currency === 'RWF' ? /^\d+$/ : /^\d+\.\d\d$/)
    }
  })

  test('have minimum and maximum stays that matter', () => {
    const distinct = (values: number[]) => [...new Set(values)].toSorted((a, b) => a - b)
    expect(distinct(rules.map(({ minLOS }) => minLOS))).toEqual([1, 2, 4])
    expect(distinct(rules.map(({ maxLOS }) => maxLOS))).toEqual([3, 10, 99])
    expect(
      rulesOf('MOMBO-TWIN')
        .filter(({ season }) => season === 'high')
        .every(({ minLOS }) => minLOS === 2),
    ).toBe(true)
  })

  test('say what is included', () => {
    for (const { inclusions, mealBasis } of rules) {
      expect(inclusions.startsWith(mealBasis) && inclusions.endsWith('.'), inclusions).toBe(true)
    }
  })

  test.each([
    ['JAO-TWIN', 'USD', '1985.00', '992.50'],
    ['MOMBO-FAMILY', 'USD', '2640.00', '1320.00'],
    ['CHIEFS-TWIN', 'USD', '1930.00', '965.00'],
    ['LEBOMBO-TWOBED', 'ZAR', '41500.00', '20750.00'],
    ['LONDOLOZI-FOUNDERS', 'ZAR', '29900.00', '14950.00'],
    ['COTTARS-TWIN', 'USD', '1335.00', '667.50'],
    ['CRATER-NORTH', 'USD', '1650.00', '825.00'],
    ['ONEONLY-MARINA', 'ZAR', '17100.00', '0.00'],
  ])(
    'ask for %s in June 2027 what the drawings show: %s %s',
    (optionKey, currency, twinRate, childRate) => {
      const june = rulesOf(optionKey).filter(
        ({ from, to }) => from <= '2027-06-15' && to >= '2027-06-18',
      )
      expect(june).toEqual([
        expect.objectContaining({ currency, twinRate, childRate, minLOS: expect.any(Number) }),
      ])
    },
  )

  test('cost a stay with the shared library', () => {
    const stay = {
      startDate: '2027-06-18',
      endDate: '2027-06-21',
      rooms: [{ optionKey: 'MOMBO-FAMILY', adults: 2, children: 2, childrenAges: [11, 13] }],
    }
    expect(costStay({ ...stay, rules: rulesOf('MOMBO-FAMILY') })).toMatchObject({
      amount: 2_376_000,
      currency: 'USD',
    })
  })

  test('refuse a stay in a camp that is shut, and one that is too short', () => {
    const room = { adults: 2, children: 0 }
    const shut = {
      startDate: '2027-02-01',
      endDate: '2027-02-03',
      rooms: [{ ...room, optionKey: 'SANCAMP-TWIN' }],
    }
    expect(codeOf(() => costStay({ ...shut, rules: rulesOf('SANCAMP-TWIN') }))).toBe('rates.closed')
    const brief = {
      startDate: '2027-08-01',
      endDate: '2027-08-02',
      rooms: [{ ...room, optionKey: 'MOMBO-TWIN' }],
    }
    expect(codeOf(() => costStay({ ...brief, rules: rulesOf('MOMBO-TWIN') }))).toBe('rates.no-rule')
  })
})

describe('periodsOf', () => {
  test('runs on without a gap, cut where the year ends and where the camp is shut', () => {
    const periods = periodsOf(
      { seasonPattern: 'delta', closed: { from: '11-15', to: '04-14' } },
      start,
      14,
    )
    expect(periods.slice(0, 4)).toEqual([
      { from: '2026-11-01', to: '2026-11-14', season: 'shoulder', year: 2026 },
      { from: '2026-11-15', to: '2026-12-31', season: 'closed', year: 2026 },
      { from: '2027-01-01', to: '2027-04-14', season: 'closed', year: 2027 },
      { from: '2027-04-15', to: '2027-06-30', season: 'shoulder', year: 2027 },
    ])
    periods.forEach(({ from }, index) => {
      const before = periods[index - 1]
      if (before !== undefined) expect(from).toBe(addDays(before.to, 1))
    })
    expect(periods.at(-1)?.to).toBe('2027-12-31')
  })
})

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return error.code
  }
  return undefined
}
