import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCombines } from '#shared/rates/offer-names'
import { costStay } from '#shared/rooms/cost-stay'
import { applyOffers } from '#shared/rooms/offers'

const base = { optionKey: 'JAO-TENT', from: '2027-01-01', to: '2027-12-31', currency: 'USD' }
const night = (amount: number, stayNights?: number, payNights?: number) => ({
  date: '2027-06-01',
  optionKey: 'JAO-TENT',
  amount,
  rule: { ...base, stayNights, payNights },
})
const facts = { startDate: '2027-06-01', nights: 1, isCouple: true }
const amounts = (nights: ReturnType<typeof night>[]) =>
  applyOffers(nights, facts).map(({ amount }) => amount)

describe('stay 4, pay 3', () => {
  test('frees the last of four equal nights, and one of every four', () => {
    const nights = (count: number) => Array.from({ length: count }, () => night(100, 4, 3))
    expect(amounts(nights(3))).toEqual([100, 100, 100])
    expect(amounts(nights(4))).toEqual([100, 100, 100, 0])
    expect(amounts(nights(9))).toEqual([100, 100, 100, 0, 100, 100, 100, 0, 100])
  })

  test('frees the cheapest night, never a dearer one', () => {
    expect(
      amounts([night(90, 4, 3), night(100, 4, 3), night(100, 4, 3), night(100, 4, 3)]),
    ).toEqual([0, 100, 100, 100])
  })

  test('needs all its nights in one row, under the same offer', () => {
    expect(amounts([night(1, 2, 1), night(1), night(1, 2, 1), night(1, 3, 1)])).toEqual([
      1, 1, 1, 1,
    ])
    expect(amounts([night(1), night(1, 2, 1), night(1, 2, 1)])).toEqual([1, 1, 0])
  })

  test('gives nothing where one would pay as many nights as one stays, or none', () => {
    expect(amounts([night(1, 1, 1), night(1, 1, 0), night(1, 2, 3)])).toEqual([1, 1, 1])
  })

  test('prices each room by its own nights and says why one is free', () => {
    const rules = [
      {
        ...base,
        perPerson: true,
        twinRate: '100.00',
        singleRate: '150.00',
        stayNights: 4,
        payNights: 3,
      },
    ]
    const rooms = [
      { optionKey: 'JAO-TENT', adults: 2 },
      { optionKey: 'JAO-TENT', adults: 1 },
    ]
    const cost = costStay({ startDate: '2027-06-01', endDate: '2027-06-05', rooms, rules })
    expect(cost.amount).toBe(105_000)
    expect(cost.nights.slice(-2)).toEqual([
      { date: '2027-06-04', optionKey: 'JAO-TENT', amount: 0, offers: [{ stay: 4, pay: 3 }] },
      { date: '2027-06-04', optionKey: 'JAO-TENT', amount: 0, offers: [{ stay: 4, pay: 3 }] },
    ])
  })

  test('frees exactly the nights promised, and no night costs more than before', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (given, stay, less) => {
          const pay = Math.max(1, stay - less)
          const after = amounts(given.map((amount) => night(amount, stay, pay)))
          expect(after.filter((amount) => amount === 0)).toHaveLength(
            Math.floor(given.length / stay) * (stay - pay),
          )
          for (let first = 0; first + stay <= given.length; first += stay) {
            const dearest = given
              .slice(first, first + stay)
              .sort((a, b) => b - a)
              .slice(0, pay)
            const paid = after.slice(first, first + stay).reduce((sum, amount) => sum + amount, 0)
            expect(paid).toBe(dearest.reduce((sum, amount) => sum + amount, 0))
          }
          expect(after.every((amount, place) => amount === 0 || amount === given[place])).toBe(true)
        },
      ),
    )
  })
})

