import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { paymentIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import { feeOfDay, feeShares, type TripToCancel } from '#shared/payments/cancellation-fee'
import type { Charge } from '#shared/payments/charge'
import { retainedOf, settleCancellation } from '#shared/payments/settle-cancellation'
import { settledPayment, withRefundsDue } from '#shared/payments/settle-payment'

const startDate = calendarDate('2027-06-15')
const policy = [
  { days: 60, percent: 25 },
  { days: 30, percent: 50 },
]
const stay = (id: string, over: Partial<TripToCancel['segments'][number]> = {}) => ({
  id,
  type: 'stay',
  startDate,
  sell: 100_001,
  cancellation: policy,
  ...over,
})
const trip = (over: Partial<TripToCancel> = {}): TripToCancel => ({
  state: 'confirmed',
  startDate,
  sell: 250_000,
  segments: [stay('s1'), stay('s2', { sell: 100_000, cancellation: [{ days: 90, percent: 10 }] })],
  ...over,
})

describe('the fee of a day', () => {
  test('is each stay’s share by its supplier’s policy, halves up to the cent', () => {
    const { fee, lines } = feeOfDay(trip(), addDays(startDate, -40))
    expect(lines).toEqual([
      { segmentId: 's1', percent: 25, amount: 25_000 },
      { segmentId: 's2', percent: 10, amount: 10_000 },
    ])
    expect(fee).toBe(35_000)
    expect(feeOfDay(trip(), addDays(startDate, -30)).lines[0]?.amount).toBe(50_001)
    expect(feeOfDay(trip(), addDays(startDate, -91))).toEqual({ fee: 0, lines: [] })
  })
  test('is nothing before the booking is confirmed, but while a confirmed one is quoted again', () => {
    const day = addDays(startDate, -40)
    expect(feeOfDay(trip({ state: 'confirm_requested' }), day).fee).toBe(0)
    const again = trip({ state: 'quote', segments: [stay('s1', { bookingStatus: 'confirmed' })] })
    expect(feeOfDay(again, day).fee).toBe(25_000)
  })
  test('is the trip’s own percent of the whole price where it has a policy', () => {
    const own = trip({ cancellation: [{ days: 60, percent: 20 }], sell: 99_999 })
    expect(feeOfDay(own, addDays(startDate, -40))).toEqual({ fee: 20_000, percent: 20, lines: [] })
  })
  test('is at least the planning fees that were paid, unless they are refundable', () => {
    const day = addDays(startDate, -91)
    const planning = paymentOf(0, { purpose: 'planning', amount: 30_000, status: 'Paid' })
    const withPlanning = (over: Partial<Payment> = {}) =>
      trip({ payments: [{ ...planning, ...over }] })
    expect(feeOfDay(withPlanning(), day)).toEqual({ fee: 30_000, planningFee: 30_000, lines: [] })
    expect(feeOfDay(withPlanning(), addDays(startDate, -40)).fee).toBe(35_000)
    expect(feeOfDay(withPlanning({ refundable: true }), day).fee).toBe(0)
    expect(feeOfDay(withPlanning({ status: 'Pending' }), day).fee).toBe(0)
    expect(feeOfDay(withPlanning({ partyCancelled: true }), day).fee).toBe(0)
  })
  test('is never more than the price, and its lines add up to it', () => {
    const { fee, lines } = feeOfDay(trip({ sell: 20_000 }), addDays(startDate, -40))
    expect(fee).toBe(20_000)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(20_000)
  })
})

const paymentOf = (index: number, over: Partial<Payment>): Payment => ({
  paymentId: paymentIdSchema.parse(`pay_000${index}`),
  paymentType: 'deposit',
  amount: 10_000,
  serviceFee: 0,
  status: 'Paid',
  paymentMethod: 'credit',
  paidAt: `2026-11-${String(10 + index)}T12:00:00.000Z`,
  ...over,
})

describe('a fee that is settled', () => {
  test('is kept of the earliest payment first, and what is paid above it goes back', () => {
    const payments = [paymentOf(2, {}), paymentOf(1, {})]
    const settled = settleCancellation({
      payments,
      shares: [{ fee: 12_000 }],
      returnsServiceFees: false,
    })
    expect(settled.payments.map(({ retained }) => retained)).toEqual([
      { amount: 2_000, serviceFee: 0 },
      { amount: 10_000, serviceFee: 0 },
    ])
    expect(settled.due).toEqual([])
  })
  test('leaves service fees with the agency, or returns them with the amount they belong to', () => {
    const payments = [paymentOf(1, { serviceFee: 351 })]
    const keep = (returnsServiceFees: boolean) =>
      settleCancellation({ payments, shares: [{ fee: 5_000 }], returnsServiceFees }).payments[0]
        ?.retained
    expect(keep(false)).toEqual({ amount: 5_000, serviceFee: 351 })
    expect(keep(true)).toEqual({ amount: 5_000, serviceFee: 175 })
  })
  test('of one household is not taken from what another paid', () => {
    const payments = [paymentOf(1, { partyId: 'a' }), paymentOf(2, { partyId: 'b' })]
    const shares = [
      { partyId: 'a', fee: 15_000 },
      { partyId: 'b', fee: 3_000 },
    ]
    const settled = settleCancellation({ payments, shares, returnsServiceFees: false })
    expect(settled.payments.map(({ retained }) => retained?.amount)).toEqual([10_000, 3_000])
    expect(settled.due).toEqual([{ partyId: 'a', amount: 5_000 }])
  })
})

const parties = ['a', 'b', 'c'] as const
const aPayment = fc.record({
  amount: fc.integer({ min: 1, max: 500_000 }),
  serviceFee: fc.nat(20_000),
  partyId: fc.constantFrom(...parties, undefined, 'gone'),
  status: fc.constantFrom('Paid', 'Paid', 'Pending', 'Error'),
  paymentMethod: fc.constantFrom('credit', 'wire', 'ach'),
})

test('kept, refunded and still due add up to what was paid and to the fee, for every party', () => {
  fc.assert(
    fc.property(
      fc.array(aPayment, { maxLength: 8 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      fc.array(fc.nat(400_000), { minLength: 1, maxLength: 4 }),
      (given, edited, groupCount, returnsServiceFees, sells) => {
        const groups = parties
          .slice(0, groupCount)
          .map((id, index) => ({ id, travelerIds: Array.from({ length: index + 1 }, String) }))
        const segments = sells.map((sell, index) => stay(`s${index}`, { sell }))
        const sell = sells.reduce((sum, one) => sum + one, 0)
        const ofDay = feeOfDay(trip({ segments, sell }), addDays(startDate, -40))
        const fee = edited % 2 === 0 ? ofDay.fee : Math.min(sell, edited)
        const shares = feeShares({ fee, ofDay, groups, segments, sell })
        expect(shares.reduce((sum, share) => sum + share.fee, 0)).toBe(fee)

        const payments = given.map((one, index) => paymentOf(index, one))
        const { payments: after, due } = settleCancellation({
          payments,
          shares,
          returnsServiceFees,
        })
        const paid = after.filter(({ status }) => status === 'Paid')
        const keptOf = (own: readonly Payment[]) =>
          own.reduce((sum, { retained }) => sum + (retained?.amount ?? 0), 0)
        const owed = due.reduce((sum, { amount }) => sum + amount, 0)
        expect(keptOf(paid) + owed).toBe(fee)
        for (const share of shares.length > 1 ? shares : []) {
          const own = paid.filter(({ partyId }) => partyId === share.partyId)
          const still = due.find(({ partyId }) => partyId === share.partyId)?.amount ?? 0
          expect(keptOf(own) + still).toBeLessThanOrEqual(share.fee)
        }
        for (const payment of paid) {
          const charge = chargeOf(payment)
          const owing = { isOwed: false, needsConfirmation: true, retained: retainedOf(payment) }
          const [charged = charge] = withRefundsDue([charge], owing, '2026-11-26T08:00:00.000Z')
          const { refund } = settledPayment(payment, [charged])
          const whole = payment.amount + payment.serviceFee
          expect(retainedOf(payment) + (refund?.amount ?? 0)).toBe(whole)
        }
      },
    ),
  )
})

const chargeOf = ({
  amount,
  serviceFee,
  paymentMethod = 'wire',
  paidAt = '',
}: Payment): Charge => ({
  chargeId: 'chg_1',
  provider: paymentMethod === 'wire' ? 'wire' : 'sandbox',
  method: paymentMethod,
  amount,
  serviceFee,
  currency: 'USD',
  startedAt: paidAt,
  state: 'paid',
  stateAt: paidAt,
  paidAt,
})
