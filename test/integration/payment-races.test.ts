import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentIdSchema } from '#shared/ids/ids'
import { expireHolds } from '../../functions/itineraries/jobs/expire-holds'
import { askProviders } from '../../functions/payments/jobs/ask-providers'
import { sweepRefunds } from '../../functions/payments/jobs/sweep-refunds'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { actOn, bookingOf, freeAt, onHold } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { type Fault, type FaultyCall, injectFaults } from '../support/faults'
import { openCamp } from '../support/open-camp'
import { randomFrom, shuffled } from '../support/payment-events'
import {
  type PaymentWorld,
  paymentsIn,
  paymentWorld,
  type QueuedMessage,
} from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { sweepSize } from '../support/sweep-size'
import { marula } from '../support/trip-world'

/** PAYMENT_RACES=1000 is the whole; the other engine is slower by far. */
const rounds = Number(process.env.PAYMENT_RACES ?? sweepSize({ short: 20, long: 40 }))
const roundsOn = (engine: string): number => (engine === 'dynoxide' ? rounds : Math.min(rounds, 6))
const stay = ['RACE', '2027-07-01', '2027-07-03'] as const

/** A third of all transactions meet another one. */
const everyThirdWrite = () => {
  let writes = 0
  return ({ command }: FaultyCall): Fault | undefined => {
    if (command !== 'TransactWriteItems') return undefined
    writes += 1
    return writes % 3 === 0 ? 'conflict' : undefined
  }
}

describe.each(routeEngines)(
  'a deposit paid while its hold ends, a third of the transactions in conflict, on $name',
  (engine) => {
    let there: TestTable
    let world: PaymentWorld
    beforeAll(async () => {
      quietLog()
      there = await startTestTable(engine)
      world = aWorld()
      await openCamp(there.table, 'RACE', { free: 1_000, months: ['2027-07'] })
    })
    afterAll(() => there.stop())

    /** One of its own for each round: holds last for days, and the trips begin on a day. */
    const aWorld = () =>
      paymentWorld(there.table, { suppliers: (clock) => supplierSystem(there.table, clock) })
    const taken = async () => 1_000 - Number((await freeAt(there.table, 'RACE'))['2027-07-01'])

    /** A provisional trip whose payer is on the provider's page. */
    const aPayer = async () => {
      const held = await onHold(world.trips, stay)
      const request = { params: { id: held.id }, body: {} }
      const [deposit] = paymentsIn(
        await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', request),
      )
      if (deposit === undefined || held.holdExpiry === undefined) {
        throw new Error(
          `nothing to pay, or no hold: ${JSON.stringify([held.state, held.problems])}`,
        )
      }
      return {
        id: held.id,
        deposit,
        until: Date.parse(held.holdExpiry),
        reference: held.bookingReference ?? '',
      }
    }
    const repeated = async (message: QueuedMessage) => {
      for (let receive = 0; receive < 20; receive++) if (await world.deliver(message)) return
      throw new Error('a message is never done')
    }

    test(`never loses money, and never asks for confirmation without rooms, in ${roundsOn(engine.name)} rounds`, async () => {
      const ends = { asked: 0, expired: 0 }
      for (let seed = 1; seed <= roundsOn(engine.name); seed++) {
        const random = randomFrom(seed)
        world = aWorld()
        const before = await taken()
        const { id, deposit, until, reference } = await aPayer()
        expect(await taken()).toBe(before + 1)
        await world.pay(deposit.paymentId, { who: 'naledi' })
        const messages = world.messages.splice(0)
        world.trips.pass(until - world.trips.now().getTime() + 1)
        const calm = injectFaults(there.faulty, everyThirdWrite())
        const pauses = () => new Promise((resolve) => setTimeout(resolve, random() * 12))
        const hears = messages.map((message) => async () => repeated(message))
        const asks = [() => askProviders(world.deps), () => expireHolds(world.trips.deps)]
        // In a quarter of the rounds each, the payer or the expiry is a step ahead: a slow machine
        // may let only one of them win.
        if (seed % 4 === 0) await Promise.all(hears.map((hear) => hear()))
        if (seed % 4 === 1) await expireHolds(world.trips.deps)
        await Promise.all(
          shuffled<() => Promise<unknown>>(
            [...hears, ...hears, () => expireHolds(world.trips.deps), ...asks],
            random,
          ).map(async (act) => {
            await pauses()
            await act()
          }),
        )
        calm()
        await world.work()
        await expireHolds(world.trips.deps)
        await sweepRefunds(world.deps)
        await world.work()

        const trip = await world.trip(id)
        const { charges } = await world.deps.payments.find(
          marula,
          paymentIdSchema.parse(deposit.paymentId),
        )
        expect(charges?.charges.map(({ state, refund }) => [state, refund])).toEqual([
          ['paid', undefined],
        ])
        expect(trip.payments[0]).toMatchObject({ status: 'Paid', amount: deposit.amount })
        expect(trip.finance?.paid).toBe(deposit.amount)
        const held = (await taken()) - before
        const booking = await bookingOf(there.table, reference)
        expect([trip.state, held, booking?.status], `seed ${seed}`).toEqual(
          held === 1 ? ['confirm_requested', 1, 'Prov'] : ['quote', 0, 'QuoteOld'],
        )
        ends[held === 1 ? 'asked' : 'expired'] += 1
      }
      expect(Math.min(ends.asked, ends.expired), JSON.stringify(ends)).toBeGreaterThan(0)
    }, 3_600_000)

    test('rooms that went while the payer paid are held again, and confirmation is asked for with what is paid', async () => {
      world = aWorld()
      const { id, deposit, until } = await aPayer()
      world.trips.pass(until - world.trips.now().getTime() + 1)
      expect(await expireHolds(world.trips.deps)).toBe(1)
      await world.pay(deposit.paymentId, { who: 'naledi' })
      await world.work()
      expect(await world.trip(id)).toMatchObject({
        state: 'quote',
        finance: { paid: deposit.amount },
      })
      await actOn(world.trips, id, 'POST /api/WindowAPIs/GetHold')
      expect(await world.trip(id)).toMatchObject({
        state: 'confirm_requested',
        finance: { paid: deposit.amount },
      })
    })

    test('a cancellation while the deposit is paid gives the rooms back and all of the money', async () => {
      for (let seed = 1; seed <= Math.ceil(roundsOn(engine.name) / 2); seed++) {
        const random = randomFrom(seed)
        world = aWorld()
        const before = await taken()
        const { id, deposit } = await aPayer()
        await world.pay(deposit.paymentId, { who: 'naledi' })
        const messages = world.messages.splice(0)
        const calm = injectFaults(there.faulty, everyThirdWrite())
        const cancels = [1, 2].map(() => async () => void (await world.cancel(id)))
        await Promise.all(
          shuffled<() => Promise<unknown>>(
            [...messages.map((one) => () => repeated(one)), ...cancels],
            random,
          ).map(async (act) => {
            await new Promise((resolve) => setTimeout(resolve, random() * 12))
            await act()
          }),
        )
        if ((await world.trip(id)).state !== 'cancelled') await world.cancel(id)
        calm()
        await world.work()
        await world.confirmRefunds(id)
        await world.work()
        const trip = await world.trip(id)
        expect(
          [trip.state, trip.finance?.paid, trip.payments[0]?.refund?.status],
          `seed ${seed}`,
        ).toEqual(['cancelled', 0, 'Paid'])
        expect(await taken()).toBe(before)
      }
    }, 3_600_000)
  },
)
