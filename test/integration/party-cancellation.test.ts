import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { openRefund } from '#shared/itinerary/payments'
import { paymentsSum } from '#shared/payments/edit-payments'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentsIn, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

const cancel = 'POST /api/PartyGroups/{id}/cancel'
const party = (id: string, ...travelerIds: string[]) => ({
  id,
  name: `The ${id} family`,
  travelerIds,
  allocations: {},
})

describe.each(routeEngines)('cancelling one party group on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  /** A confirmed trip of two families who have paid their deposits, with a policy. */
  const aSharedTrip = async (percent: number) => {
    const { id, payments } = await world.aTrip({
      parties: [party('berg', 'a', 'b'), party('hartley', 'c')],
    })
    for (const { paymentId, paymentType } of payments)
      if (paymentType === 'deposit') await world.pay(paymentId)
    await world.work()
    const before = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (before === undefined) throw new Error(`No trip ${id}`)
    const cancellation = [{ days: 400, percent }]
    const record = {
      ...nextVersion(before.record, world.deps.clock.now()),
      state: 'confirmed' as const,
      segments: before.record.segments.map((segment) => ({ ...segment, cancellation })),
    }
    const at = record.updatedAt
    const entry = { at, by: systemActor('test'), action: 't', changes: [], requestId: 't' }
    await world.trips.stores.itineraries.save({ before, after: { ...before, record }, entry })
    return { id, record }
  }
  const cancelled = (id: string, partyId: string, terms: object = {}) =>
    world.trips.call('naledi', cancel, {
      params: { id: partyId },
      body: { itineraryId: id, ...terms },
    })
  const own = (trip: Awaited<ReturnType<typeof world.trip>>, partyId: string) =>
    trip.payments.filter((payment) => payment.partyId === partyId)

  test('keeps its part of the fee, and leaves the others’ payments as they are', async () => {
    const { id, record } = await aSharedTrip(10)
    const { sell = 0 } = record.finance ?? {}
    expect((await cancelled(id, 'berg')).status).toBe(200)
    await world.work()
    const trip = await world.trip(id)
    const [left] = trip.partyCancellations ?? []
    if (left === undefined) throw new Error('Nobody cancelled')
    expect(Math.abs(left.share - (sell * 2) / 3)).toBeLessThan(2)
    expect(Math.abs(left.fee - left.share / 10)).toBeLessThan(2)
    expect(own(trip, 'hartley')).toEqual(own(record, 'hartley'))
    expect(trip.finance?.sell).toBe(sell - left.share)
    expect(trip.finance?.sell).toBe(paymentsSum(own(trip, 'hartley')))
    expect(trip.finance?.paid).toBe(own(trip, 'hartley')[0]?.amount)
    expect(trip.state).toBe('confirmed')
    const [deposit, balance] = own(trip, 'berg')
    expect(deposit).toMatchObject({ status: 'Paid', partyCancelled: true })
    expect(deposit?.retained?.amount).toBe(left.fee)
    expect(openRefund(deposit ?? {})).toBe((deposit?.amount ?? 0) - left.fee)
    expect(balance).toMatchObject({ status: 'Pending', partyCancelled: true })
    await world.confirmRefunds(id)
    await world.work()
    const settled = await world.trip(id)
    expect(own(settled, 'berg')[0]?.refund).toMatchObject({ status: 'Paid' })
    expect(settled.finance).toEqual(trip.finance)
  })

  test('asks the group alone for what the fee is above what it paid', async () => {
    const { id } = await aSharedTrip(90)
    await cancelled(id, 'berg')
    await world.work()
    const trip = await world.trip(id)
    const [left] = trip.partyCancellations ?? []
    const owed = own(trip, 'berg').at(-1)
    expect(owed).toMatchObject({ purpose: 'cancellation', partyCancelled: true, status: 'Pending' })
    expect((owed?.amount ?? 0) + (own(trip, 'berg')[0]?.retained?.amount ?? 0)).toBe(left?.fee)
    await world.pay(owed?.paymentId ?? '')
    await world.work()
    const after = await world.trip(id)
    expect(own(after, 'berg').at(-1)).toMatchObject({ status: 'Paid' })
    expect(own(after, 'berg').at(-1)?.refund).toBeUndefined()
    expect(after.finance).toEqual(trip.finance)
  })

  test('asks those who go for their own share alone when payments are generated again', async () => {
    const { id } = await aSharedTrip(10)
    await cancelled(id, 'berg')
    const before = await world.trip(id)
    const again = await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
    const payments = paymentsIn(again)
    expect(payments.filter(({ partyId }) => partyId === 'hartley')).toEqual(own(before, 'hartley'))
    expect(paymentsSum(payments)).toBe(before.finance?.sell)
    expect(payments.every(({ partyId }) => partyId !== undefined)).toBe(true)
  })

  test('lets no group pay for another, and leaves a fee that is asked for as it is', async () => {
    const { id } = await aSharedTrip(90)
    const edit = (payments: object[]) =>
      world.call('editor', 'POST /api/Itineraries/{id}/updatePayments', {
        params: { id },
        body: { payments },
      })
    const balances = (await world.trip(id)).payments.filter((one) => one.status === 'Pending')
    const moved = balances.map(({ paymentId, amount }, at) => ({
      paymentId,
      amount: amount + (at === 0 ? 100 : -100),
    }))
    const refused = refusal(await edit(moved))
    expect(refused.status).toBe(400)
    expect(refused.details).toMatchObject({
      fields: ['berg', 'hartley'].map((name) => ({
        field: 'body.payments',
        message: expect.stringMatching(`The ${name} family: payments must come to USD [\\d,.]+`),
      })),
    })
    await cancelled(id, 'berg')
    await world.work()
    const fee = own(await world.trip(id), 'berg').at(-1)
    const other = { paymentId: fee?.paymentId, amount: 5 }
    expect(refusal(await edit([other])).details).toMatchObject({
      fields: [{ field: 'body.payments.0.amount' }],
    })
    expect((await edit([{ ...other, amount: fee?.amount }])).status).toBe(200)
  })

  test('sends what a cancelled trip owes to those who were left, and nothing twice', async () => {
    const { id } = await aSharedTrip(10)
    await cancelled(id, 'berg')
    await world.work()
    const before = await world.trip(id)
    await world.cancel(id)
    await world.work()
    const after = await world.trip(id)
    expect(own(after, 'berg')).toEqual(own(before, 'berg'))
    const [deposit] = own(after, 'hartley')
    expect(retainedOf(deposit ?? {})).toBe(
      (after.cancellationFee?.fee ?? 0) + (deposit?.serviceFee ?? 0),
    )
    expect(openRefund(deposit ?? {})).toBe(
      (deposit?.amount ?? 0) - (after.cancellationFee?.fee ?? 0),
    )
  })

  test('refuses the last group, one that cancelled before, and a fee above its share', async () => {
    const { id } = await aSharedTrip(10)
    expect(refusal(await cancelled(id, 'berg', { fee: 99_999_999 }))).toMatchObject({
      status: 400,
      details: { fields: [{ field: 'body.fee' }] },
    })
    expect(refusal(await cancelled(id, 'berg', { fee: 1 }))).toMatchObject({
      details: { fields: [{ field: 'body.reason' }] },
    })
    expect((await cancelled(id, 'nobody')).status).toBe(404)
    expect((await cancelled(id, 'berg', { fee: 0, reason: 'A death in the family' })).status).toBe(
      200,
    )
    expect((await world.trip(id)).partyCancellations?.[0]).toMatchObject({
      fee: 0,
      reason: 'A death in the family',
    })
    expect(refusal(await cancelled(id, 'hartley'))).toMatchObject({
      status: 409,
      code: 'party.last',
    })
    const removed = await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { parties: [party('hartley')] },
    })
    expect(removed.status).toBe(409)
  })
})
