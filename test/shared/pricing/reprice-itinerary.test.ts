import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { lockedIncompatible, repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { anItinerary, aStay } from '../itinerary/builders'

const context = {
  agency: { agencyCode: 'MAR001', featureFlags: [] },
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: ['ITR006'],
}
const spotRates = { USD: '1', ZAR: '18.0' }
const zar = (costAmount: string, named: Parameters<typeof aStay>[0] = {}) =>
  aStay({ costAmount, currency: 'ZAR', ...named })

describe('a record meets pricing', () => {
  test('and has the figures of pricing.md’s worked example', () => {
    const flight = aStay({
      id: 'f',
      type: 'scheduled',
      supplierCode: undefined,
      rooms: [],
      costAmount: '400.00',
      currency: 'USD',
    })
    const record = repriceItinerary(
      anItinerary({ spotRates, segments: [zar('90000.00'), flight] }),
      context,
    )
    expect(record.finance).toMatchObject({
      sellingPrice: 715_206,
      deposit: 383_376,
      balance: 331_830,
      deposit_fee_credit: 13_418,
    })
    expect(record.margins).toMatchObject({
      dmc: 17_165,
      land: 132_732,
      air: 10_309,
      total: 160_206,
    })
    expect(record.rates).toMatchObject({
      land: 20,
      air: 20,
      deposit: 50,
      currency: 3,
      dmc: 3,
      rack: 6,
    })
  })

  test('and is refused at more than a trip can cost, but one that was stored so can still be changed', () => {
    const dear = anItinerary({
      spotRates,
      segments: [aStay({ id: 'a', sellOverride: 1e13 }), aStay({ id: 'b', sellOverride: 1 })],
    })
    const tooLarge = expect.objectContaining({
      code: 'money.unsafe-amount',
      facts: { sell: 1e13 + 1, margin: 1e13 + 1 },
    })
    expect(() => repriceItinerary(dear, context)).toThrow(tooLarge)
    const finance = repriceItinerary(anItinerary({ spotRates }), context).finance
    if (finance === undefined) throw new Error('it has figures')
    const stored = {
      ...dear,
      finance: { ...finance, sell: 1e13 + 1 },
      margins: { land: 0, air: 0, dmc: 0, custom: 0, rack: 0, total: 1e13 + 1 },
    }
    expect(repriceItinerary({ ...stored, name: 'Renamed' }, context, stored).finance?.sell).toBe(
      1e13 + 1,
    )
    expect(() => repriceItinerary(dear, context, { ...stored, finance })).toThrow(tooLarge)
    expect(() =>
      repriceItinerary(dear, context, {
        ...stored,
        margins: stored.margins && { ...stored.margins, total: 0 },
      }),
    ).toThrow(tooLarge)
  })

  test('and is refused at a loss that is larger than any trip, whatever it sells for', () => {
    const given = anItinerary({
      spotRates,
      segments: [aStay({ costAmount: '200000000000.00', currency: 'USD', sellOverride: 0 })],
    })
    expect(() => repriceItinerary(given, context)).toThrow(
      expect.objectContaining({ code: 'money.unsafe-amount' }),
    )
  })

  test('and again with the same result, to the byte', () => {
    const costs = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 8 })
    fc.assert(
      fc.property(costs, fc.integer({ min: -50, max: 150 }), (cents, land) => {
        const segments = cents.map((cent, at) => zar((cent / 100).toFixed(2), { id: `s${at}` }))
        const once = repriceItinerary(
          anItinerary({ spotRates, segments, rates: { land } }),
          context,
        )
        expect(repriceItinerary(once, context)).toEqual(once)
      }),
    )
  })

  test('exactly as the shared library prices what is stored', () => {
    const record = repriceItinerary(anItinerary({ spotRates, segments: [zar('1234.56')] }), context)
    const { currency, state, model, rates, segments } = record
    const price = priceItinerary({
      currency,
      state,
      model,
      rates,
      segments,
      spotRates,
      fees: context.fees,
      agencyCode: 'MAR001',
    })
    expect(price.finance).toEqual(record.finance)
  })

  test('and each segment has its own figures, and knows whether there was something to price', () => {
    const segments = [
      zar('1234.56', { id: 's1' }),
      zar('N/A', { id: 's2' }),
      aStay({ id: 's3', costAmount: undefined, sellOverride: 5_000 }),
      aStay({ id: 's4', costAmount: undefined }),
      zar('N/A', { id: 's5', sellOverride: 0 }),
    ]
    const record = repriceItinerary(anItinerary({ spotRates, segments }), context)
    expect(record.segments.map(({ priced }) => priced)).toEqual([true, false, true, false, true])
    const [stay] = record.segments
    expect(stay?.cost).toBe(7_064) // 1 234.56 at 18, and 3 % for the currency
    expect([stay?.dmcSell, stay?.sell]).toEqual([
      record.costs?.supplierTotal,
      (record.finance?.sellingPrice ?? 0) - 5_000,
    ])
    expect(record.segments[2]).toMatchObject({ cost: 0, sell: 5_000 })
  })

  test('and its fees are the trip’s own where it has them, else the agency’s', () => {
    const feesAt = (rates: object) => {
      const record = repriceItinerary(
        anItinerary({ spotRates, segments: [zar('90000.00')], rates }),
        context,
      )
      const { sell = 0, sell_fee_credit, sell_fee_ach } = record.finance ?? {}
      return { credit: Number(sell_fee_credit) / sell, ach: Number(sell_fee_ach) / sell }
    }
    const near = (fees: { credit: number; ach: number }, credit: number, ach: number) => {
      expect(fees.credit).toBeCloseTo(credit, 5)
      expect(fees.ach).toBeCloseTo(ach, 5)
    }
    near(feesAt({}), 0.035, 0.01)
    near(feesAt({ credit: 2 }), 0.02, 0.01)
    near(feesAt({ ach: 0.5 }), 0.035, 0.005)
    near(feesAt({ credit: 0, ach: 0 }), 0, 0)
  })

  test('and flags of the trip count as those of its agency do', () => {
    const euros = anItinerary({
      currency: 'EUR',
      spotRates: { ZAR: '18', EUR: '0.9' },
      segments: [zar('90000.00')],
    })
    const sellOf = (flags: 'xfsm'[], featureFlags: string[]) =>
      repriceItinerary(
        { ...euros, flags },
        { ...context, agency: { ...context.agency, featureFlags } },
      ).finance?.sell
    expect(sellOf(['xfsm'], [])).toBeGreaterThan(sellOf([], []) ?? 0)
    expect(sellOf([], ['xfsm'])).toBe(sellOf(['xfsm'], []))
  })

  test('and its problems are those of now: a gap that was closed is gone, what the supplier said stays', () => {
    const said = { code: 'room-closed', message: 'closed', segmentId: 's1' } as const
    const old = { code: 'gap', message: 'There is a gap in the itinerary dates' } as const
    const gone = { ...said, segmentId: 'no-more' }
    const record = repriceItinerary(anItinerary({ problems: [said, old, gone] }), context)
    expect(record.problems).toEqual([said])
  })

  test('and a gap and a negative margin are problems, an unknown type is advised on', () => {
    const later = aStay({ id: 's2', startDate: '2027-06-20', endDate: '2027-06-22' })
    const odd = aStay({
      id: 's3',
      type: 'teleport',
      startDate: '2027-06-22',
      endDate: '2027-06-22',
      rooms: [],
    })
    const record = repriceItinerary(
      anItinerary({ segments: [aStay(), later, odd], discount: 50_000 }),
      context,
    )
    expect(record.problems.map(({ code }) => code)).toEqual(['total-margin-below-zero', 'gap'])
    expect(record.advice.map(({ code }) => code)).toEqual(['unknown-segment-type'])
  })

  test('and a guide who comes along is no bed: the gap stays a problem', () => {
    const later = aStay({ id: 's2', startDate: '2027-06-20', endDate: '2027-06-22' })
    const guide = aStay({
      id: 's3',
      type: 'service',
      startDate: '2027-06-15',
      endDate: '2027-06-22',
      rooms: [],
    })
    const record = repriceItinerary(anItinerary({ segments: [aStay(), later, guide] }), context)
    expect(record.problems.map(({ code }) => code)).toEqual(['gap'])
  })

  test('the flag that a notification was sent goes when the problems do', () => {
    expect(repriceItinerary(anItinerary({ flags: ['probnotif'] }), context).flags).toEqual([])
    expect(
      repriceItinerary(anItinerary({ flags: ['probnotif'], discount: 5 }), context).flags,
    ).toEqual(['probnotif'])
  })
})

