import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { paymentIdSchema } from '#shared/ids/ids'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, pricePayments, writtenOffAmount } from '#shared/itinerary/payments'
import { paymentsAfterArrival } from '#shared/payments/arrived-amount'
import { settleParty } from '#shared/payments/cancel-party'
import { standingSum } from '#shared/payments/edit-payments'
import { planPayments } from '#shared/payments/plan-payments'
import { partyShares } from '#shared/pricing/party-shares'

const groups = ['berg', 'hartley', 'mokoena'].map((id, at) => ({
  id,
  travelerIds: Array.from({ length: at + 1 }, (_, index) => `${id} ${index}`),
}))
const sums = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** A trip of three families with its payments, some of which arrive, short, long or not at all. */
const books = fc
  .record({
    sells: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 }),
    arrivals: fc.array(
      fc.record({
        at: fc.nat({ max: 5 }),
        permille: fc.integer({ min: 1, max: 1600 }),
        writesOff: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ sells, arrivals }) => {
    const segments = sells.map((sell, at) => ({ id: `s${at}`, sell }))
    const sell = sums(sells)
    const plan = planPayments({
      finance: { sell, deposit: Math.floor(sell / 2), balance: sell - Math.floor(sell / 2) },
      startDate: calendarDate('2027-06-15'),
      today: calendarDate('2026-11-01'),
      leadDays: 84,
      kept: [],
      segments,
      groups,
    })
    let count = 0
    const newPayment = (payment: Pick<Payment, 'paymentType' | 'amount' | 'partyId'>): Payment => {
      count += 1
      const paymentId = paymentIdSchema.parse(`pay_${String(count).padStart(4, '0')}`)
      return { serviceFee: 0, status: 'Pending', ...payment, paymentId }
    }
    let payments: Payment[] = plan.map(({ dueDate: _due, ...one }) => newPayment(one))
    for (const { at, permille, writesOff } of arrivals) {
      const open = openPayments(payments)
      const payment = open[at % Math.max(1, open.length)]
      if (payment === undefined) continue
      const received = Math.max(1, Math.floor((payment.amount * permille) / 1000))
      payments = paymentsAfterArrival(
        payments,
        { payment, received },
        {
          restOf: ({ paymentType, partyId }, amount) => ({
            ...newPayment({ paymentType, partyId, amount }),
            ...(writesOff ? { writtenOff: { at: '2026-11-02T00:00:00.000Z' } } : {}),
          }),
          withAmount: (one, amount) => ({ ...one, amount }),
        },
      ).map((one) =>
        one.paymentId === payment.paymentId
          ? { ...one, amount: received, status: 'Paid' as const }
          : one,
      )
    }
    return { payments, shares: partyShares({ groups, segments, sell }) }
  })

const ofParty = (payments: readonly Payment[], id: string) =>
  payments.filter(({ partyId }) => partyId === id)
const paidOf = (payments: readonly Payment[]) =>
  sums(payments.filter(({ status }) => status === 'Paid').map(({ amount }) => amount))

describe('the books of each party group', () => {
  test('come to its share of the price: owed, paid and written off, less credit', () => {
    fc.assert(
      fc.property(books, ({ payments, shares }) => {
        for (const { id, sell } of shares) {
          const own = ofParty(payments, id)
          const owed = sums(openPayments(own).map(({ amount }) => amount))
          const credit = standingSum(own) - sell
          expect(owed + paidOf(own) + writtenOffAmount(own) - credit).toBe(sell)
          expect(credit).toBeGreaterThanOrEqual(0)
          expect(credit === 0 || owed === 0).toBe(true)
        }
      }),
    )
  })

  test('come to its fee once it cancels: kept and due, and all that is not kept goes back', () => {
    fc.assert(
      fc.property(books, fc.nat({ max: 1000 }), ({ payments, shares }, permille) => {
        const [{ id: partyId, sell } = { id: '', sell: 0 }] = shares
        const fee = Math.floor((sell * permille) / 1000)
        const { payments: after, due } = settleParty(payments, {
          partyId,
          fee,
          returnsServiceFees: false,
        })
        const own = ofParty(after, partyId)
        const kept = sums(own.map(({ retained }) => retained?.amount ?? 0))
        expect(kept + sums(due.map(({ amount }) => amount))).toBe(fee)
        expect(kept).toBeLessThanOrEqual(paidOf(own))
        expect(pricePayments(own)).toEqual([])
        const others = ({ partyId: id }: Payment) => id !== partyId
        expect(after.filter(others)).toEqual(payments.filter(others))
      }),
    )
  })
})
