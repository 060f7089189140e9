import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentOwner } from '../../../../functions/payments/providers/payment-provider'
import { refusal } from '../../../support/payment-world'
import { quietLog } from '../../../support/store-kinds'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const at = '2026-11-20T08:30:00.000Z'

describe('a refund that a cancelled trip proposes', () => {
  let watched: ReturnType<typeof watchedPayments>
  let trip: Awaited<ReturnType<(typeof watched)['aTrip']>>
  let owner: PaymentOwner
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    watched = watchedPayments()
    trip = await watched.aTrip()
    owner = trip.ownerOf(trip.deposit.paymentId)
  })
  const confirm = (body: object = {}, who: 'naledi' | 'imani' = 'naledi') =>
    watched.world.call(who, 'POST /api/Payments/{paymentId}/confirmRefund', {
      params: { paymentId: owner.paymentId },
      body,
    })
  const proposed = async () => {
    await watched.note(owner, [paidCharge({ refund: { state: 'proposed', at, amount: 5_000 } })])
    const refund = { status: 'Pending', amount: 5_000, at, needsConfirmation: true } as const
    const deposit = { ...trip.deposit, status: 'Paid', refund } as const
    await watched.become(trip.id, { state: 'cancelled', payments: [deposit, trip.balance] })
  }

  test('is sent by its provider once an agent confirms it, and told in the history', async () => {
    await proposed()
    expect((await confirm({ amount: 5_000 })).status).toBe(200)
    expect(await watched.chargesOf(owner)).toMatchObject([
      { refund: { state: 'wanted', amount: 5_000 } },
    ])
    expect(watched.world.messages.map(({ body }) => JSON.parse(body))).toMatchObject([
      { kind: 'refund', paymentId: owner.paymentId, chargeId: 'chg_1' },
    ])
    const where = { agency: owner.agencyId, id: trip.id }
    const [entry] = await watched.deps.itineraries.history(where, { limit: 1 })
    expect(entry).toMatchObject({ action: 'refund confirmed', by: { id: 'agt_naledi' } })
    expect(refusal(await confirm())).toMatchObject({ status: 409, code: 'payment.settled' })
  })

  test('is not sent where it is another amount than the agent saw', async () => {
    await proposed()
    expect(refusal(await confirm({ amount: 4_999 }))).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(watched.world.messages).toEqual([])
  })

  test('is confirmed by nobody of another agency, and not where nothing is proposed', async () => {
    await proposed()
    expect((await confirm({}, 'imani')).status).toBe(404)
    await watched.become(trip.id, { state: 'confirmed', payments: [trip.deposit, trip.balance] })
    await watched.note(owner, [paidCharge()])
    expect(refusal(await confirm())).toMatchObject({ status: 409, code: 'payment.settled' })
  })
})