describe('offers in percent', () => {
  const rule = { ...base, perPerson: true, twinRate: '100.05', childRate: '50.00' }
  const couple = { optionKey: 'JAO-TENT', adults: 2, children: 0 }
  const cost = (offer: object, more: object = {}) =>
    costStay({
      startDate: '2027-06-01',
      endDate: '2027-06-05',
      rooms: [couple],
      rules: [{ ...rule, ...offer }],
      ...more,
    })
  const full = 80_040

  test('early birds pay less when booked at least so many days before they arrive', () => {
    const early = { earlyBirdDays: 90, earlyBirdPercent: '12.5' }
    expect(cost(early, { bookedOn: '2027-03-03' }).amount).toBe(4 * (20_010 - 2501))
    expect(cost(early, { bookedOn: '2027-03-04' }).amount).toBe(full)
    expect(cost(early).amount).toBe(full)
    expect(cost(early, { bookedOn: '2027-01-01' }).nights[0]).toEqual({
      date: '2027-06-01',
      optionKey: 'JAO-TENT',
      amount: 17_509,
      offers: [{ name: 'early bird', percent: '12.5' }],
    })
  })

  test('long stays pay less from so many nights on', () => {
    expect(cost({ longStayNights: 4, longStayPercent: 10 }).amount).toBe(4 * (20_010 - 2001))
    expect(cost({ longStayNights: 5, longStayPercent: 10 }).amount).toBe(full)
  })

  test('a honeymoon is for two adults alone who say so', () => {
    expect(cost({ honeymoonPercent: 50 }, { isHoneymoon: true }).amount).toBe(full / 2)
    expect(cost({ honeymoonPercent: 50 }).amount).toBe(full)
    const family = [{ optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [8] }]
    expect(cost({ honeymoonPercent: 50 }, { isHoneymoon: true, rooms: family }).amount).toBe(
      full + 20_000,
    )
  })

  test('are not combined: the one that comes to least counts, and it alone is named', () => {
    const both = {
      offerPercent: 10,
      stayNights: 4,
      payNights: 3,
      longStayNights: 3,
      longStayPercent: 20,
    }
    const { amount, nights } = cost(both)
    expect(amount).toBe(60_030)
    expect(nights.flatMap(({ offers = [] }) => offers)).toEqual([{ stay: 4, pay: 3 }])
    expect(
      cost({ ...both, offerPercent: 30 }).nights.every(({ offers = [] }) =>
        offers.some((one) => 'name' in one),
      ),
    ).toBe(true)
  })

  describe('that combine', () => {
    const all = {
      stayNights: 4,
      payNights: 3,
      longStayNights: 3,
      longStayPercent: 20,
      offerPercent: 10,
    }

    test('count together where the rule says so, each percentage of what the one before left', () => {
      const off = cost({ ...all, combines: 'Long stay + special offer' })
      expect(off.amount).toBe(4 * (20_010 - 4002 - 1601)) // 16,008 less 1,600.8
      expect(off.nights[0]?.offers).toEqual([
        { name: 'long stay', percent: 20 },
        { name: 'special offer', percent: 10 },
      ])
      expect(cost({ ...all, combines: 'all' }).amount).toBe(3 * (20_010 - 4002 - 1601))
      expect(cost({ ...all, combines: 'stay-pay + honeymoon' }).amount).toBe(60_030)
    })

    test('do so on nights whose rules all say so', () => {
      const late = { ...rule, ...all, from: '2027-06-03' }
      const early = { ...rule, ...all, to: '2027-06-02', combines: 'all' }
      expect(cost({}, { rules: [early, late] }).amount).toBe(60_030)
      const same = { ...late, combines: 'long stay + special offer; stay-pay + early bird' }
      expect(cost({}, { rules: [early, same] }).amount).toBe(4 * (20_010 - 4002 - 1601))
    })

    test('never make a stay dearer than each of them alone, nor cost less than nothing', () => {
      const percent = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined })
      const amount = fc.integer({ min: 0, max: 1e9 })
      fc.assert(
        fc.property(percent, percent, fc.array(amount, { maxLength: 9 }), (one, two, given) => {
          const sum = (combines?: string) =>
            applyOffers(
              given.map((minor) => ({
                ...night(minor, 4, 3),
                rule: {
                  ...night(0, 4, 3).rule,
                  offerPercent: one,
                  honeymoonPercent: two,
                  combines,
                },
              })),
              { ...facts, isHoneymoon: true },
            ).reduce((total, each) => total + each.amount, 0)
          expect(sum('all')).toBeLessThanOrEqual(sum('honeymoon + special offer'))
          expect(sum('honeymoon + special offer')).toBeLessThanOrEqual(sum())
          expect(sum('all')).toBeGreaterThanOrEqual(0)
        }),
      )
    })

    test.each([
      ['early bird + long stay; stay-pay + honeymoon', undefined],
      ['ALL', undefined],
      ['early bird', '(not early bird)'],
      ['early bird + winter', '(not early bird + winter)'],
      ['early bird + early bird', '(not early'],
      ['early bird + long stay;', '(not empty)'],
    ])('are read from “%s”', (text, wrong) => {
      const sets = readCombines(text)
      if (wrong === undefined) expect(typeof sets).toBe('object')
      else expect(sets).toContain(wrong)
    })
  })

  test('take exactly the percentage off each night, rounded once, and never make a stay dearer', () => {
    const percent = fc.integer({ min: 1, max: 10_000 })
    const nights = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 1e12 }), fc.option(percent), fc.option(percent)),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    const off = (amount: number, hundredths: number | null) => {
      const product = BigInt(amount) * BigInt(hundredths ?? 0)
      return amount - Number((product * 2n + 10_000n) / 20_000n)
    }
    fc.assert(
      fc.property(nights, (given) => {
        const text = (hundredths: number | null) =>
          hundredths === null ? undefined : String(hundredths / 100)
        const priced = applyOffers(
          given.map(([amount, special, honeymoon]) => ({
            ...night(amount),
            rule: { ...base, offerPercent: text(special), honeymoonPercent: text(honeymoon) },
          })),
          { ...facts, isHoneymoon: true },
        )
        const sumBy = (which: 1 | 2) =>
          given.reduce((sum, one) => sum + BigInt(off(one[0], one[which])), 0n)
        const sum = priced.reduce((total, { amount }) => total + BigInt(amount), 0n)
        expect(sum).toBe(sumBy(1) < sumBy(2) ? sumBy(1) : sumBy(2))
      }),
    )
  })
})
