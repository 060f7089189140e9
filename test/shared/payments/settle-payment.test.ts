import { describe, expect, test } from 'vitest'
import { type PaymentStatus, paymentRecord, withoutRefund } from '#shared/itinerary/payments'
import type { Charge, ChargeState, RefundState } from '#shared/payments/charge'
import {
  handRefundOpen,
  isSentByHand,
  strayRefunds,
  withPartSent,
} from '#shared/payments/hand-refunds'
import { payableMethods } from '#shared/payments/payable-methods'
import {
  payingCharge,
  settledPayment,
  withRefundConfirmed,
  withRefundsDue,
} from '#shared/payments/settle-payment'

const at = '2026-11-20T08:00:00.000Z'
const later = '2026-11-20T09:00:00.000Z'
const wire = 'Refund the client by wire in USD, then mark it as refunded.'

const payment = paymentRecord.parse({
  paymentId: 'pay_0001',
  paymentType: 'deposit',
  amount: 1_000,
  serviceFee: 0,
  status: 'Pending',
})

const aCharge = (over: Partial<Charge> = {}): Charge => ({
  chargeId: 'ch_1',
  provider: 'stripe',
  method: 'credit',
  amount: 1_000,
  serviceFee: 35,
  currency: 'USD',
  startedAt: at,
  state: 'paid',
  stateAt: at,
  ...over,
})

const refundOf = (state: RefundState, over: Partial<NonNullable<Charge['refund']>> = {}) => ({
  refund: { state, at: later, amount: 1_035, ...over },
})

describe('a payment without a paid charge', () => {
  const statuses: readonly PaymentStatus[] = ['Error', 'Authorized', 'Paid', 'Pending']

  test.each(statuses)('and without any charge is Pending, or Paid as it was: %s', (status) => {
    const before = { ...payment, status, paymentMethod: 'ach', serviceFee: 10 } as const
    expect(settledPayment(before, [])).toEqual({
      ...before,
      status: status === 'Paid' ? 'Paid' : 'Pending',
    })
  })

  test.each(statuses)('all of whose charges were closed asks for no fee any more: %s', (status) => {
    const before = { ...payment, status, paymentMethod: 'ach', serviceFee: 10 } as const
    const after = settledPayment(before, [aCharge({ state: 'closed' })])
    expect(after).toEqual(
      status === 'Paid' ? before : { ...payment, status: 'Pending', serviceFee: 0 },
    )
  })

  test('is Authorized with the last charge that is under way, whatever came after it', () => {
    const charges = [
      aCharge({ state: 'authorized', method: 'credit', serviceFee: 35 }),
      aCharge({ state: 'authorized', method: 'ach', serviceFee: 10 }),
      aCharge({ state: 'failed' }),
    ]
    expect(settledPayment(payment, charges)).toEqual({
      ...payment,
      status: 'Authorized',
      paymentMethod: 'ach',
      serviceFee: 10,
    })
  })

  test.each<[ChargeState[], string | undefined]>([
    [['failed'], 'Error'],
    [['open', 'failed'], 'Error'],
    [['failed', 'closed'], 'Error'],
    [['failed', 'open'], 'Pending'],
    [['open'], 'Pending'],
  ])('whose attempts ended as %j is %s', (states, status) => {
    const charges = states.map((state) => aCharge({ state, method: 'ach' }))
    const before = {
      ...payment,
      status: 'Authorized',
      paymentMethod: 'credit',
      serviceFee: 35,
    } as const
    const method = status === 'Error' ? { paymentMethod: 'ach' } : {}
    expect(settledPayment(before, charges)).toEqual({
      ...payment,
      status,
      ...method,
      serviceFee: 0,
    })
  })
})

test('a payment that counted as paid is in Error once its only attempt turns out to have failed', () => {
  const before = { ...payment, status: 'Paid' } as const
  expect(settledPayment(before, [aCharge({ state: 'failed' })])).toMatchObject({
    status: 'Error',
    serviceFee: 0,
  })
})

