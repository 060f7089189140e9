import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { type Segment, segmentInput } from '#shared/itinerary/segment'
import { applyPatch } from '../../../../functions/itineraries/edit/apply-patch'
import { isOffQuote, movedSegments } from '../../../../functions/itineraries/edit/moved-stays'
import { requireCurrency } from '../../../../functions/itineraries/edit/require-currency'
import { requireKnownCamps } from '../../../../functions/itineraries/edit/require-known-camps'
import {
  addStay,
  stretchStayBy,
  swapStay,
} from '../../../../functions/itineraries/edit/stay-patches'
import { withNeededRates } from '../../../../functions/itineraries/edit/with-needed-rates'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const quotedAt = '2026-11-20T08:00:00.000Z'
const [jao, mombo] = [
  aStay({ costAmount: '900.00', currency: 'USD', inventoryStatus: 'Draft', availability: 3 }),
  aStay({
    id: 's2',
    supplierCode: 'MOMBO',
    startDate: '2027-06-18',
    endDate: '2027-06-20',
    nights: 2,
    costAmount: '600.00',
    rooms: [{ optionKey: 'MOMBO-TENT', adults: 2, children: 1, childrenAges: [9] }],
  }),
]
const trip = (named: Parameters<typeof anItinerary>[0] = {}) =>
  anItinerary({ state: 'quote', quotedAt, endDate: '2027-06-20', segments: [jao, mombo], ...named })
const sent = (segment: Segment, named: object = {}) => {
  const { id, type, supplierCode, startDate, endDate, rooms, arrangedBy } = { ...segment, ...named }
  return segmentInput.parse({ id, type, supplierCode, startDate, endDate, rooms, arrangedBy })
}
const patched = (patch: ItineraryPatch, before: ItineraryRecord = trip()) =>
  applyPatch(before, patch, undefined)
const refusal = (field: string) =>
  expect.objectContaining({
    code: 'request.invalid',
    facts: { fields: [expect.objectContaining({ field })] },
  })

describe('a patch of a trip', () => {
  test('changes what it names, and nothing else', () => {
    expect(patched({ name: 'Two', discount: undefined })).toEqual({ ...trip(), name: 'Two' })
    expect(patched({ rates: { land: 30 } }, trip({ rates: { air: 10, land: 20 } })).rates).toEqual({
      air: 10,
      land: 30,
    })
    expect(patched({}, trip({ flags: ['genpay', 'lcr'] })).flags).toEqual(['genpay', 'lcr'])
    expect(patched({ flags: ['xfsm'] }, trip({ flags: ['genpay', 'lcr'] })).flags).toEqual([
      'genpay',
      'xfsm',
    ])
  })

  test('takes exchange rates of its own, and loses none while it keeps its rates', () => {
    const own = { currency: 'ZAR', rate: '19', date: calendarDate('2026-11-03'), reason: 'Forward' }
    const owning = patched({ tripRates: [own] })
    expect(owning).toMatchObject({ tripRates: [own], ownRates: [own] })
    expect(owning.spotRates.ZAR).toBe('19')
    expect(patched({ name: 'Two' }, owning).tripRates).toEqual([own])
    expect(patched({ tripRates: [] }, owning).spotRates.ZAR).toBeUndefined()
    expect(() => patched({ tripRates: [], flags: ['lcr'] }, owning)).toThrow(
      refusal('body.tripRates'),
    )
    expect(patched({ tripRates: [own], flags: ['lcr'] }, owning).tripRates).toEqual([own])
  })

  test('of another market is to be quoted again, and of the same one isn’t', () => {
    expect(patched({ market: 'sadc' })).toMatchObject({ market: 'sadc', flags: ['inconsistent'] })
    expect(patched({ market: 'international' }).flags).toEqual([])
    expect(patched({ market: 'sadc' }, trip({ quotedAt: undefined })).flags).toEqual([])
  })

  test('gives it another client, takes the client away, or leaves them', () => {
    expect(patched({ name: 'Two' }).clientId).toBe('cli_hartley')
    expect(patched({ clientId: null }).clientId).toBeUndefined()
  })

  test('of fewer children takes the ages of the last ones', () => {
    const two = trip({ children: 2, childrenAges: [9, 4] })
    expect(patched({ children: 1 }, two).childrenAges).toEqual([9])
    expect(patched({ children: 1, childrenAges: [4] }, two).childrenAges).toEqual([4])
    expect(() => patched({ childrenAges: [9, 4, 2] }, two)).toThrow(refusal('body.childrenAges'))
  })

  test('of its dates alone has to leave every segment within them', () => {
    expect(
      patched({ startDate: calendarDate('2027-06-14'), endDate: calendarDate('2027-06-21') }),
    ).toMatchObject({
      startDate: '2027-06-14',
      endDate: '2027-06-21',
    })
    expect(() => patched({ startDate: calendarDate('2027-06-16') })).toThrow(
      refusal('body.startDate'),
    )
    expect(() => patched({ endDate: calendarDate('2027-06-19') })).toThrow(refusal('body.endDate'))
    expect(() => patched({ endDate: calendarDate('2028-06-16') })).toThrow(refusal('body.endDate'))
    expect(patched({ endDate: calendarDate('2028-06-15') }).endDate).toBe('2028-06-15')
  })

  test('of its stays moves its dates along; dates that are sent cover the stays', () => {
    const shorter = { segments: [sent(jao)] }
    expect(patched(shorter)).toMatchObject({ endDate: '2027-06-18', segments: [{ id: 's1' }] })
    expect(patched({ ...shorter, endDate: calendarDate('2027-06-19') }).endDate).toBe('2027-06-19')
    expect(patched({ ...shorter, startDate: calendarDate('2027-06-16') }).startDate).toBe(
      '2027-06-15',
    )
    const far = [sent(jao), sent(mombo, { startDate: '2028-06-18', endDate: '2028-06-20' })]
    expect(() => patched({ segments: far })).toThrow(refusal('body.endDate'))
  })

  test('that moves a stay makes the quote no longer match, and takes away what was said of that stay alone', () => {
    const said = (segmentId?: string) => ({ code: 'no-rooms', message: 'Full', segmentId }) as const
    const before = trip({ problems: [said('s1'), said('s2'), said()] })
    const moved = patched({ segments: [sent(jao), sent(mombo, { endDate: '2027-06-19' })] }, before)
    expect(moved.flags).toEqual(['inconsistent'])
    expect(moved.problems).toEqual([said('s1'), said()])
    expect(moved.segments).toMatchObject([
      { costAmount: '900.00', availability: 3, inventoryStatus: 'Draft' },
      { nights: 1 },
    ])
    expect(moved.segments[1]?.costAmount).toBeUndefined()
    const same = patched({ segments: [sent(jao), sent(mombo)] }, before)
    expect([same.flags, same.problems]).toEqual([[], before.problems])
    const without = patched({ segments: [sent(jao)] }, before)
    expect([without.flags, without.problems]).toEqual([['inconsistent'], [said('s1'), said()]])
  })
})

