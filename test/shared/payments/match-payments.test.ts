import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { paymentRecord } from '#shared/itinerary/payments'
import { matchPayments } from '#shared/payments/match-payments'
import type { PlannedPayment } from '#shared/payments/plan-payments'

const planned: PlannedPayment = {
  paymentType: 'deposit',
  amount: 100,
  dueDate: calendarDate('2026-11-20'),
}
const asked = (paymentId: string, other: object = {}) =>
  paymentRecord.parse({ ...planned, paymentId, serviceFee: 0, status: 'Pending', ...other })
const idsOf = (plan: PlannedPayment[], before: ReturnType<typeof asked>[]) =>
  matchPayments(plan, before).map((one) => one.asked?.paymentId)

describe('a payment that is planned again', () => {
  test('is the one that asks for the same already', () => {
    expect(idsOf([planned], [asked('pay_other0', { amount: 99 }), asked('pay_same')])).toEqual([
      'pay_same',
    ])
  })

  test.each([
    ['type', { paymentType: 'balance' }],
    ['amount', { amount: 101 }],
    ['due date', { dueDate: '2026-11-21' }],
    ['party group', { partyId: 'p1' }],
  ])('is another when its %s differs', (_what, other) => {
    expect(idsOf([planned], [asked('pay_old0', other)])).toEqual([undefined])
  })

  test('takes the first of several that look alike, and each only once', () => {
    const before = [asked('pay_one1'), asked('pay_two2')]
    expect(idsOf([planned, planned, planned], before)).toEqual(['pay_one1', 'pay_two2', undefined])
    expect(idsOf([planned], before)).toEqual(['pay_one1'])
  })
})
