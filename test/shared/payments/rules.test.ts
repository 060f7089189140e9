import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { csvOf } from '#shared/format/csv'
import { type Payment, paymentRecord, withoutRefund } from '#shared/itinerary/payments'
import { itineraryStates } from '#shared/itinerary/states'
import { editedPayments, editRefusals } from '#shared/payments/edit-payments'
import { methodFees } from '#shared/payments/method-fees'
import { overdueDays, paymentStanding } from '#shared/payments/payment-standing'
import { nextReminder, reminderFor } from '#shared/payments/reminder-dates'
import { stateAfterPayment } from '#shared/payments/state-after-payment'

const today = calendarDate('2026-11-20')
const payment = paymentRecord.parse({
  paymentId: 'pay_0001',
  paymentType: 'deposit',
  amount: 1_000,
  serviceFee: 35,
  status: 'Paid',
})

describe('what was sent back', () => {
  const back = (status: 'Pending' | 'Paid' | 'Error', amount: number) =>
    withoutRefund({ ...payment, refund: { status, amount, at: '2026-11-20T08:00:00.000Z' } })

  test('is not counted once it is back, and counted until then', () => {
    expect(withoutRefund(payment)).toEqual({ amount: 1_000, serviceFee: 35, status: 'Paid' })
    expect(back('Pending', 1_035)).toMatchObject({ amount: 1_000, serviceFee: 35 })
    expect(back('Error', 1_035)).toMatchObject({ amount: 1_000, serviceFee: 35 })
    expect(back('Paid', 1_035)).toMatchObject({ amount: 0, serviceFee: 0 })
  })

  test('in part is taken from the amount first', () => {
    expect(back('Paid', 400)).toMatchObject({ amount: 600, serviceFee: 35 })
    expect(back('Paid', 1_010)).toMatchObject({ amount: 0, serviceFee: 25 })
  })
})

describe('a paid deposit', () => {
  const finance = { sell: 1_000, deposit: 300, paid: 300 }

  test('makes a provisional trip ask for confirmation, and no other', () => {
    for (const state of itineraryStates) {
      expect(stateAfterPayment({ state, finance })).toBe(
        state === 'provisional' ? 'confirm_requested' : state,
      )
    }
  })

  test('has to be paid in full', () => {
    expect(stateAfterPayment({ state: 'provisional' })).toBe('provisional')
    expect(stateAfterPayment({ state: 'provisional', finance: { ...finance, paid: 299 } })).toBe(
      'provisional',
    )
    expect(
      stateAfterPayment({ state: 'provisional', finance: { ...finance, deposit: 0, paid: 0 } }),
    ).toBe('provisional')
  })
})

describe('lateness', () => {
  const line = { status: 'Pending', state: 'provisional', dueDate: today } as const

  test('counts from the day after the due date, while the payment is open', () => {
    expect(overdueDays(line, today)).toBe(0)
    expect(overdueDays(line, addDays(today, 3))).toBe(3)
    expect(overdueDays({ ...line, status: 'Error' }, addDays(today, 3))).toBe(3)
  })

  test('does not count for money in or under way, nor for a cancelled trip', () => {
    const later = addDays(today, 3)
    expect(overdueDays({ ...line, status: 'Paid' }, later)).toBe(0)
    expect(overdueDays({ ...line, status: 'Authorized' }, later)).toBe(0)
    expect(overdueDays({ ...line, state: 'cancelled' }, later)).toBe(0)
    expect(paymentStanding({ ...line, state: 'cancelled' })).toBe('void')
    expect(paymentStanding({ ...line, status: 'Paid', state: 'cancelled' })).toBe('paid')
    expect(overdueDays({ status: 'Pending', state: 'provisional' }, later)).toBe(0)
  })
})

describe('reminders', () => {
  test('are a week before, and one, seven and fourteen days after', () => {
    const dates = [-30, -6, 2, 8].map((days) => nextReminder(today, addDays(today, days))?.date)
    expect(dates).toEqual([-7, 1, 7, 14].map((days) => addDays(today, days)))
    expect(nextReminder(today, addDays(today, 15))).toBeUndefined()
    for (const days of [-7, 1, 7, 14]) {
      expect(nextReminder(today, addDays(today, days))?.offset).toBe(days)
      expect(reminderFor(today, addDays(today, days))?.offset).toBe(days)
    }
  })

  test('that were missed are one: the last', () => {
    expect(reminderFor(today, addDays(today, -8))).toBeUndefined()
    expect(reminderFor(today, addDays(today, 60))?.offset).toBe(14)
  })
})

describe('edits of payments', () => {
  const open = { ...payment, status: 'Pending' as const, dueDate: '2026-12-01' }
  const facts = { payments: [open], today, startDate: calendarDate('2027-07-01') }
  const paymentId = 'pay_0001'

  test('name a payment once, that is still to come', () => {
    const fields = (edits: Parameters<typeof editRefusals>[0], payments: Payment[] = [open]) =>
      editRefusals(edits, { ...facts, payments }).map(({ field, message }) => `${field} ${message}`)
    expect(fields([{ paymentId, amount: 5 }])).toEqual([])
    expect(fields([{ paymentId }, { paymentId }])).toEqual([
      'body.payments.1.paymentId must be listed once',
    ])
    const paid = [{ ...open, status: 'Authorized' as const }]
    expect(fields([{ paymentId, amount: 5 }], paid)).toHaveLength(1)
    expect(fields([{ paymentId, amount: 1_000 }], paid)).toEqual([])
    expect(fields([{ paymentId, dueDate: calendarDate('2027-07-02') }])).toHaveLength(1)
  })

  test('change what they name and nothing else', () => {
    expect(editedPayments([open], [{ paymentId, amount: 5 }])).toEqual([{ ...open, amount: 5 }])
    expect(editedPayments([open], [{ paymentId: 'pay_0002', amount: 5 }])).toEqual([open])
  })
})

test('fees are the percentage of the amount, rounded once', () => {
  expect(methodFees(383_376, { credit: 3.5, ach: 1 })).toEqual({ credit: 13_418, ach: 3_834 })
  expect(methodFees(100, {})).toEqual({ credit: 4, ach: 1 })
})

describe('a CSV file', () => {
  test('quotes what has to be quoted, and makes no formula of a text', () => {
    expect(
      csvOf([
        ['a', 'b, c', 'say "hi"', -5],
        ['=1+1', '+2', '@x', undefined],
      ]),
    ).toBe('a,"b, c","say ""hi""",-5\r\n\'=1+1,\'+2,\'@x,\r\n')
  })

  test('has as many lines as rows, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (texts) => {
        const quotes = csvOf([texts]).split('"').length - 1
        expect(quotes % 2).toBe(0)
        expect(csvOf([texts]).endsWith('\r\n')).toBe(true)
      }),
    )
  })
})