describe('a quoted trip', () => {
  const own = aStay({ id: 's3', arrangedBy: 'Agent', costAmount: '50.00' })
  const flight = aStay({ id: 's4', type: 'scheduled', rooms: [], costAmount: '400.00' })
  const isOff = (before: Segment[], after: Segment[]) =>
    isOffQuote(trip(), movedSegments(before, after))

  test.each<[string, Segment[], Segment[], boolean]>([
    ['with the same stays', [jao, own], [jao, own], false],
    ['with a stay more', [jao], [jao, mombo], true],
    ['with a stay less', [jao, mombo], [jao], true],
    ['with a stay of other nights', [jao], [{ ...jao, endDate: calendarDate('2027-06-17') }], true],
    ['with a stay of another cost', [jao], [{ ...jao, costAmount: '901.00' }], true],
    [
      'with another arrangement of the agent’s',
      [jao, own],
      [jao, { ...own, costAmount: '60.00' }],
      false,
    ],
    ['with another flight', [jao, flight], [jao], false],
  ])('%s is no longer what its suppliers quoted: %s', (_what, before, after, off) => {
    expect(isOff(before, after)).toBe(off)
  })

  test('is only off when there was a quote', () => {
    expect(isOffQuote(anItinerary(), movedSegments([jao], []))).toBe(false)
  })
})

