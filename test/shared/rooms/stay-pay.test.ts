import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costStay } from '#shared/rooms/cost-stay'
import { applyStayPay } from '#shared/rooms/stay-pay'

const base = { optionKey: 'JAO-TENT', from: '2027-01-01', to: '2027-12-31', currency: 'USD' }
const night = (amount: number, stayNights?: number, payNights?: number) => ({
  ...{ date: '2027-06-01', optionKey: 'JAO-TENT', amount },
  rule: { ...base, stayNights, payNights },
})
const amounts = (nights: ReturnType<typeof night>[]) => applyStayPay(nights).map(({ amount }) => amount)

describe('stay 4, pay 3', () => {
  test('frees the last of four equal nights, and one of every four', () => {
    const nights = (count: number) => Array.from({ length: count }, () => night(100, 4, 3))
    expect(amounts(nights(3))).toEqual([100, 100, 100])
    expect(amounts(nights(4))).toEqual([100, 100, 100, 0])
    expect(amounts(nights(9))).toEqual([100, 100, 100, 0, 100, 100, 100, 0, 100])
  })

  test('frees the cheapest night, never a dearer one', () => {
    expect(amounts([night(90, 4, 3), night(100, 4, 3), night(100, 4, 3), night(100, 4, 3)])).toEqual([0, 100, 100, 100])
  })

  test('needs all its nights in one row, under the same offer', () => {
    expect(amounts([night(1, 2, 1), night(1), night(1, 2, 1), night(1, 3, 1)])).toEqual([1, 1, 1, 1])
    expect(amounts([night(1), night(1, 2, 1), night(1, 2, 1)])).toEqual([1, 1, 0])
  })

  test('gives nothing where one would pay as many nights as one stays, or none', () => {
    expect(amounts([night(1, 1, 1), night(1, 1, 0), night(1, 2, 3)])).toEqual([1, 1, 1])
  })

  test('prices each room by its own nights and says why one is free', () => {
    const rules = [{ ...base, perPerson: true, twinRate: '100.00', singleRate: '150.00', stayNights: 4, payNights: 3 }]
    const rooms = [
      { optionKey: 'JAO-TENT', adults: 2 },
      { optionKey: 'JAO-TENT', adults: 1 },
    ]
    const cost = costStay({ startDate: '2027-06-01', endDate: '2027-06-05', rooms, rules })
    expect(cost.amount).toBe(105_000)
    expect(cost.nights.slice(-2)).toEqual([
      { date: '2027-06-04', optionKey: 'JAO-TENT', amount: 0, offer: { stay: 4, pay: 3 } },
      { date: '2027-06-04', optionKey: 'JAO-TENT', amount: 0, offer: { stay: 4, pay: 3 } },
    ])
  })

  test('frees exactly the nights promised, and no night costs more than before', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }), (given, stay, less) => {
        const pay = Math.max(1, stay - less)
        const after = amounts(given.map((amount) => night(amount, stay, pay)))
        expect(after.filter((amount) => amount === 0)).toHaveLength(Math.floor(given.length / stay) * (stay - pay))
        for (let first = 0; first + stay <= given.length; first += stay) {
          const dearest = given
            .slice(first, first + stay)
            .sort((a, b) => b - a)
            .slice(0, pay)
          const paid = after.slice(first, first + stay).reduce((sum, amount) => sum + amount, 0)
          expect(paid).toBe(dearest.reduce((sum, amount) => sum + amount, 0))
        }
        expect(after.every((amount, place) => amount === 0 || amount === given[place])).toBe(true)
      }),
    )
  })
})