describe('a locked record', () => {
  const locked = repriceItinerary(
    anItinerary({ spotRates, segments: [zar('90000.00')], state: 'confirmed', flags: ['genpay'] }),
    context,
  )

  test('keeps its figures while the suppliers’ costs are the same, whatever the exchange rates do', () => {
    const weaker = { ...locked, spotRates: { ZAR: '9.0' }, rates: { land: 1 } }
    const record = repriceItinerary(weaker, context, locked)
    expect(record).toMatchObject({
      finance: locked.finance,
      costs: locked.costs,
      spotRates,
      rates: locked.rates,
    })
    expect(record.flags).toEqual(['genpay'])
    expect(record.segments).toEqual(locked.segments)
  })

  test('counts what is paid all the same', () => {
    const payments = [
      { paymentId: 'pay_1234', paymentType: 'deposit', amount: 500, serviceFee: 5, status: 'Paid' },
    ] as const
    const paid = anItinerary({ ...locked, payments: [...payments] })
    expect(repriceItinerary(paid, context, locked).finance).toEqual({
      ...locked.finance,
      paid: 500,
      serviceFee: 5,
    })
  })

  test('of which a stay is hidden or renamed keeps the figures of each stay, and those of none where it had none', () => {
    const renamed = {
      ...locked,
      segments: locked.segments.map((stay) => ({ ...stay, title: 'Jao', sell: 1, cost: 1 })),
    }
    const [stay] = repriceItinerary(renamed, context, locked).segments
    const [before] = locked.segments
    expect(stay).toEqual({ ...before, title: 'Jao' })
  })

  test('is priced anew and flagged when a cost changed', () => {
    const record = repriceItinerary({ ...locked, segments: [zar('99000.00')] }, context, locked)
    expect(record.flags).toEqual(['genpay', 'locked_incompatible'])
    expect(record.finance?.sell).not.toBe(locked.finance?.sell)
    expect(record.locked).toEqual({ finance: locked.finance, at: record.updatedAt })
    const dearer = repriceItinerary({ ...record, segments: [zar('100000.00')] }, context, record)
    expect(dearer.locked).toEqual(record.locked)
  })

  test.each([
    ['net', false],
    ['rack', true],
  ] as const)('minds the rack price in the rack model only: %s', (model, isFlagged) => {
    const racked = [zar('90000.00', { rspAmount: '110000.00' })]
    const before = { ...locked, model }
    const record = repriceItinerary({ ...before, segments: racked }, context, before)
    expect(record.flags.includes(lockedIncompatible)).toBe(isFlagged)
    expect(record.locked !== undefined).toBe(isFlagged)
  })

  test.each([['requote'], []])('is not locked with the flags %j', (...flags) => {
    const asked = flags.length === 0 ? [] : (['genpay', 'requote'] as const)
    const record = repriceItinerary(
      { ...locked, flags: [...asked], rates: { land: 1 } },
      context,
      locked,
    )
    expect(record.finance?.sell).not.toBe(locked.finance?.sell)
  })

  test('promises nothing while it comes to nothing: what is restored then has its own price', () => {
    const free = {
      ...locked,
      discount: 9_999_999,
      finance: locked.finance && { ...locked.finance, sell: 0 },
    }
    const restored = repriceItinerary({ ...locked, version: 9 }, context, free)
    expect(restored.finance).toEqual(repriceItinerary({ ...locked, flags: [] }, context).finance)
    expect(restored.finance?.sell).toBeGreaterThan(0)
  })
})
