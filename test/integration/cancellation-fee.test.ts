import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

const cancel = 'POST /api/WindowAPIs/CancelBooking'

describe.each(routeEngines)('cancelling a confirmed trip on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  /** A trip whose deposit is paid by card, confirmed, with a policy that keeps a percent from now on. */
  const aConfirmedTrip = async (percent: number) => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
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
  const cancelled = (id: string, terms: object = {}) =>
    world.trips.call('naledi', cancel, { body: { itineraryId: id, ...terms } })
  const historyOf = async (id: string) =>
    world.trips.stores.itineraries.history(
      { agency: marula, id: itineraryIdSchema.parse(id) },
      { limit: 50 },
    )

  test('keeps the fee of the day, and the rest waits for a person, in one entry', async () => {
    const { id, record } = await aConfirmedTrip(10)
    const { sell = 0 } = record.finance ?? {}
    const before = (await historyOf(id)).length
    expect((await cancelled(id)).status).toBe(200)
    await world.work()
    const trip = await world.trip(id)
    const { fee = 0, policyFee, shares, lines = [] } = trip.cancellationFee ?? {}
    expect([fee, shares]).toEqual([policyFee, [{ fee }]])
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee)
    expect(Math.abs(fee - sell / 10)).toBeLessThan(2)
    const [deposit] = trip.payments
    expect(deposit?.retained).toEqual({ amount: fee, serviceFee: deposit?.serviceFee })
    expect(deposit?.refund).toMatchObject({
      status: 'Pending',
      needsConfirmation: true,
      amount: (deposit?.amount ?? 0) - fee,
    })
    const entries = await historyOf(id)
    expect(entries.length).toBe(before + 1)
    expect(entries[0]).toMatchObject({ action: 'CancelBooking', by: { id: 'agt_naledi' } })
    expect(entries[0]?.changes[0]).toMatchObject({ label: 'Cancellation fee' })

    await world.confirmRefunds(id)
    await world.work()
    const settled = await world.trip(id)
    expect(settled.payments[0]?.refund).toMatchObject({ status: 'Paid' })
    expect(settled.finance?.paid).toBe(fee)
  })

  test('asks for what the fee is above what was paid, and takes it while cancelled', async () => {
    const { id, record } = await aConfirmedTrip(90)
    const paid = record.finance?.paid ?? 0
    await cancelled(id)
    await world.work()
    const trip = await world.trip(id)
    const owed = trip.payments.at(-1)
    expect(owed).toMatchObject({
      purpose: 'cancellation',
      status: 'Pending',
      amount: (trip.cancellationFee?.fee ?? 0) - paid,
    })
    expect(trip.payments[0]?.refund).toBeUndefined()
    expect(retainedOf(trip.payments[0] ?? {})).toBe(
      (trip.payments[0]?.amount ?? 0) + (trip.payments[0]?.serviceFee ?? 0),
    )
    await world.pay(owed?.paymentId ?? '')
    await world.work()
    const after = await world.trip(id)
    expect(after.state).toBe('cancelled')
    expect(after.payments.at(-1)).toMatchObject({ status: 'Paid' })
    expect(after.payments.at(-1)?.refund).toBeUndefined()
    expect(after.finance?.paid).toBe(trip.cancellationFee?.fee)
  })

  test('charges another fee only with a reason, from nothing to the price', async () => {
    const { id, record } = await aConfirmedTrip(50)
    const { sell = 0 } = record.finance ?? {}
    expect(refusal(await cancelled(id, { fee: sell + 1 }))).toMatchObject({
      status: 400,
      details: { fields: [{ field: 'body.fee' }] },
    })
    expect(refusal(await cancelled(id, { fee: 100 }))).toMatchObject({
      status: 400,
      details: { fields: [{ field: 'body.reason' }] },
    })
    const reason = 'The lodge waived it after the flood'
    expect((await cancelled(id, { fee: 0, reason })).status).toBe(200)
    const trip = await world.trip(id)
    expect(trip.cancellationFee).toMatchObject({ fee: 0, reason })
    expect(trip.payments[0]?.refund?.amount).toBe(trip.payments[0]?.amount)
  })

  test('keeps nothing before the booking is confirmed, as clients are told', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    await world.work()
    await cancelled(id)
    const trip = await world.trip(id)
    expect(trip.cancellationFee).toMatchObject({ policyFee: 0, fee: 0, lines: [] })
    expect(trip.payments[0]?.refund?.amount).toBe(trip.payments[0]?.amount)
  })
})
