import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { itineraryIdSchema } from '#shared/ids/ids'
import { sandboxStore } from '../../functions/data/payments/payment-sandbox-store'
import { systemActor } from '../../functions/data/people/people'
import type { Table } from '../../functions/data/table/table-access'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { signedWebhook } from '../../functions/payments/providers/sandbox-webhooks'
import { refundTrip } from '../../functions/payments/refunds/refund-trip'
import { routeEngines, startTestTable } from '../support/engines'
import { everythingIn } from '../support/every-item'
import {
  form,
  type PaymentWorld,
  paymentsIn,
  paymentWorld,
  refusal,
} from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

describe.each(routeEngines)('payments on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  let everything: () => Promise<string>
  let table: Table
  let lines: string[] = []

  beforeAll(async () => {
    lines = quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    table = running.table
    world = paymentWorld(table)
    everything = () => everythingIn(running.client, running.tableName)
  })
  afterAll(() => stop())

  const paymentOf = async (id: string, paymentId: string | undefined) =>
    (await world.trip(id)).payments.find((payment) => payment.paymentId === paymentId)

  /** The trip cancelled, as the cancellation does it: state first, then the money. */
  const cancel = async (id: string) => {
    for (;;) {
      const before = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
      if (before === undefined) throw new Error(id)
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
      return refundTrip(
        { agencyId: marula, itineraryId: record.id, by: systemActor('t'), requestId: 't' },
        world.deps,
      )
    }
  }

  test('a deposit paid by card is Paid, and the trip asks for confirmation', async () => {
    const { id, payments } = await world.aTrip()
    expect(payments.map(({ paymentType, dueDate }) => [paymentType, dueDate])).toEqual([
      ['deposit', '2026-11-20'],
      ['balance', '2027-04-08'],
    ])
    const paid = await world.pay(payments[0]?.paymentId ?? '')
    expect([paid.status, paid.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/api\/pay\/sandbox\//),
    ])
    expect(await paymentOf(id, payments[0]?.paymentId)).toMatchObject({ status: 'Pending' })
    await world.work()

    const trip = await world.trip(id)
    const deposit = trip.payments[0]
    expect(deposit).toMatchObject({
      status: 'Paid',
      paymentMethod: 'credit',
      serviceFee: deposit?.fees?.credit,
    })
    expect(trip.state).toBe('confirm_requested')
    expect(trip.finance).toMatchObject({ paid: deposit?.amount, serviceFee: deposit?.serviceFee })
    expect(world.trips.zaps.filter(({ zap }) => zap === 'paymentMade')).toHaveLength(1)
    const history = await world.trips.stores.itineraries.history(
      { agency: marula, id: trip.id },
      { limit: 1 },
    )
    expect(history[0]?.changes.map(({ label, to }) => `${label}: ${to}`)).toContain('Deposit: Paid')
    const trail = await everything()
    expect(trail).toContain('client_made_itinerary_payment')
    expect(trail).toContain('system_status_change_itinerary')
  })

  test('a declined card leaves the payment in Error, and the same page takes another card', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const declined = await world.pay(paymentId, { number: '4000 0000 0000 0002' })
    expect([declined.status, declined.text.includes('declined')]).toEqual([200, true])
    await world.work()
    expect(await paymentOf(id, paymentId)).toMatchObject({ status: 'Error' })
    expect((await world.trip(id)).state).toBe('provisional')
    await world.pay(paymentId)
    await world.work()
    expect(await paymentOf(id, paymentId)).toMatchObject({ status: 'Paid' })
  })

  test('a card under review is Authorized, and neither paid again nor cleared meanwhile', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId, { number: '4000000000003063' })
    await world.work()
    expect(await paymentOf(id, paymentId)).toMatchObject({ status: 'Authorized' })
    const again = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId },
      body: { method: 'credit' },
    })
    expect(refusal(again)).toMatchObject({ status: 409, code: 'payment.under-way' })
    const cleared = await world.call('naledi', 'POST /api/Itineraries/{id}/clearPayments', {
      params: { id },
      body: {},
    })
    expect(refusal(cleared)).toMatchObject({ status: 409, code: 'payment.under-way' })
  })

  test('a bank transfer is Authorized first and Paid when it arrives', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId, { number: '000123456789', method: 'ach' })
    const [now, later] = world.messages.splice(0)
    expect([now?.delaySeconds, later?.delaySeconds]).toEqual([0, 8])
    if (now !== undefined) await world.deliver(now)
    expect(await paymentOf(id, paymentId)).toMatchObject({
      status: 'Authorized',
      paymentMethod: 'ach',
    })
    if (later !== undefined) await world.deliver(later)
    expect(await paymentOf(id, paymentId)).toMatchObject({ status: 'Paid', paymentMethod: 'ach' })
  })

  test('a payer who comes back before the webhook is told how it stands', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId)
    const asked = await world.call('eleanor', 'POST /api/Payments/{paymentId}/confirm', {
      params: { paymentId },
      body: {},
    })
    expect(asked.body).toMatchObject({ status: 'Paid', paymentMethod: 'credit' })
    const before = (await world.trip(id)).version
    await world.work()
    expect((await world.trip(id)).version).toBe(before)
  })

  test('a wire is marked as paid once, however often it is sent with one key', async () => {
    const { id, payments } = await world.aTrip()
    const body = {
      paymentId: payments[0]?.paymentId,
      paymentData: { reference: 'WIRE-7', paidOn: '2026-11-18' },
    }
    const mark = () =>
      world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
        params: { id },
        body,
        key: `mark-${id}`,
      })
    const answers = [await mark(), ...(await Promise.all([mark(), mark(), mark(), mark()]))]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(paymentsIn(answers[0] ?? (await mark()))[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'wire',
      serviceFee: 0,
      paidAt: '2026-11-18T12:00:00.000Z',
      paymentData: { provider: 'wire', reference: 'WIRE-7' },
    })
    expect((await world.trip(id)).state).toBe('confirm_requested')
    const again = await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body,
    })
    expect(refusal(again)).toMatchObject({ status: 409, code: 'payment.settled' })
  })

  test('five starts with one key make one attempt and the same bytes', async () => {
    const { payments } = await world.aTrip()
    const request = {
      params: { paymentId: payments[0]?.paymentId ?? '' },
      body: { method: 'credit' },
      key: 'start-five',
    }
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        world.call('eleanor', 'POST /api/Payments/{paymentId}/start', request),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { charges } = await world.deps.payments.find(marula, payments[0]?.paymentId ?? neverId())
    expect(charges?.charges).toHaveLength(1)
    const other = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      ...request,
      body: { method: 'ach' },
    })
    expect(refusal(other)).toMatchObject({ status: 422, code: 'request.idempotency-mismatch' })
  })

  test('a forged message answers 400 and changes nothing', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    const [message] = world.messages.splice(0)
    const { body } = z.object({ body: z.string() }).parse(JSON.parse(message?.body ?? ''))
    const before = await everything()
    for (const signature of [
      '',
      't=1,v1=00',
      `t=${Math.floor(world.trips.now().getTime() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      const answer = await world.call('eleanor', 'POST /api/webhooks/payments/{provider}', {
        params: { provider: 'sandbox' },
        rawBody: body,
        headers: { 'sandbox-signature': signature },
      })
      expect(refusal(answer)).toMatchObject({ status: 400, code: 'payment.forged' })
    }
    expect(await everything()).toBe(before)
    expect((await world.trip(id)).payments[0]?.status).toBe('Pending')
  })

  test('a message that is signed but says nothing we know answers 400 and changes nothing', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    const [message] = world.messages.splice(0)
    const { body } = z.object({ body: z.string() }).parse(JSON.parse(message?.body ?? ''))
    const before = await everything()
    const store = sandboxStore(table)
    const long = JSON.stringify({ ...JSON.parse(body), id: 'e'.repeat(3_000) })
    for (const said of ['', '{', '[]', 'null', '{"id":1}', '"\\ud83d"', long]) {
      const { rawBody, headers } = await signedWebhook(said, {
        store,
        clock: world.trips.deps.clock,
      })
      const request = { params: { provider: 'sandbox' }, rawBody, headers }
      const answer = await world.call('eleanor', 'POST /api/webhooks/payments/{provider}', request)
      expect([said.slice(0, 20), answer.status]).toEqual([said.slice(0, 20), 400])
    }
    expect(await everything()).toBe(before)
    expect((await world.trip(id)).payments[0]?.status).toBe('Pending')
  })

  test('a message twice has the effect of one', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    const [message] = world.messages.splice(0)
    if (message === undefined) throw new Error('no message')
    await Promise.all([world.deliver(message), world.deliver(message), world.deliver(message)])
    const { version } = await world.trip(id)
    world.messages.splice(0)
    await world.deliver(message)
    expect((await world.trip(id)).version).toBe(version)
    expect(world.messages.map(({ body }) => JSON.parse(body))).toMatchObject([{ kind: 'paid' }]) // the agent's mail, in case that the first request was lost
    expect((await world.trip(id)).finance?.paid).toBe(payments[0]?.amount)
  })

  test('what was paid for a cancelled trip waits for a person: cards to be confirmed, wires to be sent', async () => {
    const { id, payments } = await world.aTrip()
    const [deposit, balance] = payments.map(({ paymentId }) => paymentId)
    await world.pay(deposit ?? '')
    await world.work()
    const mark = { params: { id }, body: { paymentId: balance } }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', mark)
    const notes = await cancel(id)
    expect(notes.map(({ status, task }) => [status, task === undefined])).toEqual([
      ['Pending', false],
      ['Pending', false],
    ])
    await world.work()
    expect((await world.trip(id)).payments.map(({ refund }) => refund?.status)).toEqual([
      'Pending',
      'Pending',
    ])
    await world.confirmRefunds(id)
    await world.work()
    const trip = await world.trip(id)
    expect(trip.payments.map(({ refund }) => refund?.status)).toEqual(['Paid', 'Pending'])
    expect(trip.finance?.paid).toBe(payments[1]?.amount)
    expect(
      await refundTrip(
        { agencyId: marula, itineraryId: trip.id, by: systemActor('t'), requestId: 't' },
        world.deps,
      ),
    ).toHaveLength(2)
    await world.work()
    expect((await world.trip(id)).version).toBe(trip.version)
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', mark)
    expect(await world.trip(id)).toMatchObject({ finance: { paid: 0, serviceFee: 0 } })
  })

  test('money that arrives after the trip was cancelled goes back once a person has confirmed it', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    await cancel(id)
    await world.work()
    await world.confirmRefunds(id)
    await world.work()
    const trip = await world.trip(id)
    expect(trip.payments[0]).toMatchObject({ status: 'Paid', refund: { status: 'Paid' } })
    expect(trip).toMatchObject({ state: 'cancelled', finance: { paid: 0 } })
  })

  test('clients see and pay only their own', async () => {
    const { payments } = await world.aTrip()
    const request = {
      params: { paymentId: payments[0]?.paymentId ?? '' },
      body: { method: 'credit' },
    }
    for (const who of ['stranger', 'kagiso', 'imani'] as const) {
      expect(
        refusal(await world.call(who, 'POST /api/Payments/{paymentId}/start', request)).status,
      ).toBe(404)
    }
  })

  test('no number of a card or an account is in the table or in the log', async () => {
    const { payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '', { number: '4242424242424242' })
    await world.pay(payments[1]?.paymentId ?? '', { number: '000123456789', method: 'ach' })
    const queued = JSON.stringify(world.messages)
    await world.work()
    const traces = [await everything(), lines.join('\n'), queued]
    for (const trace of traces)
      expect(trace).not.toMatch(/4242424242|000123456789|4000000000000002/)
  })

  test('the page of a payment that is not there is not found', async () => {
    const request = { params: { token: 'a'.repeat(43) } }
    for (const route of [
      'GET /api/pay/sandbox/{token}',
      'POST /api/pay/sandbox/{token}',
    ] as const) {
      expect(refusal(await world.call('eleanor', route, request)).status).toBe(404)
    }
  })

  test('a page on which a card was declined is closed when another one begins: nobody pays twice', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const start = async (method: 'credit' | 'ach') => {
      const request = { params: { paymentId }, body: { method } }
      const { body } = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', request)
      return z.object({ redirectUrl: z.string() }).parse(body).redirectUrl
    }
    const first = await start('credit')
    await world.call('eleanor', 'POST /api/pay/sandbox/{token}', form(first, '4000000000000002'))
    await world.work()
    const second = await start('ach')
    const late = await world.call(
      'eleanor',
      'POST /api/pay/sandbox/{token}',
      form(first, '4242424242424242'),
    )
    expect(late.text).toContain('no longer in use')
    await world.call('eleanor', 'POST /api/pay/sandbox/{token}', form(second, '000123456789'))
    await world.work()
    const trip = await world.trip(id)
    const { charges } = await world.deps.payments.find(marula, payments[0]?.paymentId ?? neverId())
    expect(charges?.charges.map(({ state }) => state).sort()).toEqual(['closed', 'paid'])
    expect(trip.finance?.paid).toBe(payments[0]?.amount)
  })

  test('the page of the sandbox has no script and no style of its own', async () => {
    const { payments } = await world.aTrip()
    const started = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId: payments[0]?.paymentId ?? '' },
      body: { method: 'credit', returnPath: '/trips-and-payments?paid=1' },
    })
    const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(started.body)
    const page = await world.call('eleanor', 'GET /api/pay/sandbox/{token}', {
      params: form(redirectUrl, '').params,
    })
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<script|<style|style=|javascript:/)
    expect(page.text).toContain('Deposit for South Africa Adventure')
    expect(page.text).toContain('href="/trips-and-payments?paid=1"')
  })
})

function neverId(): never {
  throw new Error('no payment')
}
