import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  paymentMethodLabels,
  paymentMethodSchema,
  paymentStageOf,
  paymentStatusSchema,
  paymentTypeLabels,
  paymentTypeSchema,
} from '#shared/itinerary/payments'

test.each([
  [0, 'deposit'],
  [3832_75, 'deposit'],
  [3832_76, 'balance'],
  [7152_05, 'balance'],
  [7152_06, 'paid_in_full'],
  [9000_00, 'paid_in_full'],
])('with a deposit of 3832.76 of 7152.06, %i cents paid is the stage %s', (paid, stage) => {
  expect(paymentStageOf({ paid, deposit: 3832_76, sell: 7152_06 })).toBe(stage)
})

test('what costs nothing is paid in full', () => {
  expect(paymentStageOf({ paid: 0, deposit: 0, sell: 0 })).toBe('paid_in_full')
})

test('paying more never goes back a stage', () => {
  const order = ['deposit', 'balance', 'paid_in_full']
  const amount = fc.nat(1_000_000)
  fc.assert(
    fc.property(amount, amount, amount, amount, (paid, more, deposit, rest) => {
      const at = (sum: number) =>
        order.indexOf(paymentStageOf({ paid: sum, deposit, sell: deposit + rest }))
      expect(at(paid + more)).toBeGreaterThanOrEqual(at(paid))
    }),
  )
})

test('statuses, types and methods are those of 1 §4, with the names of 1 §9', () => {
  expect(paymentStatusSchema.options).toEqual(['Error', 'Authorized', 'Paid', 'Pending'])
  expect(paymentTypeSchema.options).toEqual(['balance', 'deposit', 'sell'])
  expect(paymentMethodSchema.options.map((method) => paymentMethodLabels[method])).toEqual([
    'ACH',
    'Credit Card',
    'Wire Transfer',
  ])
  expect(Object.keys(paymentTypeLabels)).toHaveLength(3)
})
