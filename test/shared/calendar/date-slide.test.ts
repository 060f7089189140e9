import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cheapestStarts,
  type SlideQuestion,
  type SlideStay,
  slideDates,
} from '#shared/calendar/date-slide'
import { addDays, calendarDate, daysBetween } from '#shared/dates/calendar-date'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { everyStart } from './slide-model'

const from = calendarDate('2026-12-01')
const aRule = (named: Partial<NightlyRule> = {}): NightlyRule => ({
  optionKey: 'JAO-TENT',
  from: '2026-01-01',
  to: '2028-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate: '500.00',
  singleRate: '700.00',
  childRate: '250.00',
  infantRate: '0.00',
  ...named,
})
const pair = { optionKey: 'JAO-TENT', adults: 2, children: 0 }
const aStay = (named: Partial<SlideStay> = {}): SlideStay => ({
  segmentId: 'a',
  offset: 0,
  nights: 3,
  rooms: [pair],
  isArranged: false,
  rules: [aRule()],
  ...named,
})
const aQuestion = (named: Partial<SlideQuestion> = {}): SlideQuestion => ({
  from,
  days: 10,
  stays: [aStay()],
  roomsFree: () => 4,
  pricing: {
    currency: 'USD',
    model: 'net',
    rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3 },
    spotRates: { ZAR: '18.0' },
    segments: [{ id: 'a', type: 'stay', arrangedBy: 'DMC', costAmount: '1.00', currency: 'USD' }],
  },
  ...named,
})
const starts = (question: SlideQuestion) =>
  slideDates(question).map(({ startDate }) => daysBetween(from, startDate))
/** Rooms free of every type, by night counted from `from`; 4 elsewhere. */
const freeOn = (codes: Readonly<Record<number, number | undefined>>): Partial<SlideQuestion> => ({
  roomsFree: (_key, night) => {
    const day = daysBetween(from, night)
    return day in codes ? codes[day] : 4
  },
})

