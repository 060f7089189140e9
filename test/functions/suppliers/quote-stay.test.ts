import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import type { AllotmentMonth } from '../../../functions/data/rates/allotment-records'
import type { Offer } from '../../../functions/suppliers/offer'
import { quoteStay } from '../../../functions/suppliers/quote-stay'
import type { StayRequest } from '../../../functions/suppliers/supplier-system'
import { aRateRule, aRoomType } from '../../support/suppliers'

const now = new Date('2026-11-20T08:00:00.000Z')
const tent = optionKeySchema.parse('ZULU-TENT')
const suite = optionKeySchema.parse('ZULU-SUITE')

/** Three nights at ZULU from 1 July 2027 for two adults, with what a test names instead. */
const aStay = (named: Partial<StayRequest> = {}): StayRequest => ({
  segmentId: 's1',
  supplierCode: supplierCodeSchema.parse('ZULU'),
  startDate: calendarDate('2027-07-01'),
  endDate: calendarDate('2027-07-04'),
  rooms: [{ optionKey: tent, adults: 2, children: 0, childrenAges: [] }],
  isDmcArranged: false,
  ...named,
})

const july = (
  free: Readonly<Record<number, number>>,
  named: Partial<AllotmentMonth> = {},
): AllotmentMonth => ({
  supplierCode: supplierCodeSchema.parse('ZULU'),
  optionKey: tent,
  month: calendarMonthSchema.parse('2027-07'),
  days: new Map(Object.entries(free).map(([day, count]) => [Number(day), count])),
  copiedAt: undefined,
  ...named,
})

const anOffer = (named: Partial<Offer> = {}): Offer => ({
  rooms: [aRoomType()],
  rules: [aRateRule()],
  allotments: [july({ 1: 4, 2: 2, 3: 6 })],
  now,
  ...named,
})
const codes = (stay: StayRequest, offer: Offer) =>
  quoteStay(stay, offer).problems.map(({ code }) => code)

