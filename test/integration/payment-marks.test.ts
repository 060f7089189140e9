import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

describe.each(routeEngines)('what an agent notes of payments, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  let trip: Awaited<ReturnType<PaymentWorld['aTrip']>>
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())
  beforeEach(async () => {
    trip = await world.aTrip()
  })

  const passTo = (instant: string) =>
    world.trips.pass(Date.parse(instant) - world.trips.now().getTime())
  const mark = (named: object) => {
    const body = { paymentId: trip.payments[0]?.paymentId, ...named }
    return world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id: trip.id },
      body,
    })
  }
  const due = (dueDate: string) => {
    const body = { payments: [{ paymentId: trip.payments[0]?.paymentId, dueDate }] }
    return world.call('editor', 'POST /api/Itineraries/{id}/updatePayments', {
      params: { id: trip.id },
      body,
    })
  }

  test('is refused when the payment asks for another amount than the agent saw', async () => {
    const { amount = 0 } = trip.payments[0] ?? {}
    expect(refusal(await mark({ amount: amount - 1 }))).toMatchObject({
      status: 409,
      code: 'record.changed',
      details: { asked: amount },
    })
    expect((await world.trip(trip.id)).payments[0]?.status).toBe('Pending')
    expect((await mark({ amount })).status).toBe(200)
  })

  test('came in today wherever on earth it is today, and not tomorrow', async () => {
    passTo('2026-11-20T12:00:00.000Z')
    expect((await mark({ paymentData: { paidOn: '2026-11-22' } })).status).toBe(400)
    expect((await mark({ paymentData: { paidOn: '2026-11-21' } })).status).toBe(200)
    expect((await world.trip(trip.id)).payments[0]?.paidAt?.slice(0, 10)).toBe('2026-11-21')
  })

  test('is due today where it is still today, and not before', async () => {
    passTo('2026-11-21T03:00:00.000Z')
    expect((await due('2026-11-19')).status).toBe(400)
    expect((await due('2026-11-20')).status).toBe(200)
  })

  test('of its day alone leaves the page open on which a payer pays, of its amount does not', async () => {
    const [deposit, balance] = trip.payments
    const params = { paymentId: deposit?.paymentId ?? '' }
    const started = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params,
      body: { method: 'credit' },
    })
    const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(started.body)
    const token = redirectUrl.split('/').at(-1) ?? ''
    const page = async () =>
      (await world.call('eleanor', 'GET /api/pay/sandbox/{token}', { params: { token } })).text
    await due('2026-12-24')
    expect(await page()).toContain('Card number')
    const edits = [deposit, balance].map((payment, at) => ({
      paymentId: payment?.paymentId,
      amount: (payment?.amount ?? 0) + (at === 0 ? 100 : -100),
    }))
    const request = { params: { id: trip.id }, body: { payments: edits } }
    expect(
      (await world.call('editor', 'POST /api/Itineraries/{id}/updatePayments', request)).status,
    ).toBe(200)
    expect(await page()).toContain('no longer in use')
  })

  test('of too little is paid of what arrived, and the rest stays open until it came in, too', async () => {
    const [deposit, balance] = trip.payments
    const { amount = 0 } = deposit ?? {}
    expect((await mark({ amount, received: amount - 4_000 })).status).toBe(200)
    const { payments, finance, state } = await world.trip(trip.id)
    expect(payments.map((one) => [one.amount, one.status])).toEqual([
      [amount - 4_000, 'Paid'],
      [4_000, 'Pending'],
      [balance?.amount, 'Pending'],
    ])
    expect(payments[1]).toMatchObject({ restOf: deposit?.paymentId, dueDate: deposit?.dueDate })
    expect(payments[1]?.fees?.credit).toBeGreaterThan(0)
    expect(finance?.paid).toBe(amount - 4_000)
    expect(state).toBe('provisional')
    expect((await mark({ paymentId: payments[1]?.paymentId, amount: 4_000 })).status).toBe(200)
    const whole = await world.trip(trip.id)
    expect([whole.finance?.paid, whole.state]).toEqual([amount, 'confirm_requested'])
  })

  test('of too much is paid of what arrived, and the balance asks for less', async () => {
    const [deposit, balance] = trip.payments
    const received = (deposit?.amount ?? 0) + 5_000
    expect((await mark({ received })).status).toBe(200)
    const { payments } = await world.trip(trip.id)
    expect(payments.map((one) => [one.amount, one.status])).toEqual([
      [received, 'Paid'],
      [(balance?.amount ?? 0) - 5_000, 'Pending'],
    ])
    expect(payments[1]?.fees).not.toEqual(balance?.fees)
  })

  test('of more than the whole price leaves a credit and asks for nothing more', async () => {
    const sell = trip.payments.reduce((sum, { amount }) => sum + amount, 0)
    expect((await mark({ received: sell + 700 })).status).toBe(200)
    const after = await world.trip(trip.id)
    expect(after.payments.map(({ status }) => status)).toEqual(['Paid'])
    expect(after.finance?.paid).toBe(sell + 700)
    const again = await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id: trip.id },
    })
    expect(again.status).toBe(200)
    expect((await world.trip(trip.id)).payments).toHaveLength(1)
  })

  test('closes the page on which the balance could have been paid in full', async () => {
    const [deposit, balance] = trip.payments
    const started = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId: balance?.paymentId ?? '' },
      body: { method: 'credit' },
    })
    const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(started.body)
    await mark({ received: (deposit?.amount ?? 0) + 5_000 })
    const token = redirectUrl.split('/').at(-1) ?? ''
    const page = await world.call('eleanor', 'GET /api/pay/sandbox/{token}', { params: { token } })
    expect(page.text).toContain('no longer in use')
  })

  test('tells in the history what arrived and what is open', async () => {
    const { amount = 0 } = trip.payments[0] ?? {}
    await mark({ received: amount - 4_000 })
    const history = { agency: agencyIdSchema.parse('agy_marula'), id: trip.id }
    const [entry] = await world.deps.itineraries.history(history, { limit: 1 })
    expect(entry).toMatchObject({ action: 'marked as paid in part' })
    const labels = entry?.changes.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Deposit', 'Rest of deposit']))
  })

  test('may be divided into instalments that come to the price, and put together again', async () => {
    const [deposit, balance] = trip.payments
    const whole = balance?.amount ?? 0
    const change = (body: object, who: 'editor' | 'dateEditor' = 'editor') =>
      world.call(who, 'POST /api/Itineraries/{id}/updatePayments', {
        params: { id: trip.id },
        body: { payments: [], ...body },
      })
    const balanceOf = (amount: number) => ({
      payments: [{ paymentId: balance?.paymentId, amount }],
    })
    const instalments = [
      { of: balance?.paymentId, amount: 1_000, dueDate: '2027-02-01' },
      { of: balance?.paymentId, amount: 2_000, dueDate: '2027-03-01' },
    ]
    expect(refusal(await change({ instalments })).code).toBe('payment.sum')
    const divided = { ...balanceOf(whole - 3_000), instalments }
    expect((await change(divided, 'dateEditor')).status).toBe(403)
    expect((await change(divided)).status).toBe(200)
    const { payments } = await world.trip(trip.id)
    expect(payments.map(({ amount, paymentType }) => [amount, paymentType])).toEqual([
      [deposit?.amount, 'deposit'],
      [whole - 3_000, 'balance'],
      [1_000, 'balance'],
      [2_000, 'balance'],
    ])
    const removed = payments.slice(2).map(({ paymentId }) => paymentId)
    expect(refusal(await change({ removed })).code).toBe('payment.sum')
    expect((await change({ ...balanceOf(whole), removed })).status).toBe(200)
    expect((await world.trip(trip.id)).payments.map(({ amount }) => amount)).toEqual([
      deposit?.amount,
      whole,
    ])
  })

  test('is refused as an instalment of one that is paid, or due on a day that has passed', async () => {
    const [deposit, balance] = trip.payments
    await mark({})
    const answer = await world.call('editor', 'POST /api/Itineraries/{id}/updatePayments', {
      params: { id: trip.id },
      body: {
        payments: [],
        instalments: [
          { of: deposit?.paymentId, amount: 1_000, dueDate: '2027-02-01' },
          { of: balance?.paymentId, amount: 1_000, dueDate: '2020-02-01' },
        ],
        removed: [deposit?.paymentId],
      },
    })
    expect(refusal(answer)).toMatchObject({ status: 400 })
    for (const field of ['instalments.0.of', 'instalments.1.dueDate', 'removed.0'])
      expect(answer.text).toContain(`body.${field}`)
  })

  test('by two at once is one wire, and the other is told that it was made', async () => {
    const answers = await Promise.all([mark({}), mark({})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.filter(({ status }) => status === 409).map(refusal)).toMatchObject([
      { code: 'payment.settled' },
    ])
    expect((await world.trip(trip.id)).finance?.paid).toBe(trip.payments[0]?.amount)
  })
})
