import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentIdSchema } from '#shared/ids/ids'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, paymentLabel, paymentPhrase } from '#shared/itinerary/payments'
import {
  creditOf,
  paymentsAfterArrival,
  paymentsAfterLess,
  paymentsAfterMore,
} from '#shared/payments/arrived-amount'

const idOf = (name: string) => paymentIdSchema.parse(`pay_${name}`)
const paymentOf = (name: string, over: Partial<Payment> = {}): Payment => ({
  paymentId: idOf(name),
  paymentType: 'deposit',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
  dueDate: '2026-12-01',
  ...over,
})
const makers = {
  restOf: ({ paymentId: restOf, ...payment }: Payment, amount: number): Payment => ({
    ...payment,
    paymentId: idOf('rest'),
    restOf,
    amount,
  }),
  withAmount: (payment: Payment, amount: number): Payment => ({ ...payment, amount }),
}
const arrive = (payments: readonly Payment[], received: number) => {
  const [payment] = payments
  if (payment === undefined) throw new Error('No payment')
  return paymentsAfterArrival(payments, { payment, received }, makers)
}
const deposit = paymentOf('deposit')
const balance = paymentOf('balance', { paymentType: 'balance', dueDate: '2027-04-01' })

describe('of too little', () => {
  test('the rest is a payment of its own, due when the first was', () => {
    const payments = arrive([deposit, balance], 60_000)
    expect(payments).toEqual([
      deposit,
      { ...deposit, paymentId: idOf('rest'), restOf: deposit.paymentId, amount: 40_000 },
      balance,
    ])
    expect(payments.map(paymentLabel)).toEqual(['Deposit', 'Rest of deposit', 'Balance'])
    const [whole, rest] = payments.map((payment) => paymentPhrase(payment, 'Your'))
    expect([whole, rest]).toEqual(['Your deposit', 'The rest of your deposit'])
  })
  test('what belongs to a party group stays with it', () => {
    const rest = arrive([paymentOf('deposit', { partyId: 'p1' }), balance], 1)[1]
    expect(rest).toMatchObject({ partyId: 'p1', amount: 99_999 })
  })
})

describe('of too much', () => {
  test('the next one due asks for less', () => {
    const later = paymentOf('later', { dueDate: '2027-05-01' })
    const payments = arrive([deposit, later, balance], 130_000)
    expect(payments).toEqual([deposit, later, { ...balance, amount: 70_000 }])
  })
  test('one of which nothing is left is no longer asked for, and what is beyond is credit', () => {
    expect(arrive([deposit, balance], 210_000)).toEqual([deposit])
    expect(creditOf({ paid: 210_000, sell: 200_000 })).toBe(10_000)
    expect(creditOf({ paid: 190_000, sell: 200_000 })).toBe(0)
  })
  test.each([
    ['another party group', { partyId: 'p2' }],
    ['a cancellation fee', { purpose: 'cancellation' as const }],
    ['one that is under way', { status: 'Authorized' as const }],
    ['one that is paid', { status: 'Paid' as const }],
  ])('%s is left alone', (_, over) => {
    const other = { ...balance, ...over }
    expect(arrive([deposit, other], 150_000)).toEqual([deposit, other])
  })
})

