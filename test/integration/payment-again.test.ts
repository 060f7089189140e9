import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentsIn, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

describe.each(routeEngines)('payments that are asked for again, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  const ask = (id: string) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
  const patch = async (id: string, body: object) => {
    const { version } = await world.trip(id)
    const { status } = await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body,
    })
    expect(status).toBe(200)
  }
  const start = (paymentId: string) =>
    world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId },
      body: { method: 'credit' },
    })
  const statesOf = async (paymentId: string) =>
    (
      (await world.deps.payments.find(marula, paymentIdSchema.parse(paymentId))).charges?.charges ??
      []
    ).map(({ state }) => state)
  const idsOf = (payments: readonly Payment[]) => payments.map(({ paymentId }) => paymentId)
  const historyOf = async (id: string) => {
    const trip = await world.trip(id)
    return world.trips.stores.itineraries.history({ agency: marula, id: trip.id }, { limit: 50 })
  }

  test('are the same, of the same version and with their pages, when nothing changed', async () => {
    const { id, payments } = await world.aTrip()
    const [first = ''] = idsOf(payments)
    await start(first)
    const before = await world.trip(id)
    const entries = (await historyOf(id)).length
    expect(paymentsIn(await ask(id))).toEqual(payments)
    expect(await world.trip(id)).toEqual(before)
    expect(await historyOf(id)).toHaveLength(entries)
    expect(await statesOf(first)).toEqual(['open'])
    await world.pay(first)
    await world.work()
    expect((await world.trip(id)).payments[0]).toMatchObject({ paymentId: first, status: 'Paid' })
  })

  test('are the same after a declined card, and after one of them is paid', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit = '', balance = ''] = idsOf(payments)
    await world.pay(deposit, { number: '4000000000000002' })
    await world.work()
    const declined = await world.trip(id)
    expect(declined.payments[0]).toMatchObject({ paymentId: deposit, status: 'Error' })
    await ask(id)
    expect(await world.trip(id)).toEqual(declined)
    await world.pay(deposit)
    await world.work()
    const { version } = await world.trip(id)
    expect(idsOf(paymentsIn(await ask(id)))).toEqual([deposit, balance])
    expect((await world.trip(id)).version).toBe(version)
  })

  test('are others where the price changed, and the pages of the old take nothing any more', async () => {
    const { id, payments } = await world.aTrip({ state: 'quote' })
    const [deposit = '', balance = ''] = idsOf(payments)
    const { redirectUrl } = JSON.parse((await start(deposit)).text)
    await patch(id, { discount: 10_000 })
    const after = idsOf(paymentsIn(await ask(id)))
    expect(after).toHaveLength(2)
    expect(after).not.toContain(deposit)
    expect(after).not.toContain(balance)
    const token = String(redirectUrl).slice(String(redirectUrl).lastIndexOf('/') + 1)
    const page = await world.call('stranger', 'GET /api/pay/sandbox/{token}', { params: { token } })
    expect(page.text).not.toContain('name="number"')
  })

  test('keep their ids and take back their pages where only a fee changed', async () => {
    const { id, payments } = await world.aTrip({ state: 'quote' })
    const [deposit = ''] = idsOf(payments)
    await start(deposit)
    await patch(id, { rates: { credit: 1 } })
    const after = paymentsIn(await ask(id))
    expect(idsOf(after)).toEqual(idsOf(payments))
    expect(after[0]?.fees?.credit).not.toBe(payments[0]?.fees?.credit)
    expect((await world.pay(deposit)).status).toBe(303)
    await world.work()
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      serviceFee: after[0]?.fees?.credit,
    })
  })

  test('are the same when one of several parties has paid its deposit', async () => {
    const party = (number: number) => ({
      id: `p${number}`,
      name: `Party ${number}`,
      travelerIds: [`t${number}`],
      allocations: {},
    })
    const { id, payments } = await world.aTrip({ parties: [party(1), party(2), party(3)] })
    const body = { paymentId: payments[1]?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    const before = await world.trip(id)
    expect(before.payments.map(({ status }) => status)[1]).toBe('Paid')
    await ask(id)
    expect(await world.trip(id)).toEqual(before)
  })

  test('are others only for the parties whose share changed', async () => {
    const party = (number: number, allocation: number) => ({
      id: `p${number}`,
      name: `Party ${number}`,
      travelerIds: [`t${number}`],
      allocations: { s1: allocation },
    })
    const { id, payments } = await world.aTrip({
      state: 'quote',
      parties: [party(1, 40), party(2, 40), party(3, 20)],
    })
    const traveler = (number: number) => ({
      id: `t${number}`,
      firstName: 'Ann',
      lastName: `Hartley ${number}`,
    })
    await patch(id, {
      travelers: [traveler(1), traveler(2), traveler(3)],
      parties: [party(1, 40), party(2, 30), party(3, 30)],
    })
    const after = paymentsIn(await ask(id))
    const same = after
      .filter(({ paymentId }) => idsOf(payments).includes(paymentId))
      .map(({ partyId }) => partyId)
    expect(same).toEqual(['p1', 'p1'])
    expect(after.map(({ partyId }) => partyId)).toEqual(['p1', 'p2', 'p3', 'p1', 'p2', 'p3'])
  })
})
