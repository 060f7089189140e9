import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { zuluStay } from '../support/trip-world'

describe.each(routeEngines)('the price that payments are asked for, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  test('is that of all stays: one that was changed since the quote is quoted before', async () => {
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    const { version } = await world.trip(id)
    const fee = {
      type: 'price',
      startDate: '2027-07-01',
      endDate: '2027-07-01',
      costAmount: '50.00',
      currency: 'USD',
    }
    const segments = [zuluStay({ id: 's1', endDate: '2027-07-03' }), { ...fee, title: 'Park fees' }]
    const body = { endDate: '2027-07-03', segments }
    const patched = await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body,
    })
    expect(patched.status).toBe(200)
    expect((await world.trip(id)).finance?.sell).toBeGreaterThan(0)
    const ask = () =>
      world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
        params: { id },
        body: {},
      })
    expect(refusal(await ask())).toMatchObject({
      status: 409,
      code: 'payment.unpriced',
      details: { segmentIds: ['s1'] },
    })
    await world.trips.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.trips.work()
    expect((await ask()).status).toBe(200)
    const { payments, finance } = await world.trip(id)
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(finance?.sell)
  })
})