describe('the quote of a stay', () => {
  test('costs every night of every room, and says how many rooms the fullest night has', () => {
    expect(quoteStay(aStay(), anOffer())).toMatchObject({
      segmentId: 's1',
      costAmount: '54000.00',
      currency: 'ZAR', // 3 nights × 2 adults × 9000.00
      availability: 2,
      inventoryStatus: 'Draft',
      problems: [],
      inclusions: 'All meals, Game drives',
      mealBasis: 'Full board',
      availabilityCheckedAt: now.toISOString(),
    })
  })

  test('of a child whose rate nobody gave has no price, and says so', () => {
    const rooms = [{ optionKey: tent, adults: 2, children: 1, childrenAges: [8] }]
    const quoted = quoteStay(
      aStay({ rooms }),
      anOffer({ rules: [aRateRule({ childRate: undefined, childBands: '9-17 50%' })] }),
    )
    expect(quoted).not.toHaveProperty('costAmount')
    expect(quoted.problems).toMatchObject([
      { code: 'rate-rule-missing', message: 'No rate for a child of 8' },
    ])
    const banded = aRateRule({ childRate: undefined, childBands: '2-8 25%; 9-17 50%' })
    expect(quoteStay(aStay({ rooms }), anOffer({ rules: [banded] }))).toMatchObject({
      costAmount: '60750.00', // 3 nights × 2.25 × 9000.00
      problems: [],
    })
  })

  test('names the levies in its price, and what guests pay there', () => {
    const charges =
      'Levy 100.00 per person per night; Park fee 20.00 USD per person per stay paid locally'
    expect(quoteStay(aStay(), anOffer({ rules: [aRateRule({ charges })] }))).toMatchObject({
      costAmount: '54600.00',
      charges: [
        { name: 'Levy', amount: '600.00', currency: 'ZAR', isPaidLocally: false },
        { name: 'Park fee', amount: '40.00', currency: 'USD', isPaidLocally: true },
      ],
    })
  })

  test('takes no rate that was for earlier bookings, and says until when it was', () => {
    const early = aRateRule({ bookBy: calendarDate('2026-11-19') })
    const quoted = quoteStay(aStay(), anOffer({ rules: [early] }))
    expect(quoted).not.toHaveProperty('costAmount')
    expect(quoted.problems).toMatchObject([
      {
        code: 'rate-rule-missing',
        message: 'No pricing rule found: rates were for bookings until November 19, 2026',
      },
    ])
    const booked = aStay({ bookedOn: calendarDate('2026-11-19') })
    expect(quoteStay(booked, anOffer({ rules: [early] }))).toMatchObject({
      costAmount: '54000.00',
      problems: [],
    })
  })

  test('tells until when its rates hold, and that the camp takes back its rooms', () => {
    const rules = [aRateRule({ bookBy: calendarDate('2026-11-20'), releaseDays: 300 })]
    expect(quoteStay(aStay(), anOffer({ rules })).problems).toEqual([
      {
        code: 'rate-terms',
        message: 'Rates are for bookings until November 20, 2026',
        segmentId: 's1',
      },
      {
        code: 'rate-terms',
        message: 'The camp takes back free rooms 300 days before arrival',
        segmentId: 's1',
      },
    ])
    const later = [aRateRule({ releaseDays: 223 })]
    expect(quoteStay(aStay(), anOffer({ rules: later })).problems).toEqual([])
  })

  test('has the rate of its market, else everybody’s, and says so', () => {
    const rules = [aRateRule({ market: 'sadc', twinRate: '5000.00' }), aRateRule()]
    const of = (market?: string) => quoteStay(aStay(market ? { market } : {}), anOffer({ rules }))
    expect(of()).toMatchObject({ costAmount: '54000.00', problems: [] })
    expect(of('international')).toMatchObject({ costAmount: '54000.00', problems: [] })
    expect(of('sadc')).toMatchObject({ costAmount: '30000.00', problems: [] })
    expect(of('resident')).toMatchObject({
      costAmount: '54000.00',
      problems: [
        { message: 'No rate for this market (Residents): the international rate is used' },
      ],
    })
  })

  test('keeps the policy by which the camp is cancelled, where one is agreed', () => {
    const cancellation = [{ days: 30, percent: 50 }]
    expect(quoteStay(aStay(), anOffer({ cancellation })).cancellation).toEqual(cancellation)
    expect(quoteStay(aStay(), anOffer())).not.toHaveProperty('cancellation')
  })

  test.each([
    ['rooms than one booking may take', {}, [2, 0, []], 'no-rooms', 'Tent: at most 1 per booking'],
    [
      'adults, with older children, than a room takes',
      { maxChildAge: 11 },
      [2, 1, [12]],
      'room-adults',
      'Tent sleeps at most 2 adults',
    ],
  ] as const)(
    'says that there are more %s, not that there is no rate',
    (_what, type, [adults, children, ages], code, message) => {
      const room = { optionKey: tent, adults, children, childrenAges: [...ages] }
      const rules = [aRateRule({ maxUnits: 1 })]
      const offer = anOffer({ rules, rooms: [aRoomType(type)], allotments: [] })
      const rooms = code === 'no-rooms' ? [room, room] : [room]
      const { costAmount, problems } = quoteStay(aStay({ rooms }), offer)
      expect([costAmount, problems]).toMatchObject([undefined, [{ code, message }]])
    },
  )

  test('sells from the published rates where every rule has them, and from none otherwise', () => {
    const rack = {
      twinRate: '12000.00',
      singleRate: '16000.00',
      childRate: '6000.00',
      infantRate: '0.00',
    }
    expect(quoteStay(aStay(), anOffer({ rules: [aRateRule({ rack })] })).rspAmount).toBe('72000.00')
    expect(quoteStay(aStay(), anOffer()).rspAmount).toBeUndefined()
  })

  test.each([
    ['may be available', -1, 'Pending', []],
    ['on request', -2, 'Requested', []],
    ['closed', -3, 'Not_applicable', ['room-closed']],
    ['none', 0, 'Waitlisted', ['twin-double-demand']],
  ])('of which a night is %s says so', (_what, code, inventoryStatus, problems) => {
    const quote = quoteStay(aStay(), anOffer({ allotments: [july({ 1: 4, 2: code, 3: 6 })] }))
    expect(quote).toMatchObject({ availability: code, inventoryStatus })
    expect(quote.problems.map((one) => one.code)).toEqual(problems)
  })

  test('of which a night is unknown has no availability', () => {
    const quote = quoteStay(aStay(), anOffer({ allotments: [july({ 1: 4, 3: 6 })] }))
    expect(quote.availability).toBeUndefined()
    expect(quote).toMatchObject({ inventoryStatus: 'Pending', problems: [] })
  })

  test('for more rooms than are free names the shortage', () => {
    const rooms = Array.from({ length: 3 }, () => ({
      optionKey: tent,
      adults: 2,
      children: 0,
      childrenAges: [],
    }))
    expect(codes(aStay({ rooms }), anOffer())).toEqual(['twin-double-demand'])
  })

  test('in a room type that is full is not made up for by another one', () => {
    const other = aRoomType({ optionKey: 'ZULU-SUITE', name: 'Suite' })
    const allotments = [
      july({ 1: 0, 2: 0, 3: 0 }),
      july({ 1: 5, 2: 5, 3: 5 }, { optionKey: suite }),
    ]
    const quote = quoteStay(aStay(), anOffer({ rooms: [aRoomType(), other], allotments }))
    expect(quote.problems).toMatchObject([{ code: 'no-rooms', message: 'No Rooms Available' }])
  })

  test('without a rate has no price and the specification’s problem', () => {
    const quote = quoteStay(aStay(), anOffer({ rules: [aRateRule({ to: '2027-07-02' })] }))
    expect(quote.costAmount).toBeUndefined()
    expect(quote.problems).toMatchObject([
      { code: 'rate-rule-missing', message: 'No pricing rule found', date: '2027-07-03' },
    ])
  })

  test('of a length that no rate is for says which lengths are', () => {
    const quote = quoteStay(aStay(), anOffer({ rules: [aRateRule({ minLOS: 4, maxLOS: 7 })] }))
    expect(quote.problems[0]?.message).toBe(
      'No pricing rule found: rates require a stay of 4 to 7 nights',
    )
  })

  test('with a closed rate has no price', () => {
    const quote = quoteStay(aStay(), anOffer({ rules: [aRateRule({ prov: 'C' })] }))
    expect(quote).toMatchObject({ problems: [{ code: 'room-closed' }] })
    expect(quote.costAmount).toBeUndefined()
  })

  test.each([
    [3, 8, 'Children permitted 8 years and up'],
    [10, 8, 'Children permitted 10 years and up'],
    [3, 0, undefined],
  ])(
    '2 §5.4: with a room from %i and a camp from %i years judges the higher of both',
    (...ages) => {
      const [ofRoom, minChildAge, message] = ages
      const rooms = [{ optionKey: tent, adults: 2, children: 1, childrenAges: [7] }]
      const offer = anOffer({ rooms: [aRoomType({ minChildAge: ofRoom })] })
      const { problems } = quoteStay(aStay({ rooms, minChildAge }), offer)
      expect(problems.some((one) => message !== undefined && one.message.endsWith(message))).toBe(
        message !== undefined,
      )
      expect(problems.some((one) => one.message.includes('Children permitted'))).toBe(
        message !== undefined,
      )
    },
  )

  test.each([
    ['too many adults', { adults: 3 }, ['room-adults']],
    ['too many travelers', { adults: 2, children: 2, childrenAges: [9, 9] }, ['room-guests']],
    ['a child that is too young', { adults: 2, children: 1, childrenAges: [3] }, ['room-guests']],
    ['a child alone', { adults: 0, children: 1, childrenAges: [9] }, ['room-guests']],
  ])('for %s has no price and says why', (_what, guests, problems) => {
    const rooms = [{ optionKey: tent, children: 0, childrenAges: [], ...guests }]
    const quote = quoteStay(aStay({ rooms }), anOffer())
    expect(quote.costAmount).toBeUndefined()
    expect([...new Set(quote.problems.map(({ code }) => code))]).toEqual(problems)
  })

  test('without rooms asks for them, unless people at the supplier arrange them', () => {
    expect(codes(aStay({ rooms: [] }), anOffer())).toEqual(['no-rooms'])
    expect(quoteStay(aStay({ rooms: [], isDmcArranged: true }), anOffer())).toMatchObject({
      inventoryStatus: 'Requested',
      problems: [],
    })
  })

  test('over counts that were copied says when', () => {
    const copiedAt = Date.parse('2026-11-18T08:00:00.000Z') / 1000
    const quote = quoteStay(
      aStay(),
      anOffer({ allotments: [july({ 1: 4, 2: 2, 3: 6 }, { copiedAt })] }),
    )
    expect(quote.availabilityCheckedAt).toBe('2026-11-18T08:00:00.000Z')
  })

  test('over two months counts both', () => {
    const stay = aStay({
      startDate: calendarDate('2027-07-31'),
      endDate: calendarDate('2027-08-02'),
    })
    const august = july({ 1: 1 }, { month: calendarMonthSchema.parse('2027-08') })
    expect(quoteStay(stay, anOffer({ allotments: [july({ 31: 5 }), august] })).availability).toBe(1)
  })
})
