import { describe, expect, test } from 'vitest'
import { paymentRecord } from '#shared/itinerary/payments'
import type { Charge, ChargeEvent } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import { paymentsSum } from '#shared/payments/edit-payments'
import { settledPayment, withRefundsDue } from '#shared/payments/settle-payment'
import { aCharge, minute, shuffled, started } from '../../support/payment-events'

const asked = paymentRecord.parse({
  paymentId: 'pay_0000',
  paymentType: 'deposit',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
})
const paid = (amount: number, at: number): ChargeEvent => ({
  kind: 'charge',
  state: 'paid',
  at: minute(at),
  charge: { ...aCharge(0), amount },
})
const back = (amount: number, at: number): ChargeEvent => ({
  kind: 'refund',
  state: 'succeeded',
  at: minute(at),
  amount,
  charge: aCharge(0),
})
const told = (events: readonly ChargeEvent[], from: readonly Charge[] = [started(0)]) =>
  events.reduce<readonly Charge[]>((charges, event) => withEvent(charges, event), from)

describe('a provider that took another amount than it was asked for', () => {
  test('paid that amount, whatever order its messages come in', () => {
    const events = [paid(60_000, 6), paid(60_000, 9), paid(100_000, 9)]
    for (const order of [events, shuffled(events, () => 0), [...events].reverse()]) {
      expect(settledPayment(asked, told(order))).toMatchObject({
        status: 'Paid',
        amount: 60_000,
        serviceFee: 3_500,
      })
    }
  })
})

describe('money that the provider sent back in part, on its own page', () => {
  const inPart = told([paid(100_000, 6), back(30_000, 9)])

  test('is asked for anew, and counts no more', () => {
    const payment = settledPayment(asked, inPart)
    expect(payment).toMatchObject({ status: 'Paid', refund: { status: 'Paid', amount: 30_000 } })
    expect(paymentsSum([payment, asked])).toBe(170_000)
    expect(withRefundsDue(inPart, { isOwed: true }, minute(20))).toEqual(inPart)
  })

  test('goes back with the rest once nothing is owed, and that once', () => {
    const wanted = withRefundsDue(inPart, { isOwed: false }, minute(20))
    expect(wanted[0]?.refund).toMatchObject({ state: 'wanted', amount: 103_500, before: 30_000 })
    expect(told([back(30_000, 10)], wanted)).toEqual(wanted)
    const whole = told([back(103_500, 21)], wanted)
    expect(settledPayment(asked, whole).refund).toMatchObject({ status: 'Paid', amount: 103_500 })
    expect(withRefundsDue(whole, { isOwed: false }, minute(30))).toEqual(whole)
    const other = told([back(73_500, 21)], wanted)
    expect(withRefundsDue(other, { isOwed: false }, minute(30))).toEqual(other)
  })

  test('that could not be sent back leaves the rest to a person', () => {
    const wanted = withRefundsDue(inPart, { isOwed: false }, minute(20))
    const failed: ChargeEvent = {
      ...back(103_500, 21),
      kind: 'refund',
      state: 'failed',
      amount: 103_500,
    }
    expect(settledPayment(asked, told([failed], wanted)).refund).toMatchObject({
      status: 'Error',
      amount: 73_500,
    })
  })
})