describe('when more came in than the part that was noted', () => {
  const rest = paymentOf('rest', { restOf: deposit.paymentId, amount: 40_000 })
  const askedAfter = (payments: readonly Payment[], more: number) =>
    paymentsAfterMore(payments, { payment: deposit, more }, makers.withAmount)

  test('the rest is asked for no more, or less by that', () => {
    expect(askedAfter([deposit, rest, balance], 40_000)).toEqual([deposit, balance])
    expect(askedAfter([deposit, rest, balance], 15_000)).toEqual([
      deposit,
      { ...rest, amount: 25_000 },
      balance,
    ])
  })

  test('of a rest that was paid, or asked for anew with others, these are less', () => {
    const paid = { ...rest, status: 'Paid' as const }
    expect(askedAfter([deposit, paid, balance], 40_000)).toEqual([
      deposit,
      paid,
      { ...balance, amount: 60_000 },
    ])
    expect(askedAfter([deposit, rest, balance], 90_000)).toEqual([
      deposit,
      { ...balance, amount: 50_000 },
    ])
    expect(askedAfter([deposit, paid], 40_000)).toEqual([deposit, paid])
    expect(askedAfter([deposit, rest], 0)).toEqual([deposit, rest])
  })

  test('another party group asks for what it asked for', () => {
    const other = { ...balance, partyId: 'p2' }
    expect(askedAfter([deposit, other], 40_000)).toEqual([deposit, other])
  })

  test('a rest that was written off is no longer missing', () => {
    const small = { ...rest, writtenOff: { at: '2026-12-01T09:00:00.000Z' } }
    expect(askedAfter([deposit, small], 40_000)).toEqual([deposit])
  })
})

describe('whatever arrives', () => {
  const amounts = fc.integer({ min: 1, max: 500_000 })
  const payments = fc
    .array(
      fc.record({
        amount: amounts,
        partyId: fc.constantFrom(undefined, 'p1', 'p2'),
        status: fc.constantFrom('Pending' as const, 'Authorized' as const, 'Paid' as const),
        day: fc.integer({ min: 10, max: 28 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((drawn) =>
      drawn.map(({ day, ...over }, index) =>
        paymentOf(`drawn${index}`, {
          ...over,
          dueDate: `2027-01-${day}`,
          status: index === 0 ? 'Pending' : over.status,
        }),
      ),
    )

  test('paid and open add up per party group as before, or there is credit and nothing open', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 4_000_000 }), (before, received) => {
        const sumOf = (list: readonly Payment[], partyId: string | undefined) =>
          list.filter((one) => one.partyId === partyId).reduce((sum, { amount }) => sum + amount, 0)
        const settled = arrive(before, received).map((one) =>
          one.paymentId === before[0]?.paymentId
            ? { ...one, amount: received, status: 'Paid' as const }
            : one,
        )
        for (const partyId of [undefined, 'p1', 'p2']) {
          const credit = sumOf(settled, partyId) - sumOf(before, partyId)
          expect(credit).toBeGreaterThanOrEqual(0)
          const open = openPayments(settled).filter((one) => one.partyId === partyId)
          if (credit > 0) expect(open).toEqual([])
          if (partyId !== before[0]?.partyId) expect(credit).toBe(0)
        }
        expect(settled.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })
})

describe('when less came in than was noted', () => {
  const askedAfter = (payments: readonly Payment[], less: number) =>
    paymentsAfterLess(payments, { payment: deposit, less }, makers)

  test('it is asked for again with the next one due', () => {
    const later = { ...balance, paymentId: idOf('later'), dueDate: '2027-05-01' }
    expect(askedAfter([deposit, later, balance], 10_000)).toEqual([
      deposit,
      later,
      { ...balance, amount: 110_000 },
    ])
    expect(askedAfter([deposit, balance], 0)).toEqual([deposit, balance])
  })

  test('it is a payment of its own where nothing is open, or only for another party group', () => {
    const rest = { ...deposit, paymentId: idOf('rest'), restOf: deposit.paymentId, amount: 10_000 }
    expect(askedAfter([deposit], 10_000)).toEqual([deposit, rest])
    const other = { ...balance, partyId: 'p2' }
    expect(askedAfter([deposit, other], 10_000)).toEqual([deposit, rest, other])
  })

  test('what arrived too much and goes back leaves what was asked for before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150_000 }), (surplus) => {
        const before = [{ ...deposit, status: 'Paid' as const }, balance]
        const arrived = arrive(before, deposit.amount + surplus)
        const sum = (payments: readonly Payment[]) =>
          payments.reduce((total, { amount }) => total + amount, 0)
        const less = sum(before) - sum(arrived)
        expect(sum(askedAfter(arrived, less))).toBe(sum(before))
      }),
    )
  })
})