describe('party groups in a patch', () => {
  const travelers = ['t1', 't2'].map((id) => ({ id, firstName: id }))
  const group = (id: string, travelerIds: string[], share: number) => ({
    id,
    name: id,
    travelerIds,
    allocations: { s1: share },
  })
  const shared = trip({ travelers, parties: [group('p1', ['t1'], 50), group('p2', ['t2'], 50)] })
  const messages = (patch: ItineraryPatch, before = shared) => {
    try {
      patched(patch, before)
      return []
    } catch (error) {
      return (
        error as { facts: { fields?: { field: string; message: string }[] } }
      ).facts.fields?.map(({ field, message }) => `${field} ${message}`)
    }
  }

  test('follow travelers and stays that go', () => {
    expect(
      patched({ travelers: travelers.slice(0, 1) }, shared).parties.map(
        ({ travelerIds }) => travelerIds,
      ),
    ).toEqual([['t1'], []])
    expect(
      patched({ segments: [sent(mombo)] }, shared).parties.map(({ allocations }) => allocations),
    ).toEqual([{}, {}])
  })

  test('are refused where they do not fit, each fault by its name', () => {
    expect(messages({ parties: shared.parties })).toEqual([])
    expect(messages({ travelers: [...travelers, ...travelers] })).toEqual([
      'body.travelers must not list a traveler twice',
    ])
    const faulty = [
      group('p1', ['t1', 't9'], 50),
      group('p1', ['t1'], 40),
      { ...group('p3', [], 0), allocations: { s9: 100 } },
    ]
    expect(messages({ parties: faulty })).toEqual([
      'body.parties must not list group p1 twice',
      'body.parties must list travelers of the itinerary, not t9',
      'body.parties must not put t1 in two groups',
      'body.parties must share segments of the itinerary, not s9',
      expect.stringMatching(/^body.parties must total 100% for Jao Camp, not \d+%$/),
    ])
  })

  test.each([
    ['Paid', 'p2', false],
    ['Authorized', 'p2', false],
    ['Pending', 'p2', true],
    ['Paid', 'p1', true],
    ['Paid', undefined, true],
  ] as const)('may lose a group unless its money came in: %s by %s, %s', (status, partyId, may) => {
    const payment = {
      paymentId: 'pay_test',
      paymentType: 'sell',
      amount: 5,
      serviceFee: 0,
      status,
      partyId,
    } as Payment
    const remove = () =>
      patched({ parties: [group('p1', ['t1', 't2'], 100)] }, { ...shared, payments: [payment] })
    if (may) expect(remove().parties).toHaveLength(1)
    else
      expect(remove).toThrow(
        expect.objectContaining({ code: 'payment.under-way', facts: { partyId } }),
      )
  })
})

describe('the currency of a trip', () => {
  const payment = (status: Payment['status']) =>
    ({ paymentType: 'sell', amount: 5, serviceFee: 0, status }) as Payment
  const asked = (payments: Payment[], wanted: string) => () =>
    requireCurrency({ ...trip(), payments }, wanted)
  const partyCancellations = [{ partyId: 'p1' }] as ItineraryRecord['partyCancellations']

  test('stays while it has payments', () => {
    expect(asked([], 'EUR')).not.toThrow()
    expect(asked([payment('Paid')], 'USD')).not.toThrow()
    const facts = { state: 'quote', currency: 'USD' }
    expect(asked([payment('Pending')], 'EUR')).toThrow(
      expect.objectContaining({
        code: 'itinerary.currency-fixed',
        facts: { ...facts, isPaid: false },
      }),
    )
    expect(asked([payment('Pending'), payment('Authorized')], 'EUR')).toThrow(
      expect.objectContaining({ facts: { ...facts, isPaid: true } }),
    )
  })

  test('stays once a party group cancelled, whose fee is in it', () => {
    const change = (wanted: string) =>
      requireCurrency({ ...trip(), payments: [], partyCancellations }, wanted)
    expect(() => change('USD')).not.toThrow()
    expect(() => change('EUR')).toThrow(
      expect.objectContaining({ code: 'itinerary.currency-fixed' }),
    )
  })

  test('and of its stays needs an exchange rate: the newest where it is new, its own elsewhere', async () => {
    const now = new Date(quotedAt)
    const newest = async () => ({
      date: calendarDate('2026-11-19'),
      base: 'USD' as const,
      rates: { USD: '1', ZAR: '18.5', EUR: '0.9' },
      source: 'embedded',
    })
    const needed = (named: Parameters<typeof anItinerary>[0], exchange: object = { newest }) =>
      withNeededRates(trip(named), { exchange: exchange as { newest: typeof newest }, now })
    const asksNobody = { newest: () => Promise.reject(new Error('asked')) }
    const rand = [aStay({ currency: 'ZAR' })]
    expect((await needed({ segments: rand })).spotRates).toEqual({ USD: '1', ZAR: '18.5' })
    expect(
      (await needed({ segments: rand, spotRates: { ZAR: '17' } }, asksNobody)).spotRates,
    ).toEqual({ ZAR: '17' })
    expect((await needed({ segments: [aStay()], spotRates: {} }, asksNobody)).spotRates).toEqual({})
    expect((await needed({ currency: 'EUR', spotRates: {}, segments: rand })).spotRates).toEqual({
      ZAR: '18.5',
      EUR: '0.9',
    })
    expect((await needed({ segments: rand, flags: ['lcr'] }, asksNobody)).spotRates).toEqual({
      USD: '1',
    })
    const own = { currency: 'ZAR', rate: '19', date: calendarDate('2026-11-03'), reason: 'Forward' }
    const euro = { ...own, currency: 'EUR' }
    expect(
      await withNeededRates(trip({ segments: rand, ownRates: [euro] }), {
        exchange: { newest },
        now,
        agency: { ownRates: [own, { ...own, currency: 'BWP' }] },
      }),
    ).toMatchObject({ spotRates: { USD: '1', ZAR: '19' }, ownRates: [euro, own] })
  })
})

