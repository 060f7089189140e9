import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentsIn, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { refusalOf } from '../support/trip-world'

describe.each(routeEngines)('payments of a trip whose currency was another, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  const inEuro = async () => {
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    const { version } = await world.trip(id)
    const request = { params: { id }, body: { currency: 'EUR' } }
    await world.trips.call('naledi', 'POST /api/Itineraries/{id}/change-currency', request)
    const asked = await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
    return { id, version, payments: paymentsIn(asked) }
  }

  test('keep the trip in theirs: an earlier version in another comes back only without them', async () => {
    const { id, version } = await inEuro()
    const request = { params: { id }, body: { version } }
    const answer = await world.trips.call(
      'naledi',
      'POST /api/ItineraryHistory/{id}/restore',
      request,
    )
    const details = { currency: 'EUR', isPaid: false }
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      code: 'itinerary.currency-fixed',
      details,
    })
    expect((await world.trip(id)).currency).toBe('EUR')
    await world.call('naledi', 'POST /api/Itineraries/{id}/clearPayments', {
      params: { id },
      body: {},
    })
    await world.trips.call('naledi', 'POST /api/ItineraryHistory/{id}/restore', request)
    expect(await world.trip(id)).toMatchObject({ currency: 'USD', payments: [] })
  })

  test('keep it in the currency in which money has come in, when a requote has unlocked the price too', async () => {
    const { id, payments } = await world.aTrip({ state: 'confirmed' })
    await world.pay(payments[0]?.paymentId ?? '')
    await world.work()
    await world.trips.call('naledi', 'POST /api/Itineraries/update-requote', {
      body: { id, payload: { discount: 1_000 } },
    })
    await world.trips.work()
    expect(await world.trip(id)).toMatchObject({
      state: 'quote',
      flags: expect.arrayContaining(['requote']),
    })
    const to = (currency: string) =>
      world.trips.call('naledi', 'POST /api/Itineraries/{id}/change-currency', {
        params: { id },
        body: { currency },
      })
    const details = { currency: 'USD', isPaid: true }
    expect(refusalOf(await to('EUR'))).toMatchObject({
      status: 409,
      code: 'itinerary.currency-fixed',
      details,
    })
    expect((await to('USD')).status).toBe(200)
  })

  test('are paid by card and not by ACH, which moves dollars alone', async () => {
    const { payments } = await inEuro()
    const params = { paymentId: payments[0]?.paymentId ?? '' }
    const start = (method: string) =>
      world.call('eleanor', 'POST /api/Payments/{paymentId}/start', { params, body: { method } })
    expect(refusal(await start('ach'))).toMatchObject({
      code: 'payment.refused',
      details: { currency: 'EUR' },
    })
    expect((await start('credit')).status).toBe(200)
  })
})