describe('a payment with a paid charge', () => {
  test('says how, how much and through whom it was paid', () => {
    const charge = aCharge({
      amount: 990,
      paidAt: later,
      reference: 'pi_1',
      data: { note: 'by card' },
    })
    const before = { ...payment, refund: { status: 'Pending', amount: 5, at } } as const
    expect(settledPayment(before, [aCharge({ state: 'authorized' }), charge])).toEqual({
      ...payment,
      status: 'Paid',
      paymentMethod: 'credit',
      amount: 990,
      serviceFee: 35,
      paidAt: later,
      paymentData: { note: 'by card', provider: 'stripe', reference: 'pi_1' },
    })
  })

  test('names no reference that nobody knows', () => {
    expect(settledPayment(payment, [aCharge()]).paymentData).toStrictEqual({ provider: 'stripe' })
    expect(settledPayment(payment, [aCharge()])).not.toHaveProperty('refund')
  })

  const failed = `The automatic refund was declined by the card or bank. ${wire}`
  test.each<[Charge['provider'], RefundState, string, string | undefined]>([
    ['stripe', 'wanted', 'Pending', undefined],
    ['stripe', 'pending', 'Pending', undefined],
    ['stripe', 'succeeded', 'Paid', undefined],
    ['stripe', 'failed', 'Error', failed],
    ['wire', 'wanted', 'Pending', wire],
    ['wire', 'pending', 'Pending', wire],
    ['wire', 'succeeded', 'Paid', undefined],
    ['wire', 'failed', 'Error', wire],
  ])('by %s whose refund is %s shows it as %s', (provider, state, status, task) => {
    const { refund } = settledPayment(payment, [aCharge({ provider, ...refundOf(state) })])
    expect(refund).toStrictEqual({
      status,
      at: later,
      amount: 1_035,
      ...(task === undefined ? {} : { task }),
    })
  })

  test('still owes what a failed refund did not send back', () => {
    const owed = (before: number) =>
      settledPayment(payment, [aCharge(refundOf('failed', { before }))]).refund?.amount
    expect([owed(0), owed(35), owed(2_000)]).toEqual([1_035, 1_000, 0])
    expect(
      settledPayment(payment, [aCharge(refundOf('pending', { before: 35 }))]).refund,
    ).toMatchObject({ amount: 1_000, sent: 35 })
  })
})

describe('the charge that counts', () => {
  test('is the earliest of those paid', () => {
    const [first, second] = [
      aCharge({ chargeId: 'b', paidAt: at }),
      aCharge({ chargeId: 'a', paidAt: later }),
    ]
    expect(payingCharge([second, first])).toBe(first)
    expect(payingCharge([first, second])).toBe(first)
    expect(payingCharge([aCharge({ state: 'authorized' })])).toBeUndefined()
    expect(payingCharge([])).toBeUndefined()
  })

  test('is told by the time of its state where nobody knows when it was paid', () => {
    const [first, second] = [aCharge({ stateAt: at }), aCharge({ stateAt: at, paidAt: later })]
    expect(payingCharge([second, first])).toBe(first)
  })

  test('has the smaller name of two at one time, in whichever order they come', () => {
    const [a, b] = [aCharge({ chargeId: 'a' }), aCharge({ chargeId: 'b' })]
    expect([payingCharge([a, b]), payingCharge([b, a])]).toEqual([a, a])
  })
})

