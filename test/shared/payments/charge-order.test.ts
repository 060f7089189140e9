import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentRecord, withoutRefund } from '#shared/itinerary/payments'
import type { Charge, ChargeEvent } from '#shared/payments/charge'
import { withCharge, withEvent } from '#shared/payments/charge-order'
import { payingCharge, settledPayment, withRefundsDue } from '#shared/payments/settle-payment'
import {
  aCharge,
  minute,
  randomFrom,
  shuffled,
  someEvents,
  started,
} from '../../support/payment-events'

const payment = paymentRecord.parse({
  paymentId: 'pay_0000',
  paymentType: 'deposit',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
})
const moved = (
  number: number,
  state: 'authorized' | 'closed' | 'failed' | 'paid',
  at: number,
): ChargeEvent => ({
  kind: 'charge',
  charge: aCharge(number),
  state,
  at: minute(at),
})
const told = (events: readonly ChargeEvent[], from: readonly Charge[] = []) =>
  events.reduce<readonly Charge[]>((charges, event) => withEvent(charges, event), from)
const statusOf = (events: readonly ChargeEvent[], from: readonly Charge[] = [started(0)]) =>
  settledPayment(payment, told(events, from)).status

describe('a payment', () => {
  test('is Pending while nobody has paid, Authorized under way, Paid when it is', () => {
    expect(statusOf([])).toBe('Pending')
    expect(statusOf([moved(0, 'authorized', 5)])).toBe('Authorized')
    expect(statusOf([moved(0, 'authorized', 5), moved(0, 'paid', 6)])).toBe('Paid')
  })

  test('is in Error after a refusal, until another attempt is begun', () => {
    expect(statusOf([moved(0, 'failed', 5)])).toBe('Error')
    expect(
      settledPayment(payment, withCharge(told([moved(0, 'failed', 5)], [started(0)]), started(1)))
        .status,
    ).toBe('Pending')
  })

  test('never leaves Paid, whatever arrives late', () => {
    const late = [moved(0, 'failed', 19), moved(0, 'authorized', 20), moved(0, 'closed', 21)]
    expect(statusOf([moved(0, 'paid', 6), ...late])).toBe('Paid')
  })

  test('counts the earliest of two payments, and the other one goes back', () => {
    const charges = told([moved(1, 'paid', 9), moved(0, 'paid', 8)], [started(0), started(1)])
    expect(payingCharge(charges)?.chargeId).toBe('chg_0')
    const back = (isOwed: boolean) =>
      withRefundsDue(charges, { isOwed }, minute(30)).flatMap(({ chargeId, refund }) =>
        refund === undefined ? [] : [chargeId],
      )
    expect(back(true)).toEqual(['chg_1'])
    expect(back(false)).toHaveLength(2)
  })

  test('keeps what events said when our own note of the charge comes after them', () => {
    const charges = withCharge(told([moved(0, 'paid', 6)]), { ...started(0), redirectUrl: '/pay' })
    expect(charges).toMatchObject([{ state: 'paid', startedAt: minute(0), redirectUrl: '/pay' }])
    expect(charges[0]?.isFound).toBeUndefined()
  })
})

describe('the charges of a payment', () => {
  const [first, second] = [started(0), started(1)]

  test('stand in the order in which they were begun, and a new one leaves the others as they are', () => {
    expect(withCharge([second], first)).toEqual([first, second])
    const again = { ...second, startedAt: minute(0), chargeId: 'chg_00' }
    expect(withCharge([again, second], first)).toEqual([first, again, second])
  })

  test('count what the larger of two events of one instant says, fees included, in either order', () => {
    const paid = (amount: number, serviceFee: number): ChargeEvent => ({
      kind: 'charge',
      state: 'paid',
      at: minute(6),
      charge: { ...aCharge(0), amount, serviceFee },
    })
    const amounts = (...events: ChargeEvent[]) =>
      told(events, [first]).map(({ amount, serviceFee }) => [amount, serviceFee])
    for (const [less, more] of [
      [paid(900, 10), paid(1_000, 10)],
      [paid(900, 10), paid(900, 35)],
      [paid(1_000, 10), paid(990, 35)],
    ] as const) {
      expect(amounts(less, more)).toEqual(amounts(more))
      expect(amounts(more, less)).toEqual(amounts(more))
    }
  })

  test('keep the instant at which we began them, and of those that we only heard of the earliest', () => {
    const late = { ...first, startedAt: minute(10), stateAt: minute(10) }
    expect(told([moved(0, 'authorized', 6)], [late])).toMatchObject([{ startedAt: minute(10) }])
    expect(told([moved(0, 'authorized', 9), moved(0, 'failed', 6)])).toMatchObject([
      { startedAt: minute(6), state: 'authorized', stateAt: minute(9) },
    ])
  })

  test('show what has gone back, not what we meant to send', () => {
    const wanted = {
      ...first,
      state: 'paid',
      refund: { state: 'wanted', at: minute(9), amount: 103_500 },
    } as const
    const part = {
      kind: 'refund',
      charge: aCharge(0),
      state: 'succeeded',
      amount: 50_000,
      at: minute(8),
    } as const
    expect(withEvent([wanted], part)).toMatchObject([
      { refund: { state: 'succeeded', amount: 50_000 } },
    ])
    const less = { ...part, amount: 40_000, at: minute(11) }
    expect(withEvent(withEvent([wanted], part), less)).toMatchObject([
      { refund: { amount: 50_000, at: minute(11) } },
    ])
  })

  test('have one name with the provider, whichever event tells it', () => {
    const named = (reference: string | undefined): ChargeEvent => ({
      kind: 'charge',
      state: 'authorized',
      at: minute(6),
      charge: { ...aCharge(0), reference },
    })
    const { reference: _none, ...unnamed } = first
    const nameAfter = (...names: (string | undefined)[]) =>
      told(names.map(named), [unnamed])[0]?.reference
    expect([nameAfter(undefined), nameAfter('b', undefined), nameAfter(undefined, 'b')]).toEqual([
      undefined,
      'b',
      'b',
    ])
    expect([nameAfter('a', 'b'), nameAfter('b', 'a'), nameAfter('b', 'b')]).toEqual(['a', 'a', 'b'])
  })
})

