import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handRefund, notices } from '#shared/api/payment-shapes'
import { AppError } from '#shared/errors/app-error'
import { formatMoney } from '#shared/format/money'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { systemActor } from '../../functions/data/people/people'
import { historyKey } from '../../functions/data/table/keys'
import type { Table } from '../../functions/data/table/table-access'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { takeEvent } from '../../functions/payments/charges/take-event'
import { routeEngines, startTestTable } from '../support/engines'
import {
  type Caller,
  form,
  type PaymentWorld,
  paymentWorld,
  refusal,
} from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

const takesNothingBack = '4000000000005126'

describe.each(routeEngines)('money that a person has to send back, on $name', (engine) => {
  let stop: () => Promise<void>
  let table: Table
  let world: PaymentWorld
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    table = running.table
    world = paymentWorld(running.table)
  })
  afterAll(() => stop())

  const listed = async (who: Caller, itineraryId?: string) => {
    const query = itineraryId === undefined ? {} : { itineraryId }
    return z
      .array(handRefund)
      .parse((await world.call(who, 'GET /api/Payments/refunds', { query })).body)
  }
  const mark = (id: string, body: object) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })

  /**
   * What the history tells of money that went back, with the details of its entries in the audit
   * trail.
   */
  const backsTold = async (trip: string) => {
    const [agency, id] = [agencyIdSchema.parse(marula), itineraryIdSchema.parse(trip)]
    const entries = await world.trips.stores.itineraries.history({ agency, id }, { limit: 20 })
    const told = entries.map(async (entry) => {
      const item = await table.get(historyKey(agency, id, entry.version), { consistent: true })
      const audit = item?.gsi1pk === undefined ? [] : auditEntriesIn(item)
      const backs = audit.filter(({ action }) => action === 'system_refund_itinerary_payment')
      return { ...entry, audit: backs.map(({ details }) => details) }
    })
    return (await Promise.all(told)).filter(({ audit }) => audit.length > 0)
  }

  /**
   * A card that takes nothing back pays on a page that was open when its payment was taken off the
   * trip.
   */
  const paidOffTheTrip = async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const request = { params: { paymentId }, body: { method: 'credit' } }
    const { body } = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', request)
    const { redirectUrl, total, chargeId } = z
      .object({ redirectUrl: z.string(), total: z.int(), chargeId: z.string() })
      .parse(body)
    const before = await world.trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (before === undefined) throw new Error(`No trip ${id}`)
    const record = { ...nextVersion(before.record, world.deps.clock.now()), payments: [] }
    const entry = {
      at: record.updatedAt,
      by: systemActor('test'),
      action: 'test',
      changes: [],
      requestId: 'test',
    }
    await world.trips.stores.itineraries.save({ before, after: { ...before, record }, entry })
    await world.call(
      'eleanor',
      'POST /api/pay/sandbox/{token}',
      form(redirectUrl, takesNothingBack),
    )
    await world.work()
    return { id, paymentId, total, chargeId }
  }

  test('is listed when its payment was taken off the trip, and until somebody says that it went back', async () => {
    const { id, paymentId, total, chargeId } = await paidOffTheTrip()
    const expected = {
      itineraryId: id,
      paymentId,
      chargeId,
      amount: total,
      currency: 'USD',
      why: 'taken-off',
    }
    expect(await listed('naledi', id)).toMatchObject([
      { ...expected, clientName: 'Eleanor Hartley', method: 'credit' },
    ])
    const told = notices.parse((await world.call('naledi', 'GET /api/Payments/notices')).body)
    expect(told).toMatchObject({ refunds: [expected], refundCount: 1 })

    const answer = await mark(id, { paymentId, chargeId, paymentData: { reference: 'OUT-9' } })
    expect(answer.status).toBe(200)
    expect(await listed('naledi', id)).toEqual([])
    expect(refusal(await mark(id, { paymentId, chargeId }))).toMatchObject({
      status: 409,
      code: 'payment.settled',
    })
    expect((await mark(id, { paymentId, chargeId: 'chg_none' })).status).toBe(404)
    expect(await backsTold(id)).toMatchObject([
      {
        action: 'refund marked as paid',
        by: { id: 'agt_naledi' },
        changes: [
          {
            label: 'Refunded, Credit Card',
            from: '',
            to: formatMoney({ amount: total, currency: 'USD' }, { show: 'code' }),
          },
        ],
        audit: [
          {
            paymentId,
            chargeId,
            amount: total,
            currency: 'USD',
            paymentMethod: 'credit',
            saidBy: 'agt_naledi',
          },
        ],
      },
    ])
  })

  test.each([
    ['charge_disputed', 'Error'],
    ['charge_already_refunded', 'Paid'],
  ])('is told of where the provider refuses with %s: the refund is %s', async (reason, status) => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    await world.pay(paymentId)
    await world.work()
    const { current } = world.deps.providers
    const { refund } = current
    Object.assign(current, {
      refund: async () => {
        throw new AppError('payment.refused', { reason })
      },
    })
    await world.cancel(id)
    await world.confirmRefunds(id)
    await world.work()
    Object.assign(current, { refund })
    expect((await world.trip(id)).payments[0]?.refund).toMatchObject({ status })
    expect((await listed('naledi', id)).map(({ why }) => why)).toEqual(
      status === 'Error' ? ['cancelled'] : [],
    )
  })

  test('is seen by its agent and lead agents, and by nobody else', async () => {
    const { id } = await paidOffTheTrip()
    const counts = await Promise.all(
      (['naledi', 'thabo', 'kagiso', 'imani'] as const).map(
        async (who) => (await listed(who, id)).length,
      ),
    )
    expect(counts).toEqual([1, 1, 0, 0])
    expect((await world.call('eleanor', 'GET /api/Payments/refunds')).status).toBe(403)
  })

  test('is the wire of a payment that a card had paid before, beside the payment that stays paid', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = paymentIdSchema.parse(payments[0]?.paymentId)
    const { amount = 0 } = payments[0] ?? {}
    const earlier = new Date(world.trips.now().getTime() - 60_000).toISOString()
    await mark(id, { paymentId })
    const owner = {
      agencyId: agencyIdSchema.parse(marula),
      itineraryId: itineraryIdSchema.parse(id),
      paymentId,
    }
    const facts = {
      provider: 'sandbox',
      method: 'credit',
      amount,
      serviceFee: 0,
      currency: 'USD',
    } as const
    const charge = { chargeId: 'chg_earlier', reference: 'ref_earlier', ...facts }
    const event = { kind: 'charge', state: 'paid', at: earlier, charge } as const
    await takeEvent({ eventId: 'evt_earlier', owner, event }, world.deps)
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'credit',
    })
    const [wire, ...more] = await listed('naledi', id)
    expect(more).toEqual([])
    expect(wire).toMatchObject({ amount, method: 'wire', why: 'paid-twice' })
    await mark(id, { paymentId, chargeId: wire?.chargeId })
    expect(await listed('naledi', id)).toEqual([])
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'credit',
    })
  })

  test('is booked at what was sent, and the rest stays open, with both told', async () => {
    const { id, payments } = await world.aTrip()
    const { paymentId, amount: whole = 0 } = payments[0] ?? {}
    await mark(id, { paymentId })
    await world.cancel(id)
    await world.work()
    const tooMuch = refusal(await mark(id, { paymentId, amount: whole + 1 }))
    expect(tooMuch).toMatchObject({ status: 400, details: { fields: [{ field: 'body.amount' }] } })
    expect((await mark(id, { paymentId, amount: 30_000 })).status).toBe(200)
    const trip = await world.trip(id)
    expect(trip.payments[0]?.refund).toMatchObject({
      status: 'Pending',
      amount: whole - 30_000,
      sent: 30_000,
    })
    expect(trip.finance?.paid).toBe(whole - 30_000)
    expect(await listed('naledi', id)).toMatchObject([{ amount: whole - 30_000, sent: 30_000 }])
    expect((await mark(id, { paymentId, amount: whole - 30_000 })).status).toBe(200)
    expect((await world.trip(id)).payments[0]?.refund).toMatchObject({
      status: 'Paid',
      amount: whole,
    })
    expect((await world.trip(id)).finance?.paid).toBe(0)
    expect(await listed('naledi', id)).toEqual([])
    expect(await backsTold(id)).toMatchObject([
      { audit: [{ amount: whole - 30_000 }] },
      { audit: [{ amount: 30_000 }] },
    ])
  })

  test('is what a payment of a cancelled trip shows, once', async () => {
    const { id, payments } = await world.aTrip()
    await mark(id, { paymentId: payments[0]?.paymentId })
    await world.cancel(id)
    await world.work()
    const [wire, ...more] = await listed('naledi', id)
    expect(more).toEqual([])
    expect(wire).toMatchObject({
      amount: payments[0]?.amount,
      method: 'wire',
      why: 'cancelled',
      state: 'cancelled',
    })
    expect(wire?.chargeId).toBeUndefined()
    await mark(id, { paymentId: payments[0]?.paymentId })
    expect(await listed('naledi', id)).toEqual([])
    const again = refusal(await mark(id, { paymentId: payments[0]?.paymentId }))
    expect(again).toMatchObject({ status: 409, code: 'payment.settled' })
    expect(await backsTold(id)).toMatchObject([
      {
        action: 'refund marked as paid',
        changes: [{ from: 'Refund: Pending', to: 'Refund: Paid' }],
        audit: [
          { paymentId: payments[0]?.paymentId, amount: payments[0]?.amount, paymentMethod: 'wire' },
        ],
      },
    ])
  })
})