describe('stays that the server moves', () => {
  const rooms = [{ optionKey: 'ZULU-TENT', adults: 2, children: 0, childrenAges: [] }] as never
  const zulu = { supplierCode: supplierCodeSchema.parse('ZULU'), rooms }

  test('are replaced by another camp, with what the agent decided of the stay and nothing of the old camp', () => {
    const hidden = {
      ...jao,
      hideFromClient: true,
      chargeable: false,
      arrangedBy: 'Agent',
      title: 'Old',
    } as Segment
    const { segments } = swapStay(trip({ segments: [hidden, mombo] }), 's1', zulu)
    expect(segments).toMatchObject([
      {
        id: 's1',
        type: 'stay',
        supplierCode: 'ZULU',
        startDate: '2027-06-15',
        endDate: '2027-06-18',
        rooms,
        hideFromClient: true,
        chargeable: false,
        arrangedBy: 'Agent',
        extras: [],
      },
      { id: 's2', supplierCode: 'MOMBO' },
    ])
    expect(segments?.[0]).not.toHaveProperty('title')
    expect(segments?.[0]?.costAmount).toBeUndefined()
    expect(() => swapStay(trip(), 's9', zulu)).toThrow(refusal('body.segmentId'))
    expect(() =>
      swapStay(trip({ segments: [{ ...jao, type: 'service' }, mombo] }), 's1', zulu),
    ).toThrow(refusal('body.segmentId'))
  })

  test('are added at either end, and the trip grows by them', () => {
    const added = (position: 'start' | 'end') => addStay(trip(), { ...zulu, position, nights: 2 })
    expect(added('end')).toMatchObject({
      endDate: '2027-06-22',
      segments: [
        { id: 's1' },
        { id: 's2' },
        {
          type: 'stay',
          startDate: '2027-06-20',
          endDate: '2027-06-22',
          supplierCode: 'ZULU',
          rooms,
        },
      ],
    })
    expect(added('start')).toMatchObject({
      startDate: '2027-06-13',
      segments: [
        { startDate: '2027-06-13', endDate: '2027-06-15', supplierCode: 'ZULU' },
        { id: 's1' },
        { id: 's2' },
      ],
    })
  })

  test('have a night at least, and a year at most', () => {
    expect(() => stretchStayBy(trip(), 's1', -3)).toThrow(refusal('body.days'))
    expect(stretchStayBy(trip(), 's1', -2).segments?.[0]).toMatchObject({ endDate: '2027-06-16' })
    expect(() => stretchStayBy(trip(), 's1', 364)).toThrow(refusal('body.days'))
    expect(stretchStayBy(trip(), 's1', 363).segments?.[0]?.nights).toBe(366)
  })
})

describe('the camps of a trip', () => {
  const refused = (given: object[], { camps = ['JAO'], stored = [] as Segment[] } = {}) => {
    const known = new Map(camps.map((code) => [supplierCodeSchema.parse(code), {} as never]))
    const inputs = given.map((one) =>
      segmentInput.parse({ type: 'stay', startDate: '2027-06-15', endDate: '2027-06-16', ...one }),
    )
    return () =>
      requireKnownCamps(inputs, {
        stored,
        camps: known,
        fieldOf: (index) => `body.segments.${index}`,
      })
  }

  test('are in the catalogue, or in the trip already', () => {
    expect(refused([{ supplierCode: 'JAO' }, { supplierCode: 'NOWHERE' }])).toThrow(
      refusal('body.segments.1'),
    )
    expect(refused([{ supplierCode: 'MOMBO' }], { stored: [mombo] })).not.toThrow()
    expect(
      refused([{ supplierCode: 'MOMBO' }], {
        stored: [{ ...mombo, arrangedBy: 'Agent' } as Segment],
      }),
    ).toThrow(refusal('body.segments.0'))
  })

  test('are not asked for where the agent arranges the stay, or while the catalogue cannot be read', () => {
    expect(
      refused([{ supplierCode: 'NOWHERE', arrangedBy: 'Agent' }, { type: 'service' }]),
    ).not.toThrow()
    const inputs = [
      segmentInput.parse({
        type: 'stay',
        startDate: '2027-06-15',
        endDate: '2027-06-16',
        supplierCode: 'NOWHERE',
      }),
    ]
    expect(() =>
      requireKnownCamps(inputs, { stored: [], camps: undefined, fieldOf: String }),
    ).not.toThrow()
  })
})
