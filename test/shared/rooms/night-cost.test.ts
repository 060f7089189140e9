import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightCost } from '#shared/rooms/night-cost'
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
const guests = (adults: number, children = 0, infants = 0) => ({
  adults,
  children,
  infants,
  youngestChildAge: undefined,
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

describe('guestsByAge', () => {
  test('sorts by age: infants under 2, children to 17, adults above', () => {
    expect(guestsByAge({ adults: 2, children: 5, childrenAges: [0, 1, 2, 17, 18] })).toEqual({
      adults: 3,
      children: 2,
      infants: 2,
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
