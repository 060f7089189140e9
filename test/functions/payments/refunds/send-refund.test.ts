import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import type { Charge, ChargeEvent } from '#shared/payments/charge'
import type {
  PaymentOwner,
  PaymentProvider,
  RefundOrder,
} from '../../../../functions/payments/providers/payment-provider'
import { sendRefund } from '../../../../functions/payments/refunds/send-refund'
import { quietLog } from '../../../support/store-kinds'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const at = '2026-11-20T09:00:00.000Z'

describe('the money of a charge', () => {
  let watched: ReturnType<typeof watchedPayments>
  let owner: PaymentOwner
  let orders: RefundOrder[]
  let says: (order: RefundOrder) => ChargeEvent
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    watched = watchedPayments()
    const trip = await watched.aTrip({ state: 'cancelled' })
    owner = trip.ownerOf(trip.deposit.paymentId)
    orders = []
    says = ({ charge, amount }) => ({
      kind: 'refund',
      charge,
      state: 'succeeded',
      amount,
      at,
      reference: 're_1',
    })
  })
  const wanted = (named: Partial<NonNullable<Charge['refund']>> = {}): Charge =>
    paidCharge({
      refund: { state: 'wanted', at: '2026-11-20T08:30:00.000Z', amount: 20_700, ...named },
    })
  const send = (chargeId = 'chg_1') => {
    const provider: PaymentProvider = {
      ...watched.deps.providers.current,
      refund: async (order) => {
        orders.push(order)
        return { eventId: 'evt_1', owner, event: says(order) }
      },
    }
    const deps = { ...watched.deps, providers: { current: provider, byName: () => provider } }
    return sendRefund({ kind: 'refund', ...owner, chargeId }, deps)
  }
  const refundNow = async () => (await watched.chargesOf(owner))[0]?.refund
  const lastEntry = () => watched.saved.at(-1)?.entry

  test('goes back whole by its provider, which the trip then shows', async () => {
    await watched.note(owner, [
      wanted(),
      paidCharge({ chargeId: 'chg_2', state: 'closed', paidAt: undefined }),
    ])
    expect(await send()).toBe('sent')
    expect(orders).toEqual([{ owner, charge: wanted(), amount: 20_700 }])
    expect(await refundNow()).toEqual({ state: 'succeeded', at, amount: 20_700, reference: 're_1' })
    expect(lastEntry()).toMatchObject({
      by: { id: 'payment-worker' },
      action: 'refund succeeded',
      requestId: 'chg_1',
    })
    expect((await watched.world.trip(owner.itineraryId)).payments[0]?.refund).toMatchObject({
      status: 'Paid',
    })
  })

  test('goes back but for what had gone back before, and counts together with it', async () => {
    await watched.note(owner, [wanted({ before: 5_000 })])
    await send()
    expect(orders.map(({ amount }) => amount)).toEqual([15_700])
    expect(await refundNow()).toMatchObject({ state: 'succeeded', amount: 20_700, before: 5_000 })
  })

  test.each([
    ['nobody knows', 'chg_9', wanted()],
    ['is to stay', 'chg_1', paidCharge()],
    ['went back', 'chg_1', wanted({ state: 'succeeded' })],
    ['is on its way back', 'chg_1', wanted({ state: 'pending' })],
    ['a person has to send', 'chg_1', { ...wanted(), provider: 'wire', method: 'wire' } as const],
  ])('that %s is not sent', async (_what, chargeId, charge) => {
    await watched.note(owner, [charge])
    expect(await send(chargeId)).toBe('nothing to do')
    expect(orders).toEqual([])
    expect(await watched.chargesOf(owner)).toEqual([charge])
  })

  test('of a payment that has no charges is not sent', async () => {
    expect(await send()).toBe('nothing to do')
  })

  test.each([
    ['charge_disputed', 'failed'],
    ['charge_already_refunded', 'succeeded'],
  ])('that the provider refuses with %s is %s, all of it', async (reason, state) => {
    says = () => {
      throw new AppError('payment.refused', { reason })
    }
    await watched.note(owner, [wanted({ before: 5_000 })])
    expect(await send()).toBe('sent')
    expect(await refundNow()).toMatchObject({
      state,
      amount: 20_700,
      at: watched.deps.clock.now().toISOString(),
    })
    expect(lastEntry()?.action).toBe(`refund ${state}`)
  })

  test.each([
    new AppError('payment.unavailable'),
    Object.assign(new Error('socket'), { code: 'payment.refused', facts: {} }),
  ])('is tried again where the provider cannot be asked: %s', async (error) => {
    says = () => {
      throw error
    }
    await watched.note(owner, [wanted()])
    await expect(send()).rejects.toBe(error)
    expect(await refundNow()).toMatchObject({ state: 'wanted' })
  })
})
