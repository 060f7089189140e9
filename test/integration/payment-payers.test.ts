import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routeEngines, startTestTable } from '../support/engines'
import { everythingIn } from '../support/every-item'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

describe.each(routeEngines)('who pays, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  let everything: () => Promise<string>
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
    everything = () => everythingIn(running.client, running.tableName)
  })
  afterAll(() => stop())

  const aClient = async (firstName: string) => {
    const contact = { phone: '', address: '' }
    const body = {
      firstName,
      lastName: 'Ndlovu',
      email: `${firstName.toLowerCase()}@example.com`,
      contact,
    }
    const made = await world.trips.call('naledi', 'POST /api/Clients', { body })
    return z.object({ id: z.string() }).parse(made.body).id
  }
  const given = async (id: string, clientId: string) => {
    const { version } = await world.trip(id)
    const request = { params: { id }, body: { clientId }, version }
    const answer = await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', request)
    expect(answer.status).toBe(200)
  }
  const namesIn = async (id: string) => {
    const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
    const { body } = await world.call('naledi', 'GET /api/Payments', { query })
    return z.array(z.object({ clientName: z.string(), clientId: z.string() })).parse(body)
  }
  const start = async (paymentId: string | undefined) => {
    const request = { params: { paymentId: paymentId ?? '' }, body: { method: 'credit' } }
    const { body } = await world.call('naledi', 'POST /api/Payments/{paymentId}/start', request)
    const { chargeId, redirectUrl } = z
      .object({ chargeId: z.string(), redirectUrl: z.string() })
      .parse(body)
    const token = redirectUrl.split('/').at(-1) ?? ''
    const page = await world.call('eleanor', 'GET /api/pay/sandbox/{token}', { params: { token } })
    return { chargeId, page: page.text }
  }

  test('another client of the trip is the payer of its payments from then on', async () => {
    const { id, payments } = await world.aTrip()
    await given(id, await aClient('Bontle'))
    expect((await namesIn(id)).map(({ clientName }) => clientName)).toEqual([
      'Bontle Ndlovu',
      'Bontle Ndlovu',
    ])
    const first = await start(payments[0]?.paymentId)
    expect(first.page).toContain('bontle@example.com')

    const carla = await aClient('Carla')
    await given(id, carla)
    expect(new Set((await namesIn(id)).map(({ clientId }) => clientId))).toEqual(new Set([carla]))
    const second = await start(payments[0]?.paymentId)
    expect(second.chargeId).not.toBe(first.chargeId)
    expect(second.page).toContain('carla@example.com')
  })

  test('a client who is called otherwise is so in the lines of payments too', async () => {
    const { id } = await world.aTrip()
    const dudu = await aClient('Dudu')
    await given(id, dudu)
    const named = await world.trips.call('naledi', 'PATCH /api/Clients/{id}', {
      params: { id: dudu },
      body: { lastName: 'Khumalo' },
      version: 1,
    })
    expect(named.status).toBe(200)
    expect((await namesIn(id)).map(({ clientName }) => clientName)).toEqual([
      'Dudu Khumalo',
      'Dudu Khumalo',
    ])
  })

  test('the text on the statement keeps to what the networks take, and is shown where one pays', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit] = (await world.trip(id)).payments
    expect(deposit?.descriptors).toEqual({
      credit: 'Marula Journeys',
      ach: 'Marula Journeys',
    })
    const { page } = await start(payments[0]?.paymentId)
    expect(page).toContain('<dt>On your statement</dt><dd>Marula Journeys</dd>')
    const order = { ...ofSandbox, descriptor: "Marula's Journeys" }
    await expect(world.deps.providers.current.create(order)).rejects.toMatchObject({
      code: 'payment.refused',
    })
    await expect(
      world.deps.providers.current.create({ ...ofSandbox, descriptor: 'Marula Journeys Deposit' }),
    ).rejects.toMatchObject({ code: 'payment.refused' })
    await expect(world.deps.providers.current.create(ofSandbox)).resolves.toMatchObject({
      session: expect.any(String),
    })
  })

  test('the bank asks the payer: nothing is paid until they approve', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const asked = await world.pay(paymentId, { number: '4000002500003155' })
    expect([asked.status, asked.text.includes('Your bank needs your approval')]).toEqual([
      200,
      true,
    ])
    await world.work()
    expect((await world.trip(id)).payments[0]?.status).toBe('Pending')
    const token =
      (await start(paymentId)).page.match(/action="\/api\/pay\/sandbox\/([\w-]+)"/)?.[1] ?? ''
    const answer = (answered: string) =>
      world.call('eleanor', 'POST /api/pay/sandbox/{token}', {
        params: { token },
        rawBody: new URLSearchParams({ answer: answered }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await answer('refuse')).text).toContain('declined')
    await world.work()
    expect((await world.trip(id)).payments[0]?.status).toBe('Error')
    await world.pay(paymentId, { number: '4000002500003155' })
    expect((await answer('approve')).status).toBe(303)
    await world.work()
    expect((await world.trip(id)).payments[0]?.status).toBe('Paid')
  })

  test('a refund that the card does not take is a task for a person, and done when they say so', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId, { number: '4000000000005126' })
    await world.work()
    await world.cancel(id)
    await world.confirmRefunds(id)
    await world.work()
    const failed = (await world.trip(id)).payments[0]?.refund
    expect(failed).toMatchObject({
      status: 'Error',
      task: expect.stringContaining('by wire in USD'),
    })
    expect((await world.trip(id)).finance?.paid).toBeGreaterThan(0)
    const body = { paymentId, paymentData: { reference: 'OUT-7' } }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    const after = await world.trip(id)
    expect(after.payments[0]?.refund).toMatchObject({ status: 'Paid' })
    expect(after.payments[0]?.paymentData).toMatchObject({ refundReference: 'OUT-7' })
    expect(after.finance?.paid).toBe(0)
    expect(await everything()).toContain('refund marked as paid')
  })
})

const ofSandbox = {
  owner: { agencyId: 'agy_marula', itineraryId: 'itn_0001', paymentId: 'pay_0001' } as never,
  chargeId: 'chg_text',
  method: 'credit',
  amount: 1,
  serviceFee: 0,
  currency: 'USD',
  title: 'Deposit',
  embedded: false,
  returnPath: '/',
} as const