describe('a payment that was settled at every step', () => {
  test('ends as one that was settled once, so that the order of events does not show in it', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        let [charges, step]: [readonly Charge[], typeof payment] = [[started(0)], payment]
        for (const event of events) {
          charges = withEvent(charges, event)
          step = settledPayment(step, charges)
        }
        expect(step).toEqual(settledPayment(payment, charges))
      }),
    )
  })

  test('asks for no fee of a transfer that failed, and says which way was tried', () => {
    const underWay = settledPayment(payment, told([moved(1, 'authorized', 5)], [started(1)]))
    expect(underWay).toMatchObject({
      status: 'Authorized',
      paymentMethod: 'ach',
      serviceFee: 3_500,
    })
    const charges = told([moved(1, 'authorized', 5), moved(1, 'failed', 9)], [started(1)])
    expect(settledPayment(underWay, charges)).toMatchObject({
      status: 'Error',
      paymentMethod: 'ach',
      serviceFee: 0,
    })
    const begunAnew = settledPayment(underWay, withCharge(charges, started(2)))
    expect(begunAnew).toMatchObject({ status: 'Pending', serviceFee: 0 })
    expect(begunAnew.paymentMethod).toBeUndefined()
  })
})

describe('events', () => {
  test('lead to the same charges in every order, late and twice', () => {
    fc.assert(
      fc.property(someEvents, fc.integer(), (events, seed) => {
        const other = shuffled([...events, ...events], randomFrom(seed))
        expect(told(other)).toEqual(told(events))
        expect(told(other, [started(0), started(2)])).toEqual(
          told(events, [started(0), started(2)]),
        )
      }),
    )
  })

  test('lead to the same end state in 10 000 shuffles with refunds between them', () => {
    const said: ChargeEvent[] = [
      moved(0, 'authorized', 5),
      moved(0, 'failed', 6),
      moved(0, 'paid', 8),
      moved(1, 'authorized', 7),
      moved(1, 'paid', 9),
      moved(2, 'failed', 10),
      { kind: 'refund', charge: aCharge(1), state: 'pending', amount: 103_500, at: minute(11) },
      { kind: 'refund', charge: aCharge(1), state: 'succeeded', amount: 103_500, at: minute(12) },
    ]
    const ends = new Set<string>()
    for (let seed = 1; seed <= 10_000; seed++) {
      const random = randomFrom(seed)
      ends.add(
        JSON.stringify(
          afterAll(shuffled([...said, ...said.slice(0, 4), 'cancel' as const], random)),
        ),
      )
    }
    expect(ends.size).toBe(1)
    const [end] = [...ends].map((text): Ended => JSON.parse(text))
    expect(end?.paid).toBe(0)
    expect(end?.asked.sort()).toEqual(['chg_0', 'chg_1'])
    expect(end?.status).toBe('Paid')
  })
})

interface Ended {
  readonly status: string
  readonly paid: number
  readonly asked: string[]
}

/**
 * What our side does with a sequence: takes events, decides on refunds, and hears from the provider
 * that they were made.
 */
function afterAll(steps: readonly (ChargeEvent | 'cancel')[]): Ended {
  let charges: readonly Charge[] = [started(0), started(1), started(2)]
  let isOwed = true
  const asked = new Set<string>()
  for (const step of steps) {
    if (step === 'cancel') isOwed = false
    else charges = withEvent(charges, step)
    charges = withRefundsDue(charges, { isOwed }, minute(40))
    for (const one of charges) {
      if (one.refund === undefined || one.state !== 'paid') continue
      asked.add(one.chargeId)
      const made = {
        kind: 'refund',
        charge: one,
        state: 'succeeded',
        amount: 103_500,
        at: minute(13),
      } as const
      charges = withEvent(charges, made)
    }
  }
  const settled = settledPayment(payment, charges)
  return { status: settled.status, paid: withoutRefund(settled).amount, asked: [...asked].sort() }
}
