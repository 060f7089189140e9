import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

const hasTooLittle = '000111111116'
const started = z.object({ redirectUrl: z.string(), chargeId: z.string() })

describe.each(routeEngines)('a bank transfer that failed in the end, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  const failed = async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId, { number: hasTooLittle, method: 'ach' })
    world.trips.pass(30_000)
    await world.work()
    const first = (await world.trip(id)).payments[0]
    expect(first?.status).toBe('Error')
    return { id, paymentId }
  }
  const start = (paymentId: string, method: string) =>
    world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId },
      body: { method },
    })

  test('lets its page tell so, and begins anew on another', async () => {
    const { paymentId } = await failed()
    const { redirectUrl } = started.parse((await start(paymentId, 'ach')).body)
    const token = redirectUrl.split('/').at(-1) ?? ''
    const { text } = await world.call('eleanor', 'GET /api/pay/sandbox/{token}', {
      params: { token },
    })
    expect(text).toContain('Account number')
  })

  test('can be paid by card instead', async () => {
    const { id, paymentId } = await failed()
    await world.pay(paymentId)
    await world.work()
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'credit',
    })
  })

  test.each(['clearPayments', 'generatePayments'] as const)(
    'does not stand in the way of %s',
    async (action) => {
      const { id } = await failed()
      const answer = await world.call('naledi', `POST /api/Itineraries/{id}/${action}`, {
        params: { id },
        body: {},
      })
      expect(answer.status).toBe(200)
    },
  )

  test('can be marked as paid by wire', async () => {
    const { id, paymentId } = await failed()
    const request = { params: { id }, body: { paymentId } }
    expect(
      (await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', request)).status,
    ).toBe(200)
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'wire',
    })
  })
})
