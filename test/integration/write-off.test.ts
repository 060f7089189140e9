import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditOf } from '#shared/payments/arrived-amount'
import { paymentsSum, standingSum } from '#shared/payments/edit-payments'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentsIn, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { agenciesWith } from '../support/trip-world'

describe.each(routeEngines)('writing off small differences on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    const agencies = agenciesWith(() => ({ writeOffLimit: 25_00 }))
    world = paymentWorld(running.table, {}, { agencies })
  })
  afterAll(() => stop())

  const mark = (id: string, body: object) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body: { paymentData: { paymentMethod: 'wire' }, ...body },
    })

  test('closes a deposit that arrived a little short, and the trip asks for confirmation', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit] = payments
    if (deposit === undefined) throw new Error('No deposit')
    const { paymentId, amount } = deposit
    const answer = await mark(id, { paymentId, amount, received: amount - 18_50, writeOff: true })
    expect(answer.status).toBe(200)
    const trip = await world.trip(id)
    const [paid, rest] = trip.payments
    expect(paid).toMatchObject({ status: 'Paid', amount: amount - 18_50 })
    expect(rest).toMatchObject({ amount: 18_50, restOf: paymentId, status: 'Pending' })
    expect(rest?.writtenOff).toBeDefined()
    expect(trip.state).toBe('confirm_requested')
    expect(standingSum(trip.payments)).toBe(trip.finance?.sell)
    const again = await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
    expect(paymentsIn(again)).toEqual(JSON.parse(JSON.stringify(trip.payments)))
  })

  test('closes an open rest later, without money', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit] = payments
    if (deposit === undefined) throw new Error('No deposit')
    const { paymentId, amount } = deposit
    await mark(id, { paymentId, amount, received: amount - 7_00 })
    const [, rest] = (await world.trip(id)).payments
    const reason = { paymentMethod: 'wire', note: 'Kept by the bank' }
    const answer = await mark(id, {
      paymentId: rest?.paymentId,
      received: 0,
      writeOff: true,
      paymentData: reason,
    })
    expect(answer.status).toBe(200)
    const trip = await world.trip(id)
    expect(trip.payments[1]).toMatchObject({
      amount: 7_00,
      status: 'Pending',
      writtenOff: { reason: 'Kept by the bank' },
    })
    expect(trip.state).toBe('confirm_requested')
    expect(paymentsSum(trip.payments)).toBe(trip.finance?.sell)
    expect(creditOf(trip.finance ?? { paid: 0, sell: 0 })).toBe(0)
    expect(refusal(await mark(id, { paymentId: rest?.paymentId }))).toMatchObject({
      status: 409,
      code: 'payment.not-possible',
    })
  })

  test('refuses more than the limit, nothing missing, and nothing received without it', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit] = payments
    if (deposit === undefined) throw new Error('No deposit')
    const { paymentId, amount } = deposit
    const field = async (body: object) =>
      refusal(await mark(id, { paymentId, amount, ...body })).details?.fields
    expect(await field({ received: amount - 25_01, writeOff: true })).toMatchObject([
      { field: 'body.writeOff' },
    ])
    expect(await field({ writeOff: true })).toMatchObject([{ field: 'body.writeOff' }])
    expect(await field({ received: 0 })).toMatchObject([{ field: 'body.received' }])
    expect((await world.trip(id)).payments).toEqual(payments)
  })
})
