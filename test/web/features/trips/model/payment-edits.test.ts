import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { paymentIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import {
  amountProblem,
  balanceLastPayment,
  divideRow,
  dueProblem,
  overSell,
  readPayments,
  removedPayments,
  typedAmount,
  typedPayments,
} from '../../../../../web/features/trips/model/payment-edits'

const id = paymentIdSchema.parse('pay_0000000001')
const open = (amount: number): Payment => ({
  paymentId: id,
  paymentType: 'balance',
  status: 'Pending',
  serviceFee: 0,
  dueDate: '2027-01-26',
  amount,
})

describe('a typed amount', () => {
  test.each([
    ['1500', 'USD', 1500_00],
    ['1,500.5', 'USD', 1500_50],
    [' 12,345,678.90 ', 'USD', 12_345_678_90],
    ['1500', 'JPY', 1500],
    ['1.234', 'BHD', 1234],
  ])('%s %s is %i minor units', (text, currency, minor) => {
    expect(typedAmount(text, currency)).toBe(minor)
  })

  test.each(['', '0', '-5', '1.005', '15,00', '1.2.3', 'ten', '99999999999999999'])(
    '%s is none',
    (text) => {
      expect(typedAmount(text, 'USD')).toBeUndefined()
    },
  )

  test('comes back as it was written for typing over, in any currency', () => {
    const cases = [
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom('USD', 'JPY', 'BHD'),
    ] as const
    fc.assert(
      fc.property(...cases, (amount, currency) => {
        const typed = typedPayments([open(amount)], currency)
        expect(readPayments(typed, currency)).toEqual([
          { paymentId: id, isInstalment: false, amount, dueDate: '2027-01-26' },
        ])
      }),
    )
  })
})

test('nothing is read while a date is missing', () => {
  expect(readPayments([{ paymentId: id, amount: '5', dueDate: '' }], 'USD')).toBeUndefined()
})

test('what is typed and what stays have to come to the sell', () => {
  const other = paymentIdSchema.parse('pay_0000000002')
  const payments = [
    { paymentId: id, amount: 60 },
    { paymentId: other, amount: 40 },
  ]
  const typed = (amount: number) =>
    readPayments([{ paymentId: id, amount: String(amount), dueDate: '2027-01-26' }], 'JPY')
  expect(overSell(typed(60) ?? [], { payments, sell: 100, removed: [] })).toBe(0)
  expect(overSell(typed(75) ?? [], { payments, sell: 100, removed: [] })).toBe(15)
  expect(overSell(typed(50) ?? [], { payments, sell: 100, removed: [] })).toBe(-10)
})

test('a payment that is divided keeps its sum, and one that is removed is missed', () => {
  const payments = [{ paymentId: id, amount: 101 }]
  const rows = divideRow([{ paymentId: id, amount: '101', dueDate: '2027-01-26' }], 0, 'JPY')
  expect(rows.map(({ amount }) => amount)).toEqual(['51', '50'])
  const read = readPayments(rows, 'JPY') ?? []
  expect(overSell(read, { payments, sell: 101, removed: [] })).toBe(0)
  expect(removedPayments([{ paymentId: id }], rows)).toEqual([])
  expect(removedPayments([{ paymentId: id }], rows.slice(1))).toEqual([id])
  expect(overSell(read.slice(1), { payments, sell: 101, removed: [id] })).toBe(-51)
})

describe('the last payment makes up for the others', () => {
  const typed = (...amounts: string[]) =>
    amounts.map((amount) => ({ paymentId: id, amount, dueDate: '2027-01-26' }))
  const amounts = (...given: Parameters<typeof balanceLastPayment>) =>
    balanceLastPayment(...given)?.map(({ amount }) => amount)

  test('by what is too much or missing', () => {
    expect(amounts(typed('60.00', '50.00'), { over: 10_00, currency: 'USD' })).toEqual([
      '60.00',
      '40.00',
    ])
    expect(amounts(typed('60.00', '30.00'), { over: -10_00, currency: 'USD' })).toEqual([
      '60.00',
      '40.00',
    ])
    expect(amounts(typed('1200'), { over: 200, currency: 'JPY' })).toEqual(['1000'])
  })

  test('while something is left of it', () => {
    expect(
      balanceLastPayment(typed('100.00', '40.00'), { over: 40_00, currency: 'USD' }),
    ).toBeUndefined()
    expect(balanceLastPayment([], { over: 1, currency: 'USD' })).toBeUndefined()
  })
})

test('a due date that was changed is today or later, and at most the first day of the trip', () => {
  const trip = {
    was: { dueDate: '2026-10-01' },
    startDate: calendarDate('2027-01-10'),
    today: calendarDate('2026-11-20'),
  }
  const problem = (dueDate: string) => dueProblem({ dueDate }, trip)
  expect(['2026-10-01', '2026-11-20', '2027-01-10', ''].map(problem)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(problem('2026-11-19')).toBe('This date has passed')
  expect(problem('2027-01-11')).toBe('Must be due before departure')
})

test('an amount that cannot be says how many decimals its currency has', () => {
  expect(amountProblem({ amount: '1,000.50' }, 'USD')).toBeUndefined()
  expect(amountProblem({ amount: '1.005' }, 'USD')).toBe(
    'Enter an amount above zero, with at most 2 decimals',
  )
  expect(amountProblem({ amount: '1000000.5' }, 'JPY')).toBe('Enter a whole amount above zero')
})