describe('slideDates', () => {
  test('finds every start of a stay that is always free, each with its total', () => {
    const days = slideDates(aQuestion({ days: 3 }))
    // 3 nights × 2 × 500 = 3000.00; / 0.97 = 3092.78; / 0.8 = 3865.98
    expect(days).toEqual([
      { startDate: '2026-12-01', state: 'free', sell: 386_598 },
      { startDate: '2026-12-02', state: 'free', sell: 386_598 },
      { startDate: '2026-12-03', state: 'free', sell: 386_598 },
    ])
  })

  test.each([
    ['full', 0],
    ['closed', -3],
    ['unknown', undefined],
  ])('leaves out the starts whose stay would have a night that is %s', (_word, code) => {
    expect(starts(aQuestion(freeOn({ 4: code })))).toEqual([0, 1, 5, 6, 7, 8, 9])
  })

  test.each([-1, -2])('calls a start possible when a night has the code %i', (code) => {
    const states = slideDates(aQuestion(freeOn({ 4: code }))).map(({ state }) => state)
    expect(states.flatMap((state, day) => (state === 'possible' ? [day] : []))).toEqual([2, 3, 4])
  })

  test('needs as many rooms of a type as the stay has', () => {
    const question = aQuestion({ ...freeOn({ 4: 1 }), stays: [aStay({ rooms: [pair, pair] })] })
    expect(starts(question)).toEqual([0, 1, 5, 6, 7, 8, 9])
    expect(starts({ ...question, stays: [aStay()] })).toHaveLength(10)
  })

  test('adds up what two stays need of one type on one night', () => {
    const stays = [aStay(), aStay({ segmentId: 'b', offset: 2 })]
    expect(starts(aQuestion({ stays, roomsFree: () => 1 }))).toEqual([])
    expect(starts(aQuestion({ stays, roomsFree: () => 2 }))).toHaveLength(10)
  })

  test('wants the whole chain: each stay on its own nights', () => {
    const stays = [aStay(), aStay({ segmentId: 'b', offset: 3, nights: 2 })]
    expect(starts(aQuestion({ ...freeOn({ 6: 0 }), stays }))).toEqual([0, 1, 7, 8, 9])
  })

  test('takes a night from the season it lies in, and prices it in that season’s currency', () => {
    const rand = aRule({ from: '2026-12-03', currency: 'ZAR', twinRate: '18000.00' })
    const days = slideDates(
      aQuestion({ days: 4, stays: [aStay({ nights: 1, rules: [aRule(), rand] })] }),
    )
    // 1000.00 / 0.97 / 0.8; 36 000 ZAR = 2000.00 × 1.03 = 2060.00 / 0.97 / 0.8
    expect(days.map(({ sell }) => sell)).toEqual([128_866, 128_866, 265_464, 265_464])
  })

  test('leaves out a stay over two seasons of different currencies: there is no one cost for it', () => {
    const rand = aRule({ from: '2026-12-05', currency: 'ZAR' })
    expect(starts(aQuestion({ stays: [aStay({ rules: [aRule(), rand] })] }))).toEqual([
      0, 1, 4, 5, 6, 7, 8, 9,
    ])
  })

  test('leaves out starts whose nights are closed or for other lengths of stay only', () => {
    const closed = aRule({ from: '2026-12-05', to: '2026-12-05', prov: 'C' })
    expect(starts(aQuestion({ stays: [aStay({ rules: [aRule(), closed] })] }))).toEqual([
      0, 1, 5, 6, 7, 8, 9,
    ])
    const longer = [aRule({ to: '2026-12-04' }), aRule({ from: '2026-12-05', minLOS: 4 })]
    expect(starts(aQuestion({ stays: [aStay({ rules: longer })] }))).toEqual([0, 1])
    expect(starts(aQuestion({ stays: [aStay({ rules: longer, nights: 4 })] }))).toHaveLength(10)
  })

  test('finds nothing for guests who do not fit their room', () => {
    const roomTypes = [{ optionKey: 'JAO-TENT', normalAdults: 1, guestNormal: 1 }]
    expect(slideDates(aQuestion({ stays: [aStay({ roomTypes })] }))).toEqual([])
  })

  test('calls a trip possible whose rooms people find, and keeps the amount that they gave', () => {
    const stays = [aStay({ isArranged: true, rules: [] })]
    const [day] = slideDates(aQuestion({ stays, roomsFree: () => undefined, days: 1 }))
    expect(day).toEqual({ startDate: from, state: 'possible', sell: 129 }) // 1.00 / 0.97 = 1.03 / 0.8
    expect(starts(aQuestion({ stays }))).toHaveLength(10)
    const alsoFull = [...stays, aStay({ segmentId: 'b' })]
    expect(slideDates(aQuestion({ stays: alsoFull, roomsFree: () => 0 }))).toEqual([])
  })

  test('finds every day, at the price as it stands, for a trip without stays of camps', () => {
    const days = slideDates(aQuestion({ stays: [] }))
    expect(days).toHaveLength(10)
    expect(days[9]).toEqual({ startDate: '2026-12-10', state: 'free', sell: 129 })
  })

  test('sells from the published rates in the rack model', () => {
    const published = [aRule({ twinRate: '800.00' })]
    const { pricing, ...question } = aQuestion({
      days: 1,
      stays: [aStay({ publishedRules: published })],
    })
    const [day] = slideDates({ ...question, pricing: { ...pricing, model: 'rack' } })
    expect(day?.sell).toBe(508_800) // 4800.00 × 1.06
  })

  test('looks at nights before the first day when a stay lies there', () => {
    const stays = [aStay({ offset: -2, nights: 1 })]
    expect(starts(aQuestion({ ...freeOn({ '-1': 0 }), stays }))).toEqual([
      0, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  test('says which exchange rate is missing', () => {
    const { pricing, ...question } = aQuestion({
      stays: [aStay({ rules: [aRule({ currency: 'KES' })] })],
    })
    expect(() => slideDates({ ...question, pricing })).toThrow(
      'Missing spot rate for required currency',
    )
  })
})

const optionKeys = ['JAO-TENT', 'JAO-SUITE', 'MOMBO-TENT'] as const
const code = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
  fc.constantFrom(0, -1, -2, -3, undefined),
)
const rule = fc
  .record({
    optionKey: fc.constantFrom(...optionKeys),
    first: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 3, max: 40 }),
    cents: fc.integer({ min: 100, max: 99_999 }),

    currency: fc.constantFrom('USD', 'USD', 'ZAR'),
    minLOS: fc.constantFrom(0, 0, 1, 3),
    maxLOS: fc.constantFrom(0, 0, 4),
    prov: fc.constantFrom('', '', '', 'C'),
    perPerson: fc.boolean(),
    maxUnits: fc.constantFrom(undefined, 1, 2),
  })
  .map(({ first, length, cents, ...own }) =>
    aRule({
      ...own,
      from: addDays(from, first),
      to: addDays(from, first + length),
      twinRate: (cents / 100).toFixed(2),
    }),
  )
const always = optionKeys.map((optionKey) => aRule({ optionKey }))
const stay = fc
  .record({
    offset: fc.integer({ min: -2, max: 8 }),
    nights: fc.integer({ min: 1, max: 5 }),
    isArranged: fc.constantFrom(false, false, false, true),
    rooms: fc.array(
      fc.record({
        optionKey: fc.constantFrom(...optionKeys),
        adults: fc.integer({ min: 1, max: 3 }),
        children: fc.constantFrom(0, 1),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    extra: fc.array(rule, { maxLength: 8 }),
    isCovered: fc.constantFrom(true, true, false),
    dearer: fc.boolean(),
  })
  .map(({ extra, isCovered, dearer, ...own }) => {
    const rules = [...(isCovered ? always : []), ...extra]
    const publishedRules = dearer
      ? rules.map((one) => ({ ...one, twinRate: Number(one.twinRate) * 2 }))
      : undefined
    return { ...own, rules, publishedRules }
  })

describe('slideDates beside a plain search', () => {
  test('finds the same starts, states and totals, whatever the stays, rates and rooms', () => {
    let found = 0
    fc.assert(
      fc.property(
        fc.array(stay, { maxLength: 4 }),
        fc.array(code, { minLength: 90, maxLength: 90 }),
        fc.constantFrom('net', 'rack'),
        (stays, codes, model) => {
          const placed = stays.map((one, index) => ({ ...one, segmentId: `s${index}` }))
          const question: SlideQuestion = {
            from,
            days: 40,
            stays: placed,
            roomsFree: (key, night) =>
              codes[Math.abs(daysBetween(from, night) * 3 + [...optionKeys, ''].indexOf(key)) % 90],
            pricing: {
              currency: 'USD',
              model,
              spotRates: { ZAR: '17.25' },
              discount: 1_234,
              segments: [
                ...placed.map(({ segmentId }) => ({
                  id: segmentId,
                  type: 'stay',
                  costAmount: '9.99',
                  currency: 'USD',
                })),
                { id: 'flight', type: 'scheduled', costAmount: '400.00', currency: 'ZAR' },
              ],
            },
          }
          const days = slideDates(question)
          found += days.length
          expect(days).toEqual(everyStart(question))
        },
      ),
      { numRuns: 400 },
    )
    expect(found).toBeGreaterThan(2_000) // the cases are not all empty
  })

  test('agrees on all 1 024 ways in which five nights can be free, askable, full or unknown', () => {
    const codes = [1, -1, 0, undefined]
    for (let way = 0; way < 4 ** 5; way++) {
      const night = (index: number) => codes[Math.floor(way / 4 ** index) % 4]
      const question = aQuestion({
        days: 4,
        stays: [aStay({ nights: 1 }), aStay({ segmentId: 'b', offset: 1, nights: 1 })],
        ...freeOn(Object.fromEntries([0, 1, 2, 3, 4].map((index) => [index, night(index)]))),
      })
      expect(slideDates(question)).toEqual(everyStart(question))
    }
  })
})

describe('cheapestStarts', () => {
  const day = (startDate: string, state: 'free' | 'possible', sell: number) => ({
    startDate: calendarDate(startDate),
    state,
    sell,
  })

  test('orders by total, then the certain first, then the earlier', () => {
    const days = [
      day('2027-01-01', 'possible', 100),
      day('2027-01-02', 'free', 300),
      day('2027-01-04', 'free', 100),
      day('2027-01-03', 'free', 100),
      day('2027-01-05', 'free', 200),
      day('2027-01-06', 'free', 400),
    ]
    expect(cheapestStarts(days).map(({ startDate }) => startDate.slice(8))).toEqual([
      '03',
      '04',
      '01',
      '05',
      '02',
    ])
    expect(cheapestStarts(days, 1)).toHaveLength(1)
    const inOrder = cheapestStarts([...days].reverse()).map(({ startDate }) => startDate.slice(8))
    expect(inOrder).toEqual(['03', '04', '01', '05', '02'])
  })
})
