import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { type PaymentStatus, paymentRecord } from '#shared/itinerary/payments'
import {
  editedPayments,
  editRefusals,
  type PaymentEdit,
  paymentsSum,
} from '#shared/payments/edit-payments'
import { instalmentRefusals, removalRefusals } from '#shared/payments/instalments'

const [yesterday, today, start] = ['2026-11-19', '2026-11-20', '2027-07-01'].map(calendarDate)
const aPayment = (paymentId: string, status: PaymentStatus = 'Pending') =>
  paymentRecord.parse({
    paymentId,
    paymentType: 'deposit',
    amount: 1_000,
    serviceFee: 0,
    status,
    dueDate: '2026-12-01',
  })

const refusals = (
  edits: readonly PaymentEdit[],
  {
    payments = [aPayment('pay_0001'), aPayment('pay_0002')],
    startDate = calendarDate('2027-07-01'),
  } = {},
) =>
  editRefusals(edits, { payments, today: calendarDate('2026-11-20'), startDate }).map(
    ({ field, message }) => `${field} ${message}`,
  )

describe('an edit of a payment', () => {
  const paymentId = 'pay_0001'

  test('names a payment of the trip, each once', () => {
    expect(refusals([{ paymentId: 'pay_0009' }])).toEqual([
      'body.payments.0.paymentId must be a payment of this itinerary',
    ])
    const edits = ['pay_0001', 'pay_0002', 'pay_0001', 'pay_0001'].map((id) => ({
      paymentId: id,
      amount: 5,
    }))
    expect(refusals(edits)).toEqual(
      [2, 3].map((index) => `body.payments.${index}.paymentId must be listed once`),
    )
  })

  test.each<[PaymentStatus, boolean]>([
    ['Paid', true],
    ['Authorized', true],
    ['Pending', false],
    ['Error', false],
  ])('of one that is %s is refused when it changes something: %s', (status, isRefused) => {
    const payments = [aPayment('pay_0001', status)]
    const message = ['body.payments.0.paymentId must be an unpaid payment']
    expect(refusals([{ paymentId, amount: 5 }], { payments })).toEqual(isRefused ? message : [])
    expect(refusals([{ paymentId, dueDate: start }], { payments })).toEqual(
      isRefused ? message : [],
    )
    expect(
      refusals([{ paymentId, amount: 1_000, dueDate: calendarDate('2026-12-01') }], { payments }),
    ).toEqual([])
    expect(refusals([{ paymentId }], { payments })).toEqual([])
  })

  test('makes it due from today to the start of the trip', () => {
    const due = (dueDate = today, startDate = start) =>
      refusals([{ paymentId, dueDate }], { startDate })
    expect(due(yesterday)).toEqual(['body.payments.0.dueDate must not be before today'])
    expect(due(today)).toEqual([])
    expect(due(start)).toEqual([])
    expect(due(calendarDate('2027-07-02'))).toEqual([
      'body.payments.0.dueDate must not be after the trip’s start date',
    ])
    expect(due(today, yesterday)).toEqual([])
    expect(due(calendarDate('2026-11-21'), yesterday)).toEqual([
      'body.payments.0.dueDate must not be after the trip’s start date',
    ])
  })

  test('keeps a due date that is over when only the amount changes', () => {
    const payments = [{ ...aPayment('pay_0001'), dueDate: '2026-11-01' }]
    expect(
      refusals([{ paymentId, amount: 5, dueDate: calendarDate('2026-11-01') }], { payments }),
    ).toEqual([])
  })

  test('leaves the fee of a group that cancelled as it is, and may give it more time', () => {
    const payments = [{ ...aPayment('pay_0001'), partyCancelled: true as const }]
    expect(refusals([{ paymentId, amount: 5 }], { payments })).toEqual([
      'body.payments.0.amount must stay the fee of the group that cancelled',
    ])
    expect(refusals([{ paymentId, amount: 1_000, dueDate: start }], { payments })).toEqual([])
    const judging = {
      payments,
      today: calendarDate('2026-11-20'),
      startDate: calendarDate('2027-07-01'),
    }
    const part = { of: paymentId, amount: 5, dueDate: calendarDate('2027-07-01') }
    expect(instalmentRefusals([part], judging)).toHaveLength(1)
    expect(removalRefusals([paymentId], judging)).toHaveLength(1)
  })

  test('changes what it names and keeps the rest', () => {
    const [one, two] = [aPayment('pay_0001'), aPayment('pay_0002')]
    expect(editedPayments([one, two], [{ paymentId: 'pay_0002', dueDate: start }])).toEqual([
      one,
      { ...two, dueDate: start },
    ])
    expect(editedPayments([one, two], [{ paymentId: 'pay_0001', amount: 7 }])).toEqual([
      { ...one, amount: 7 },
      two,
    ])
  })
})

test('the sum of payments leaves out what was sent back, whatever their status', () => {
  const refund = { status: 'Paid', amount: 400, at: '2026-11-20T08:00:00.000Z' } as const
  expect(
    paymentsSum([{ amount: 1_000, refund }, { amount: 500, status: 'Pending' }, { amount: 1 }]),
  ).toBe(1_101)
  expect(paymentsSum([])).toBe(0)
})
