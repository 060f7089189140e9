import { expect, test } from 'vitest'
import { itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { HandRefund } from '../../../../web/trip/payments/hand-refunds-query'
import { refundReason, strayRefundWords } from '../../../../web/trip/payments/refund-words'

const refund: HandRefund = {
  paymentId: paymentIdSchema.parse('pay_0001'),
  itineraryId: itineraryIdSchema.parse('itn_0001'),
  itineraryName: 'Kenya Adventure',
  state: 'quote',
  amount: 103_500,
  currency: 'EUR',
  method: 'credit',
  why: 'taken-off',
}

test('money that its provider could not send back says so, and what to do', () => {
  expect(strayRefundWords(refund)).toBe(
    '€1,035.00 came in by Credit Card for a payment that is no longer asked for, and the provider could not send it back. Send it back by wire in EUR, then mark it as sent back.',
  )
  expect(refundReason(refund)).toBe('No longer asked for, refused by the provider')
})

test('a wire was never asked of a provider', () => {
  const wire = { ...refund, method: 'wire', why: 'paid-twice' } as const
  expect(strayRefundWords(wire)).toContain('by Wire Transfer for a payment that was paid already. Send it back')
  expect(refundReason(wire)).toBe('Paid twice')
})
