import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { ChargeEvent, ChargeFacts } from '#shared/payments/charge'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { takeEvent } from '../../functions/payments/charges/take-event'
import type {
  PaymentProvider,
  ProviderEvent,
} from '../../functions/payments/providers/payment-provider'
import { isSigned, signBody } from '../../functions/payments/providers/webhook-signature'
import { refundTrip } from '../../functions/payments/refunds/refund-trip'
import { routeEngines, startTestTable } from '../support/engines'
import { memoryTable } from '../support/memory-table'
import { minute, randomFrom, shuffled } from '../support/payment-events'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { sweepSize } from '../support/sweep-size'
import { marula } from '../support/trip-world'

/**
 * SHUFFLES=10000 is the whole, in memory; the rules alone are shuffled so often with every run
 * (charge-order.test.ts).
 */
const wanted = Number(process.env.SHUFFLES ?? sweepSize({ short: 100, long: 300 }))

/** Where the messages are heard: in memory, and on one engine, which is slower by far. */
const places = [
  {
    name: 'memory',
    shuffles: wanted,
    start: async () => ({ table: memoryTable(), stop: async () => undefined }),
  },
  ...routeEngines.map((engine) => ({
    name: engine.name,
    shuffles: sweepSize({ short: 4, long: 10 }),
    start: () => startTestTable(engine),
  })),
]

const secret = 'of the provider'

/** A provider that remembers what it took and gave back; its messages are the test's. */
function bookkeeping() {
  const taken = new Map<string, number>()
  const given = new Map<string, number>()
  const provider: PaymentProvider = {
    name: 'sandbox',
    create: async ({ chargeId }) => ({ session: chargeId, redirectUrl: '/pay' }),
    confirm: async () => undefined,
    close: async () => 'closed',
    async parseWebhook({ rawBody, headers, now }) {
      const signature = headers['test-signature'] ?? ''
      if (!isSigned(rawBody, { signature, secret, now })) throw new AppError('payment.forged')
      return JSON.parse(rawBody)
    },
    async refund({ owner, charge, amount }) {
      given.set(charge.chargeId, amount)
      const event = { kind: 'refund', charge, state: 'succeeded', amount, at: minute(50) } as const
      return { eventId: `refund-${charge.chargeId}`, owner, event }
    },
  }
  return { provider, taken, given }
}

