import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { paymentIdSchema } from '#shared/ids/ids'
import { askProviders } from '../../functions/payments/jobs/ask-providers'
import type { PaymentProvider } from '../../functions/payments/providers/payment-provider'
import { inTurn } from '../../functions/suppliers/in-turn'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { sweepSize } from '../support/sweep-size'
import { marula } from '../support/trip-world'

const minutes = 60_000
const hours = 60 * minutes

describe.each(routeEngines)(
  'providers asked about payments nobody heard of, on $name',
  (engine) => {
    let there: TestTable
    let world: PaymentWorld
    beforeAll(() => void quietLog())
    beforeEach(async () => {
      there = await startTestTable(engine)
      world = paymentWorld(there.table)
      return () => there.stop()
    })

    const aPayment = async () => {
      const { id, payments } = await world.aTrip()
      const { paymentId = '', amount } = payments[0] ?? {}
      return { id, paymentId, amount }
    }
    const statusOf = async (id: string) => (await world.trip(id)).payments[0]?.status
    /** The provider's messages are lost. */
    const lose = () => world.messages.splice(0)
    const askAfter = (time: number, given = world) => {
      world.trips.pass(time)
      return askProviders(given.deps)
    }
    const nobody = { asked: 0, found: 0, failed: 0 }

    test('a card that was paid while its webhook was lost is Paid after a quarter of an hour, once', async () => {
      const { id, paymentId, amount } = await aPayment()
      await world.pay(paymentId)
      lose()
      expect(await statusOf(id)).toBe('Pending')
      expect(await askAfter(14 * minutes)).toEqual(nobody)
      expect(await askAfter(2 * minutes)).toEqual({ asked: 1, found: 1, failed: 0 })
      const trip = await world.trip(id)
      expect([trip.state, trip.payments[0]?.status, trip.finance?.paid]).toEqual([
        'confirm_requested',
        'Paid',
        amount,
      ])
      expect(world.trips.zaps.filter(({ zap }) => zap === 'paymentMade')).toHaveLength(1)
      expect(await askAfter(48 * hours)).toEqual(nobody)
    })

    test('a message that comes after all changes nothing more', async () => {
      const { id, paymentId } = await aPayment()
      await world.pay(paymentId)
      const late = lose()
      await askAfter(16 * minutes)
      const { version } = await world.trip(id)
      for (const message of late) await world.deliver(message)
      expect((await world.trip(id)).version).toBe(version)
    })

    test('a page that nobody pays on is asked about longer and longer apart, and is over after a day', async () => {
      const { id, paymentId } = await aPayment()
      const start = { params: { paymentId }, body: { method: 'credit' } }
      const started = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', start)
      const asked: number[] = []
      for (let minute = 0; minute <= 3 * 24 * 60; minute += 15) {
        const { asked: now } = await askAfter(minute === 0 ? 0 : 15 * minutes)
        if (now > 0) asked.push(minute)
      }
      expect(asked).toEqual([15, 45, 105, 225, 465, 945, 1905])
      const { charges } = await world.deps.payments.find(marula, paymentIdSchema.parse(paymentId))
      expect(charges?.charges).toMatchObject([{ state: 'closed' }])
      expect(await statusOf(id)).toBe('Pending')
      const token =
        String((started.body as { redirectUrl: string }).redirectUrl)
          .split('/')
          .at(-1) ?? ''
      const page = await world.call('eleanor', 'GET /api/pay/sandbox/{token}', {
        params: { token },
      })
      expect(page.text).toContain('no longer in use')
    }, 120_000)

    test('a declined card is an Error, and a second card on the same page counts, though both messages were lost', async () => {
      const { id, paymentId } = await aPayment()
      await world.pay(paymentId, { number: '4000000000000002' })
      lose()
      await askAfter(16 * minutes)
      expect(await statusOf(id)).toBe('Error')
      await world.pay(paymentId)
      lose()
      await askAfter(31 * minutes)
      expect(await statusOf(id)).toBe('Paid')
    })

    test.each([
      ['000123456789', 'Paid'],
      ['000111111116', 'Error'],
    ])('a bank transfer from %s whose messages were all lost is %s', async (number, status) => {
      const { id, paymentId } = await aPayment()
      await world.pay(paymentId, { number, method: 'ach' })
      lose()
      await askAfter(16 * minutes)
      expect(await statusOf(id)).toBe(status)
    })

    test('a transfer that stays under way is asked about once a day at last, and stays Authorized', async () => {
      const { id, paymentId } = await aPayment()
      await world.pay(paymentId, { number: '000000000009', method: 'ach' })
      await world.work()
      for (let hour = 0; hour < 72; hour += 4) await askAfter(4 * hours)
      let asked = 0
      for (let hour = 0; hour < 240; hour += 4) asked += (await askAfter(4 * hours)).asked
      expect(asked).toBe(10)
      expect(await statusOf(id)).toBe('Authorized')
    }, 120_000)

    test('a refund on its way whose message was lost is found, sent back or not', async () => {
      for (const [number, method, status] of [
        ['000123456789', 'ach', 'Paid'],
        ['4000000000005126', 'credit', 'Error'],
      ] as const) {
        const { id, paymentId } = await aPayment()
        await world.pay(paymentId, { number, method })
        await world.work()
        await world.cancel(id)
        lose()
        await world.confirmRefunds(id)
        const [refund] = lose()
        if (refund !== undefined) await world.deliver(refund)
        lose()
        expect((await world.trip(id)).payments[0]?.refund?.status).toBe('Pending')
        await askAfter(16 * minutes)
        expect((await world.trip(id)).payments[0]?.refund?.status).toBe(status)
      }
    }, 60_000)

    test('a provider that is down keeps nothing waiting, and is asked again later', async () => {
      const down: PaymentProvider = {
        ...world.deps.providers.current,
        confirm: () => Promise.reject(new AppError('payment.unavailable')),
      }
      const { id, paymentId } = await aPayment()
      await world.pay(paymentId)
      lose()
      const broken = paymentWorld(there.table, { provider: down })
      world.trips.pass(16 * minutes)
      broken.trips.pass(16 * minutes)
      expect(await askProviders(broken.deps)).toEqual({ asked: 1, found: 0, failed: 1 })
      expect(await askProviders(broken.deps)).toEqual(nobody)
      expect(await askAfter(31 * minutes)).toEqual({ asked: 1, found: 1, failed: 0 })
      expect(await statusOf(id)).toBe('Paid')
    })

    const many = sweepSize({ short: 41, long: 101 })
    test(`${many} that wait are all asked in one run`, async () => {
      const made = await inTurn(Array.from({ length: many }), aPayment, { atOnce: 8 })
      const ids = made.map(({ id }) => id)
      await inTurn(made, ({ paymentId }) => world.pay(paymentId), { atOnce: 8 })
      lose()
      expect(await askAfter(16 * minutes)).toEqual({ asked: many, found: many, failed: 0 })
      const statuses = await Promise.all(ids.map(statusOf))
      expect(new Set(statuses)).toEqual(new Set(['Paid']))
    }, 240_000)
  },
)
