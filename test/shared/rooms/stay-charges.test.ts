import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costStay } from '#shared/rooms/cost-stay'

const rule = {
  optionKey: 'ZULU-TENT',
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate: '100.00',
  childRate: '50.00',
  infantRate: 0,
}
const family = { optionKey: 'ZULU-TENT', adults: 2, children: 2, childrenAges: [8, 14] }
const costWith = (charges: string, over: object = {}, rooms = [family]) =>
  costStay({
    startDate: '2027-12-23',
    endDate: '2027-12-27',
    rooms,
    rules: [{ ...rule, charges, ...over }],
  })
const plain = costWith('').amount

test('charges of the price are added to the nights, person by person and room by room', () => {
  const sumOf = (charges: string) => costWith(charges).amount - plain
  expect(sumOf('Levy 10.00 per person per night')).toBe(4 * 4 * 1000)
  expect(sumOf('Levy 10.00 per person per stay age 12+')).toBe(3 * 1000)
  expect(sumOf('Levy 10.00 per person per night age 0-8')).toBe(4 * 1000)
  expect(sumOf('Levy 10.00 per room per night; Fee 1.50 per room per stay')).toBe(4 * 1000 + 150)
})

test('a supplement counts on its nights alone, those at both ends of it included', () => {
  const dated = (dates: string) => costWith(`Christmas 100.00 per person per night ${dates}`)
  expect(dated('from 2027-12-24 to 2027-12-25').amount - plain).toBe(2 * 4 * 10_000)
  expect(dated('from 2027-12-27 to 2027-12-31')).not.toHaveProperty('charges')
})

test('what guests pay there is told with its sum and currency, and is no part of the price', () => {
  const rooms = [family, { optionKey: 'ZULU-TENT', adults: 1, children: 0, childrenAges: [] }]
  const cost = costWith('Park fee 20.00 BWP per person per night paid locally', {}, rooms)
  expect(cost.amount).toBe(costWith('', {}, rooms).amount)
  expect(cost.charges).toEqual([
    { name: 'Park fee', amount: 5 * 4 * 2000, currency: 'BWP', isPaidLocally: true },
  ])
})

test('a charge for the stay counts once where the season changes within it', () => {
  const charges = 'Levy 10.00 per person per stay'
  const early = { ...rule, charges, to: '2027-12-24' }
  const late = { ...rule, charges, from: '2027-12-25' }
  const { startDate, endDate } = { startDate: '2027-12-23', endDate: '2027-12-27' }
  expect(costStay({ startDate, endDate, rooms: [family], rules: [early, late] }).amount).toBe(
    plain + 4 * 1000,
  )
})

test('no offer makes a charge cheaper, nor frees one', () => {
  const { amount } = costWith('Levy 10.00 per person per night', { stayNights: 4, payNights: 3 })
  expect(amount).toBe((plain / 4) * 3 + 4 * 4 * 1000)
})

test('a charge of the price in another currency is refused, as the price has one', () => {
  expect(() => costWith('Levy 10.00 BWP per room per stay')).toThrow('Invalid currency')
})

test('the sum agrees with plain counting for every party, amount and number of nights', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(17), { maxLength: 4 }),
      fc.nat(17),
      (minor, nights, adults, childrenAges, from) => {
        const text = `Levy ${(minor / 100).toFixed(2)} per person per night age ${from}+`
        const stay = {
          startDate: '2027-05-01',
          endDate: `2027-05-${String(nights + 1).padStart(2, '0')}`,
          rooms: [{ optionKey: 'ZULU-TENT', adults, childrenAges }],
        }
        const withLevy = costStay({ ...stay, rules: [{ ...rule, charges: text }] }).amount
        const count = adults + childrenAges.filter((age) => age >= from).length
        expect(withLevy - costStay({ ...stay, rules: [rule] }).amount).toBe(minor * nights * count)
      },
    ),
  )
})
