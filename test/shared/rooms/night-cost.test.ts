import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightCost, rateNotes, unpricedAges } from '#shared/rooms/night-cost'
import { guestsByAge } from '#shared/rooms/stay-guests'

const rule = { optionKey: 'ZULU-TENT', from: '2027-01-01', to: '2027-12-31', currency: 'USD' }
const perPerson = {
  ...rule,
  perPerson: true,
  twinRate: '100.01',
  singleRate: '150',
  childRate: 40,
  infantRate: '5.50',
}
const perRoom = { ...perPerson, perPerson: false }
const guests = (adults: number, children = 0, infants = 0) =>
  guestsByAge({
    adults,
    childrenAges: [...Array(children).fill(8), ...Array(infants).fill(1)],
  })

describe('nightCost', () => {
  test('is the group rate whoever sleeps there', () => {
    const house = { ...perPerson, groupRate: '900.00' }
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (adults, children, infants) => {
        expect(nightCost(house, guests(adults, children, infants))).toBe(90_000)
      }),
    )
    expect(nightCost({ ...perPerson, groupRate: '0.00' }, guests(2))).toBe(20_002)
  })

  test('is the single rate for one adult alone, the twin rate when there is none', () => {
    expect(nightCost(perPerson, guests(1))).toBe(15_000)
    expect(nightCost(perRoom, guests(1))).toBe(15_000)
    for (const singleRate of ['N/A', undefined, 0])
      expect(nightCost({ ...perPerson, singleRate }, guests(1))).toBe(10_001)
    expect(nightCost(perPerson, guests(1, 0, 1))).toBe(10_551)
  })

  test('is by person', () => {
    expect(nightCost(perPerson, guests(2, 1, 1))).toBe(20_002 + 4_000 + 550)
  })

  test('is by room, half the twin rate for each adult above two', () => {
    expect(nightCost(perRoom, guests(2))).toBe(10_001)
    expect(nightCost(perRoom, guests(1, 1))).toBe(14_001)
    expect(nightCost(perRoom, guests(4, 1))).toBe(20_002 + 4_000)
  })

  test('rounds the night once, half away from zero', () => {
    expect(nightCost(perRoom, guests(3))).toBe(15_002) // 100.01 + 50.005
  })

  test('counts rates that are not given as nothing', () => {
    expect(nightCost({ ...rule, perPerson: true }, guests(2, 2, 1))).toBe(0)
  })
})