describe('money that has to go back', () => {
  const [counted, second] = [aCharge(), aCharge({ chargeId: 'ch_2', paidAt: later })]

  test('is what was paid twice, and everything when nothing is owed', () => {
    const back = (third: Charge, isOwed: boolean) =>
      withRefundsDue([counted, second, third], { isOwed }, later).flatMap(({ refund }, index) =>
        refund === undefined ? [] : [index],
      )
    expect(back(aCharge({ chargeId: 'ch_3', state: 'open' }), true)).toEqual([1])
    expect(back(aCharge({ chargeId: 'ch_3', state: 'failed' }), false)).toEqual([0, 1])
  })

  test.each<[string, Partial<Charge>, boolean]>([
    ['decided on', refundOf('wanted'), false],
    ['on its way', refundOf('pending'), false],
    ['refused by the provider', refundOf('failed'), false],
    ['back in full', refundOf('succeeded'), false],
    ['back but for a cent', refundOf('succeeded', { amount: 1_034 }), true],
    ['back after a part', refundOf('succeeded', { amount: 500, before: 20 }), false],
    ['on its way in part', refundOf('pending', { amount: 500 }), false],
  ])('is not what is %s, unless a part of it is still here', (_words, refund, isDue) => {
    const charge = aCharge(refund)
    const wanted = withRefundsDue([charge], { isOwed: false }, at)
    const before = refund.refund?.amount
    const decided = { ...charge, refund: { amount: 1_035, before, state: 'wanted', at } }
    expect(wanted).toEqual([isDue ? decided : charge])
  })

  test('is less by what the agency keeps of the charge that counts', () => {
    const keep = (retained: number) =>
      withRefundsDue([counted, second], { isOwed: false, retained }, later).map(
        ({ refund }) => refund?.amount,
      )
    expect(keep(300)).toEqual([735, 1_035])
    expect(keep(1_035)).toEqual([undefined, 1_035])
    const inPart = aCharge(refundOf('succeeded', { amount: 735 }))
    expect(withRefundsDue([inPart], { isOwed: false, retained: 300 }, later)).toEqual([inPart])
  })

  test('waits for a person where the trip is cancelled, but for what was paid twice', () => {
    const owing = { isOwed: false, needsConfirmation: true }
    const states = (charges: readonly Charge[]) =>
      withRefundsDue(charges, owing, later).map(({ refund }) => refund?.state)
    expect(states([counted, second])).toEqual(['proposed', 'wanted'])
    expect(states([aCharge({ provider: 'wire', method: 'wire' })])).toEqual(['wanted'])
    const proposed = withRefundsDue([counted], owing, later)
    expect(settledPayment(payment, proposed).refund).toStrictEqual({
      status: 'Pending',
      amount: 1_035,
      at: later,
      task: 'Confirm the refund to send it back to the client’s card.',
      needsConfirmation: true,
    })
    const confirmed = withRefundConfirmed(proposed, at) ?? []
    expect(confirmed).toMatchObject([{ refund: { state: 'wanted', amount: 1_035, at } }])
    expect(withRefundConfirmed(confirmed, at)).toBeUndefined()
  })
})

describe('money that a person sends back', () => {
  test('in parts stays open for the rest, with both told, and counts as paid for the rest', () => {
    const wired = aCharge({ provider: 'wire', method: 'wire', ...refundOf('wanted') })
    const [part = wired] = withPartSent([wired], { charge: wired, sent: 300 })
    expect([handRefundOpen(wired), handRefundOpen(part)]).toEqual([1_035, 735])
    const settled = settledPayment(payment, [part])
    expect(settled.refund).toMatchObject({ status: 'Pending', amount: 735, sent: 300, task: wire })
    expect(withoutRefund(settled)).toMatchObject({ amount: 700, serviceFee: 35 })
    const [second = part] = withPartSent([part], { charge: part, sent: 700 })
    expect(handRefundOpen(second)).toBe(35)
  })

  test.each<[Charge['provider'], RefundState | undefined, boolean]>([
    ['wire', 'wanted', true],
    ['wire', 'pending', false],
    ['wire', 'succeeded', false],
    ['wire', 'failed', true],
    ['wire', undefined, false],
    ['stripe', 'wanted', false],
    ['stripe', 'pending', false],
    ['stripe', 'succeeded', false],
    ['stripe', 'failed', true],
    ['stripe', undefined, false],
    ['sandbox', 'wanted', false],
    ['sandbox', 'failed', true],
  ])('%s, refund %s: %s', (provider, state, isByHand) => {
    expect(isSentByHand({ provider, ...(state === undefined ? {} : refundOf(state)) })).toBe(
      isByHand,
    )
  })

  test('is shown apart for what no payment of the trip shows', () => {
    const counted = aCharge({ provider: 'wire', ...refundOf('wanted') })
    const twice = aCharge({
      chargeId: 'ch_2',
      paidAt: later,
      provider: 'wire',
      ...refundOf('wanted'),
    })
    const byProvider = aCharge({ chargeId: 'ch_3', paidAt: later, ...refundOf('wanted') })
    expect(strayRefunds([counted, twice, byProvider], { isOnTrip: true })).toEqual([twice])
    expect(strayRefunds([counted, twice, byProvider], { isOnTrip: false })).toEqual([
      counted,
      twice,
    ])
  })
})

test('a bank account pays US dollars only', () => {
  expect(payableMethods('USD')).toEqual(['credit', 'ach'])
  for (const currency of ['EUR', 'ZAR', 'usd', ''])
    expect(payableMethods(currency)).toEqual(['credit'])
})