describe.each(places)('shuffled messages on $name', ({ shuffles, start }) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  const books = bookkeeping()

  beforeAll(async () => {
    quietLog()
    const running = await start()
    stop = running.stop
    world = paymentWorld(running.table, { provider: books.provider })
  })
  afterAll(() => stop())

  /** A trip like another, with payments of its own. */
  const copyOf = async (template: string) => {
    const like = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(template))
    if (like === undefined) throw new Error(template)
    const id = itineraryIdSchema.parse(world.deps.makeId('itinerary'))
    const payments = like.record.payments.map((payment) => ({
      ...payment,
      paymentId: paymentIdSchema.parse(world.deps.makeId('payment')),
    }))
    const [deposit] = payments
    if (deposit === undefined) throw new Error('no deposit')
    const record = { ...like.record, id, payments, version: 1 }
    const entry = {
      at: record.updatedAt,
      by: systemActor('t'),
      action: 'created',
      changes: [],
      requestId: 't',
    }
    await world.trips.stores.itineraries.save({ after: { ...like, record }, entry })
    return { id, deposit }
  }

  const cancel = async (id: string) => {
    const before = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (before === undefined || before.record.state === 'cancelled') return
    const record = {
      ...nextVersion(before.record, world.deps.clock.now()),
      state: 'cancelled' as const,
    }
    const entry = {
      at: record.updatedAt,
      by: systemActor('t'),
      action: 'cancel',
      changes: [],
      requestId: 't',
    }
    await world.trips.stores.itineraries.save({ before, after: { ...before, record }, entry })
    await refundTrip(
      { agencyId: marula, itineraryId: record.id, by: systemActor('t'), requestId: 't' },
      world.deps,
    )
  }

  /** A message as it comes over HTTP; `by` is whose secret signed it. */
  const hear = async (said: ProviderEvent, by = secret) => {
    const body = JSON.stringify(said)
    const now = world.deps.clock.now()
    return world.call('stranger', 'POST /api/webhooks/payments/{provider}', {
      params: { provider: 'sandbox' },
      rawBody: body,
      headers: {
        'content-type': 'application/json',
        'test-signature': signBody(body, { secret: by, now }),
      },
    })
  }

  test(`end alike in ${shuffles} orders, doubled and forged, with a cancellation and its refunds between them`, async () => {
    const ends = new Set<string>()
    const template = (await world.aTrip()).id
    for (let seed = 1; seed <= shuffles; seed++) {
      const { id, deposit } = await copyOf(template)
      const owner = { agencyId: marula, itineraryId: id, paymentId: deposit.paymentId }
      const charge = (number: number): ChargeFacts => ({
        chargeId: `chg_${id}_${number}`,
        provider: 'sandbox',
        method: 'credit',
        amount: deposit.amount,
        serviceFee: deposit.fees?.credit ?? 0,
        currency: 'USD',
        reference: `ref_${id}_${number}`,
      })
      const said = (
        number: number,
        state: 'authorized' | 'failed' | 'paid',
        at: number,
      ): ProviderEvent => {
        const event: ChargeEvent = { kind: 'charge', charge: charge(number), state, at: minute(at) }
        return { owner, event, eventId: `${id}-${number}-${state}` }
      }
      const events = [
        said(0, 'authorized', 5),
        said(0, 'failed', 6),
        said(0, 'paid', 8),
        said(1, 'paid', 9),
      ]
      const random = randomFrom(seed)
      const forged = [said(2, 'paid', 7), said(0, 'failed', 12)].map((told) => ({ forged: told }))
      for (const step of shuffled(
        [...events, ...events, ...forged, 'cancel' as const, 'work' as const],
        random,
      )) {
        if (step === 'cancel') await cancel(id)
        else if (step === 'work') await world.work()
        else if ('forged' in step) expect((await hear(step.forged, 'of nobody')).status).toBe(400)
        else expect((await hear(step)).status).toBe(200)
      }
      await world.work()
      await world.confirmRefunds(id)
      await world.work()
      const trip = await world.trip(id)
      const settled = trip.payments[0]
      const back = [0, 1].map((number) => books.given.get(charge(number).chargeId))
      ends.add(
        JSON.stringify([
          trip.state,
          settled?.status,
          settled?.refund?.status,
          trip.finance?.paid,
          back,
        ]),
      )
    }
    const total = [...books.given.values()]
    expect(ends.size, [...ends].join('\n')).toBe(1)
    expect(JSON.parse([...ends][0] ?? '[]')).toEqual([
      'cancelled',
      'Paid',
      'Paid',
      0,
      [total[0], total[0]],
    ])
  }, 3_600_000)

  test('taken in at the same time have the effect of one after another', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { id, payments } = await world.aTrip()
      const [deposit] = payments
      if (deposit === undefined) throw new Error('no deposit')
      const owner = {
        agencyId: marula,
        itineraryId: itineraryIdSchema.parse(id),
        paymentId: deposit.paymentId,
      }
      const facts = {
        provider: 'sandbox',
        method: 'ach',
        amount: deposit.amount,
        serviceFee: 0,
        currency: 'USD',
      } as const
      const charge: ChargeFacts = { ...facts, chargeId: `chg_${id}` }
      const states = ['authorized', 'paid', 'failed', 'paid'] as const
      const outcomes = await Promise.all(
        states.map((state, at) =>
          takeEvent(
            {
              owner,
              eventId: `${id}-${state}`,
              event: { kind: 'charge', charge, state, at: minute(at) },
            },
            world.deps,
          ),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3)
      const trip = await world.trip(id)
      expect([trip.state, trip.payments[0]?.status, trip.finance?.paid]).toEqual([
        'confirm_requested',
        'Paid',
        deposit.amount,
      ])
    }
  }, 120_000)
})
