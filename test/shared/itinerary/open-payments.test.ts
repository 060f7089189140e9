import { describe, expect, test } from 'vitest'
import { paymentIdSchema } from '#shared/ids/ids'
import { nextPayment, openPayments } from '#shared/itinerary/open-payments'
import type { Payment } from '#shared/itinerary/payments'

type Asked = Pick<
  Payment,
  'paymentType' | 'status' | 'amount' | 'dueDate' | 'partyId' | 'purpose' | 'restOf'
>

const aPayment = (named: Partial<Asked> = {}): Asked => ({
  paymentType: 'balance',
  status: 'Pending',
  amount: 25_166_20,
  dueDate: '2026-12-26',
  ...named,
})

describe('openPayments', () => {
  test('a pending payment is open, a paid or authorized one is not', () => {
    const payments = (['Paid', 'Authorized', 'Pending'] as const).map((status) =>
      aPayment({ status }),
    )
    expect(openPayments(payments).map(({ status }) => status)).toEqual(['Pending'])
  })

  test('a failed payment is open as long as nothing took its place', () => {
    expect(openPayments([aPayment({ status: 'Error' })])).toHaveLength(1)
    for (const status of ['Pending', 'Authorized', 'Paid'] as const) {
      const open = openPayments([aPayment({ status: 'Error' }), aPayment({ status })])
      expect(open.map((payment) => payment.status)).toEqual(status === 'Pending' ? ['Pending'] : [])
    }
  })

  test('a failed balance is open beside a paid deposit', () => {
    const payments = [
      aPayment({ paymentType: 'deposit', status: 'Paid' }),
      aPayment({ status: 'Error' }),
    ]
    expect(openPayments(payments).map(({ paymentType }) => paymentType)).toEqual(['balance'])
  })

  test('a failed deposit of what a higher price left is open beside the one that was paid', () => {
    const rest = aPayment({ paymentType: 'deposit', status: 'Error', amount: 1_500_00 })
    expect(openPayments([aPayment({ paymentType: 'deposit', status: 'Paid' }), rest])).toEqual([
      rest,
    ])
  })

  test('a failed payment of one party is open beside a paid one of another', () => {
    const payments = [
      aPayment({ partyId: 'one', status: 'Paid' }),
      aPayment({ partyId: 'two', status: 'Error' }),
    ]
    expect(openPayments(payments).map(({ partyId }) => partyId)).toEqual(['two'])
  })

  test('a failed part is open beside an equal one that is due on another day, or that is a rest', () => {
    const failed = aPayment({ status: 'Error', dueDate: '2027-01-03' })
    const others = [
      aPayment({ status: 'Paid' }),
      { ...failed, status: 'Paid' as const, restOf: paymentIdSchema.parse('pay_0001') },
    ]
    for (const other of others) expect(openPayments([other, failed])).toEqual([failed])
    expect(openPayments([{ ...failed, status: 'Paid' as const }, failed])).toEqual([])
  })

  test('the earliest comes first, and what has no due date last', () => {
    const dates = ['2027-01-03', undefined, '2026-12-01']
    const payments = dates.map((dueDate) => ({ ...aPayment(), dueDate }))
    expect(openPayments(payments).map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-01',
      '2027-01-03',
      undefined,
    ])
  })
})

describe('nextPayment', () => {
  test('names the date, the amount and the type of what is due first', () => {
    const payments = [
      aPayment(),
      aPayment({ paymentType: 'deposit', dueDate: '2026-11-20', amount: 29_114_20 }),
    ]
    expect(nextPayment(payments)).toEqual({
      dueDate: '2026-11-20',
      dueAmount: 29_114_20,
      dueType: 'deposit',
    })
  })

  test('names a planning fee as such', () => {
    expect(nextPayment([aPayment({ paymentType: 'deposit', purpose: 'planning' })])).toMatchObject({
      duePurpose: 'planning',
    })
  })

  test('adds up what several party groups owe on one day', () => {
    const payments = ['one', 'two'].map((partyId) => aPayment({ partyId, amount: 65_209_83 }))
    const later = aPayment({ dueDate: '2027-01-03' })
    expect(nextPayment([...payments, later])).toMatchObject({
      dueDate: '2026-12-26',
      dueAmount: 130_419_66,
    })
  })

  test('there is none when everything is paid, and when nothing was asked for', () => {
    expect(nextPayment([aPayment({ status: 'Paid' })])).toBeUndefined()
    expect(nextPayment([])).toBeUndefined()
  })
})
