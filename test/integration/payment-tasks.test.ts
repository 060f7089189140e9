import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentTask } from '#shared/api/payment-shapes'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Concern } from '#shared/payments/concern'
import { takeEvent } from '../../functions/payments/charges/take-event'
import type { ProviderConcern } from '../../functions/payments/providers/payment-provider'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString()

describe.each(routeEngines)('tasks about payments on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  const aPayment = async () => {
    const { id, payments } = await world.aTrip()
    const [deposit] = payments
    if (deposit === undefined) throw new Error('no deposit')
    return { id: itineraryIdSchema.parse(id), paymentId: paymentIdSchema.parse(deposit.paymentId) }
  }
  type Paid = Awaited<ReturnType<typeof aPayment>>

  const disputeOf = (
    { id, paymentId }: Paid,
    eventId: string,
    said: Partial<Concern> = {},
  ): ProviderConcern => ({
    eventId,
    owner: { agencyId: agencyIdSchema.parse('agy_marula'), itineraryId: id, paymentId },
    provider: 'sandbox',
    concern: {
      kind: 'dispute',
      reference: `dp_${paymentId}`,
      state: 'open',
      at: at(1),
      amount: 343_444,
      currency: 'USD',
      reason: 'fraudulent',
      respondBy: at(50),
      ...said,
    },
  })
  const tasksOf = async ({ id: itineraryId }: Paid, who: 'naledi' | 'thabo' = 'naledi') => {
    const { body } = await world.call(who, 'GET /api/Payments/tasks', { query: { itineraryId } })
    return body as PaymentTask[]
  }
  const mark = (paid: Paid, id: string, isDone: boolean) =>
    world.call('naledi', 'PATCH /api/Payments/{paymentId}/tasks/{id}', {
      params: { paymentId: paid.paymentId, id },
      body: { isDone },
    })

  test('a card that is disputed after paying is one for the trip’s agent, in the list, the bell and the history', async () => {
    const paid = await aPayment()
    await world.pay(paid.paymentId, { number: '4000000000000259' })
    await world.work()
    const [task, ...more] = await tasksOf(paid)
    expect(more).toEqual([])
    expect(task).toMatchObject({
      kind: 'dispute',
      state: 'open',
      reason: 'fraudulent',
      agentName: expect.any(String),
    })
    expect(task?.respondBy).toBeDefined()
    const { body: notices } = await world.call('naledi', 'GET /api/Payments/notices')
    expect(notices).toMatchObject({
      tasks: expect.arrayContaining([expect.objectContaining({ id: task?.id })]),
    })
    const place = { agency: agencyIdSchema.parse('agy_marula'), id: paid.id }
    const history = await world.trips.stores.itineraries.history(place, { limit: 20 })
    expect(JSON.stringify(history)).toContain('Payment disputed')
  })

  test('is done by whom and when, and is to be done again when the bank decided against us', async () => {
    const paid = await aPayment()
    await takeEvent(disputeOf(paid, `${paid.paymentId}-1`), world.deps)
    const [{ id = '' } = {}] = await tasksOf(paid)
    expect((await mark(paid, id, true)).body).toMatchObject({
      done: { by: expect.stringContaining('Naledi') },
    })
    const twice = await mark(paid, id, true)
    expect(twice.status).toBe(200)
    expect((await mark(paid, id, false)).body).not.toHaveProperty('done')
    await mark(paid, id, true)
    await takeEvent(
      disputeOf(paid, `${paid.paymentId}-2`, { state: 'open', at: at(2) }),
      world.deps,
    )
    expect((await tasksOf(paid))[0]?.done).toBeDefined()
    await takeEvent(
      disputeOf(paid, `${paid.paymentId}-3`, { state: 'lost', at: at(3) }),
      world.deps,
    )
    const [lost] = await tasksOf(paid)
    expect(lost).toMatchObject({ state: 'lost' })
    expect(lost?.done).toBeUndefined()
    expect((await mark(paid, 'unknown', true)).status).toBe(404)
  })

  test('heard late, twice and at once end alike', async () => {
    const paid = await aPayment()
    const said = [
      disputeOf(paid, `${paid.paymentId}-a`),
      disputeOf(paid, `${paid.paymentId}-b`, { at: at(2), reason: 'general' }),
      disputeOf(paid, `${paid.paymentId}-c`, { at: at(3), state: 'won' }),
    ]
    await Promise.all([...said, ...said].toReversed().map((one) => takeEvent(one, world.deps)))
    expect(await tasksOf(paid)).toMatchObject([
      { state: 'won', reason: 'fraudulent', respondBy: at(50) },
    ])
  })

  test('money in another currency pays nothing, and is one too', async () => {
    const paid = await aPayment()
    const asked = { amount: 343_444, currency: 'USD' }
    const other = {
      kind: 'other-currency',
      reference: 'chg_x',
      currency: 'EUR',
      asked,
      respondBy: undefined,
    } as const
    await takeEvent(disputeOf(paid, `${paid.paymentId}-x`, other), world.deps)
    expect(await tasksOf(paid)).toMatchObject([{ kind: 'other-currency', currency: 'EUR', asked }])
    expect((await world.trip(paid.id)).payments.every(({ status }) => status === 'Pending')).toBe(
      true,
    )
  })
})