describe('nightCost by age and bed', () => {
  const bands = '0-1 free; 2-5 25%; 6-11 50%; 6-11 own bed 80.00; 12-17 own bed 75%'
  const family = (adults: number, ...childrenAges: number[]) =>
    guestsByAge({ adults, childrenAges })
  const banded = { ...perPerson, childBands: bands }

  test('takes the band of each child’s age, and the usual rates for the others', () => {
    expect(nightCost(banded, family(2, 1, 3, 8))).toBe(20_002 + 0 + 2_500 + 5_001) // 25.0025, 50.005
    expect(nightCost(banded, family(2, 14))).toBe(20_002 + 4_000)
    expect(nightCost({ ...banded, childBands: '2-17 50%' }, family(2, 1, 8))).toBe(
      20_002 + 550 + 5_001,
    )
  })

  test('gives the oldest child of one adult a bed of its own, an infant none', () => {
    expect(nightCost(banded, family(1, 8, 9))).toBe(10_001 + 8_000 + 5_001)
    expect(nightCost(banded, family(1, 14))).toBe(10_001 + 7_501)
    expect(nightCost({ ...banded, childBands: '0-1 own bed 99.00' }, family(1, 1))).toBe(10_551)
  })

  test('takes percentages of half the room where the rate is per room', () => {
    expect(nightCost({ ...banded, perPerson: false }, family(2, 8))).toBe(10_001 + 2_500)
  })

  test('charges each adult above two the rate for extra adults, per person and per room', () => {
    const extraAdultRate = '60.00'
    expect(nightCost({ ...perPerson, extraAdultRate }, guests(4, 1))).toBe(20_002 + 12_000 + 4_000)
    expect(nightCost({ ...perRoom, extraAdultRate }, guests(3))).toBe(10_001 + 6_000)
    expect(nightCost({ ...perPerson, extraAdultRate: 0 }, guests(3))).toBe(20_002)
    expect(nightCost({ ...perPerson, extraAdultRate }, guests(2))).toBe(20_002)
    expect(nightCost({ ...perPerson, extraAdultRate }, guests(1))).toBe(15_000)
  })

  test('agrees with plain fractions for every party, rate and percentage', () => {
    const money = fc.nat(1_000_000)
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.tuple(money, money, money, fc.nat(20_000)),
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.nat(17), { maxLength: 5 }),
        (isPerPerson, [twin, extra, child, percent], adults, ages) => {
          const text = (minor: number) => (minor / 100).toFixed(2)
          const cost = nightCost(
            {
              ...rule,
              perPerson: isPerPerson,
              twinRate: text(twin),
              extraAdultRate: text(extra),
              childBands: `0-8 ${(percent / 100).toFixed(2)}%; 9-17 ${text(child)}`,
            },
            guestsByAge({ adults, childrenAges: ages }),
          )
          const young = BigInt(ages.filter((age) => age <= 8).length)
          const old = BigInt(ages.length) - young
          const base = BigInt(twin) * (isPerPerson ? 2n : 1n) + BigInt(extra) * BigInt(adults - 2)
          const part = BigInt(twin) * BigInt(percent) * young * (isPerPerson ? 2n : 1n)
          const sum = (base + BigInt(child) * old) * 20_000n + part
          expect(BigInt(cost)).toBe((sum * 2n + 20_000n) / 40_000n)
        },
      ),
    )
  })

  test('says whose rate is missing, and that of nobody in a unit of one price', () => {
    const bare = { ...rule, perPerson: true, twinRate: '100.00', childBands: '6-11 50%' }
    expect(unpricedAges(bare, family(2, 8, 1, 14))).toEqual([14, 1])
    expect(unpricedAges({ ...bare, childRate: 0, infantRate: '0.00' }, family(2, 1, 14))).toEqual(
      [],
    )
    expect(unpricedAges({ ...bare, childRate: 'N/A' }, family(2, 14))).toEqual([14])
    expect(unpricedAges({ ...bare, groupRate: '900.00' }, family(2, 14))).toEqual([])
  })

  test('tells of the rates that are not the usual ones', () => {
    expect(rateNotes({ ...banded, extraAdultRate: '60.00' }, family(3, 8, 14))).toEqual([
      'each adult above two 60.00',
      'child of 8 50%',
    ])
    expect(rateNotes(banded, family(2, 1))).toEqual(['child of 1 free'])
    expect(rateNotes(perPerson, family(3, 8))).toEqual([])
    expect(rateNotes({ ...banded, groupRate: '900' }, family(2, 8))).toEqual([])
  })
})

describe('guestsByAge', () => {
  test('sorts by age: infants under 2, children to 17, adults above', () => {
    expect(guestsByAge({ adults: 2, children: 5, childrenAges: [0, 1, 2, 17, 18] })).toEqual({
      adults: 3,
      children: 2,
      infants: 2,
      childAges: [17, 2, 1, 0],
      youngestChildAge: 0,
    })
  })

  test('counts children without an age as 12', () => {
    expect(guestsByAge({ adults: 1, children: 2 })).toMatchObject({
      children: 2,
      youngestChildAge: 12,
    })
    expect(guestsByAge({ adults: 1, children: 2, childrenAges: [null, '1'] })).toMatchObject({
      children: 1,
      infants: 1,
    })
    expect(guestsByAge({ adults: 1, children: 2 }, 11)).toMatchObject({ adults: 3, children: 0 })
    expect(guestsByAge({ childrenAges: [Number.NaN] })).toMatchObject({ adults: 0, children: 1 })
  })

  test('knows no age of a child where nobody came as one, and 12 for what is no age', () => {
    expect(guestsByAge({ adults: 2 })).toStrictEqual({
      adults: 2,
      children: 0,
      infants: 0,
      childAges: [],
      youngestChildAge: undefined,
    })
    const odd = guestsByAge({ adults: 1, childrenAges: ['', -1, 'two', Number.POSITIVE_INFINITY] })
    expect(odd).toMatchObject({ children: 4, infants: 0, youngestChildAge: 12 })
  })

  test('counts an infant as one though the camp takes no children, and takes a hundred people but no more', () => {
    expect(guestsByAge({ adults: 1, childrenAges: [1, 2] }, 0)).toMatchObject({
      adults: 2,
      children: 0,
      infants: 1,
    })
    expect(guestsByAge({ adults: 100 }).adults).toBe(100)
    expect(() => guestsByAge({ adults: 101 })).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        facts: { adults: 'must be a whole number from 0 to 100' },
      }),
    )
  })

  test('loses nobody', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.array(fc.nat(20), { maxLength: 20 }),
        fc.nat(17),
        (adults, childrenAges, oldest) => {
          const sorted = guestsByAge(
            { adults, children: childrenAges.length, childrenAges },
            oldest,
          )
          expect(sorted.adults + sorted.children + sorted.infants).toBe(
            adults + childrenAges.length,
          )
        },
      ),
    )
  })
})
