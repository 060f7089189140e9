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
    '€1,035.00 was received by Credit Card for a payment that is no longer due, and the automatic refund failed. Refund it by wire in EUR, then mark it as refunded.',
  )
  expect(refundReason(refund)).toBe('No longer due, automatic refund failed')
})

test('a wire was never asked of a provider', () => {
  const wire = { ...refund, method: 'wire', why: 'paid-twice' } as const
  expect(strayRefundWords(wire)).toContain(
    'by Wire Transfer for a payment that had already been paid. Refund it by wire',
  )
  expect(refundReason(wire)).toBe('Paid twice')
})
