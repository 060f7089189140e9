import { expect, test } from 'vitest'
import { paidLocally, pricedCharges } from '#shared/itinerary/charge-words'

const charge = (name: string, isPaidLocally: boolean) => ({
  name,
  amount: '1160.00',
  currency: 'BWP',
  isPaidLocally,
})

test('what guests pay there and what the price holds are told apart, with their sums', () => {
  const charges = [charge('Park fee', true), charge('Levy', false), charge('Village fee', true)]
  expect(paidLocally({ charges })).toBe('Park fee BWP\u00a01,160.00, Village fee BWP\u00a01,160.00')
  expect(pricedCharges({ charges })).toBe('Levy BWP\u00a01,160.00')
  expect(paidLocally({ charges: [charge('Levy', false)] })).toBeUndefined()
  expect(pricedCharges({})).toBeUndefined()
})
