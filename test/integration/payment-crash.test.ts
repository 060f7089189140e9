import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { sweepInFlight } from '../../functions/itineraries/jobs/sweep-in-flight'
import { refunds } from '../../functions/itineraries/work/refunds'
import { sweepRefunds } from '../../functions/payments/jobs/sweep-refunds'
import { refundTrip } from '../../functions/payments/refunds/refund-trip'
import { type Death, deaths, dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

describe.each(routeEngines)('a payment whose process dies, on $name', (engine) => {
  let there: TestTable
  let plain: PaymentWorld
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    plain = paymentWorld(there.table)
  })
  afterAll(() => there.stop())

  const processWith = (death?: Death) => {
    const dying = dyingProcess(death)
    return {
      dying,
      world: paymentWorld(dying.table(there.table), { queue: dying.queue(plain.queue) }),
    }
  }

  /**
   * Does something in a process that dies at each of its calls in turn, and once more in one that
   * lives.
   */
  const sweep = async <Subject>(parts: {
    readonly subject: () => Promise<Subject>
    readonly act: (world: PaymentWorld, subject: Subject) => Promise<unknown>
    readonly holds: (subject: Subject) => Promise<void>
  }) => {
    const { subject, act, holds } = parts
    const counting = processWith()
    await act(counting.world, await subject())
    await plain.work()
    expect(counting.dying.calls()).toBeGreaterThanOrEqual(2)
    for (const death of deaths(counting.dying.calls())) {
      const one = await subject()
      await act(processWith(death).world, one).catch(() => undefined)
      await act(plain, one)
      await plain.work()
      await holds(one)
    }
  }
  const aDeposit = async () => {
    const { id, payments } = await plain.aTrip()
    return {
      id,
      paymentId: paymentIdSchema.parse(payments[0]?.paymentId),
      amount: payments[0]?.amount,
    }
  }
  const chargesOf = async (paymentId: string) =>
    (await plain.deps.payments.find(marula, paymentIdSchema.parse(paymentId))).charges?.charges ??
    []

  test('while it starts: one attempt', async () => {
    await sweep({
      subject: aDeposit,
      act: (world, { paymentId }) =>
        world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
          params: { paymentId },
          body: { method: 'credit' },
          key: `start-${paymentId}`,
        }),
      holds: async ({ paymentId }) =>
        expect(await chargesOf(paymentId)).toMatchObject([{ state: 'open' }]),
    })
  }, 240_000)

  test('while it takes a message: paid once, and said once', async () => {
    await sweep({
      subject: async () => {
        const deposit = await aDeposit()
        await plain.pay(deposit.paymentId)
        const [message] = plain.messages.splice(0)
        if (message === undefined) throw new Error('no message')
        return { ...deposit, message }
      },
      act: (world, { message }) => world.deliver(message),
      holds: async ({ id, amount }) => {
        const trip = await plain.trip(id)
        expect(trip).toMatchObject({ state: 'confirm_requested', finance: { paid: amount } })
        const entries = await plain.trips.stores.itineraries.history(
          { agency: marula, id: trip.id },
          { limit: 50 },
        )
        expect(entries.filter(({ action }) => action === 'payment paid')).toHaveLength(1)
        expect(entries).toHaveLength(trip.version)
      },
    })
  }, 240_000)

  test('while it is marked as paid: one wire', async () => {
    await sweep({
      subject: aDeposit,
      act: (world, { id, paymentId }) =>
        world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
          params: { id },
          body: { paymentId },
          key: `mark-${paymentId}`,
        }),
      holds: async ({ id, paymentId, amount }) => {
        expect(await chargesOf(paymentId)).toMatchObject([{ state: 'paid', provider: 'wire' }])
        expect((await plain.trip(id)).finance?.paid).toBe(amount)
      },
    })
  }, 240_000)

  test('while payments are asked for: two, and both in the list', async () => {
    await sweep({
      subject: () => plain.aTrip({ isAsked: false }),
      act: (world, { id }) =>
        world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
          params: { id },
          body: {},
          key: `ask-${id}`,
        }),
      holds: async ({ id }) => {
        const { payments } = await plain.trip(id)
        const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
        const { body } = await plain.call('naledi', 'GET /api/Payments', { query })
        const listed = z.array(z.object({ paymentId: z.string() })).parse(body)
        expect(listed.map(({ paymentId }) => paymentId).sort()).toEqual(
          payments.map(({ paymentId }) => paymentId).sort(),
        )
        expect(listed).toHaveLength(2)
      },
    })
  }, 240_000)

  test('while a paid trip is cancelled: the rooms go, and the money goes back once, whatever message was lost', async () => {
    const sweep5 = () => {
      plain.trips.pass(6 * 60_000)
      return sweepInFlight({ ...plain.trips.deps, refunds: refunds(plain.queue) })
    }
    const aPaidDeposit = async () => {
      const deposit = await aDeposit()
      await plain.pay(deposit.paymentId)
      await plain.work()
      return deposit
    }
    const counting = processWith()
    await counting.world.cancel((await aPaidDeposit()).id)
    await plain.work()
    for (const isLost of [false, true]) {
      for (const death of deaths(counting.dying.calls())) {
        const { id, paymentId } = await aPaidDeposit()
        await processWith(death)
          .world.cancel(id, `cancel-${id}`)
          .catch(() => undefined)
        await plain.cancel(id, `cancel-${id}`)
        if (isLost) plain.messages.length = 0
        await plain.work()
        await sweep5()
        await plain.work()
        await plain.confirmRefunds(id)
        await plain.work()
        const trip = await plain.trip(id)
        expect([trip.state, trip.finance?.paid, trip.payments[0]?.refund?.status]).toEqual([
          'cancelled',
          0,
          'Paid',
        ])
        expect(await chargesOf(paymentId)).toMatchObject([
          { state: 'paid', refund: { state: 'succeeded' } },
        ])
        await sweep5()
        expect(plain.messages).toEqual([])
      }
    }
  }, 240_000)

  test('while it is sent back: once, by the message or by the sweep', async () => {
    await sweep({
      subject: async () => {
        const deposit = await aDeposit()
        await plain.pay(deposit.paymentId)
        await plain.work()
        const id = itineraryIdSchema.parse(deposit.id)
        const before = await plain.trips.stores.itineraries.get(marula, id)
        if (before === undefined) throw new Error(id)
        const record = {
          ...nextVersion(before.record, plain.deps.clock.now()),
          state: 'cancelled' as const,
        }
        const entry = {
          at: record.updatedAt,
          by: systemActor('t'),
          action: 'cancel',
          changes: [],
          requestId: 't',
        }
        await plain.trips.stores.itineraries.save({ before, after: { ...before, record }, entry })
        return { ...deposit, id }
      },
      act: (world, { id }) =>
        refundTrip(
          { agencyId: marula, itineraryId: id, by: systemActor('t'), requestId: 't' },
          world.deps,
        ),
      holds: async ({ id, paymentId }) => {
        await plain.confirmRefunds(id)
        plain.messages.length = 0
        plain.trips.pass(11 * 60_000)
        await sweepRefunds(plain.deps)
        await plain.work()
        expect(await chargesOf(paymentId)).toMatchObject([
          { state: 'paid', refund: { state: 'succeeded' } },
        ])
        expect((await plain.trip(id)).finance?.paid).toBe(0)
      },
    })
  }, 240_000)
})
