import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingSum } from '#shared/payments/edit-payments'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { agenciesWith } from '../support/trip-world'

const fee = 250_00

describe.each(routeEngines)('a planning fee on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  let settings: { planningFee?: number; returnsPlanningFees?: boolean } = {}
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table, {}, { agencies: agenciesWith(() => settings) })
  })
  afterAll(() => stop())

  const generate = (id: string, body: object = {}) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', { params: { id }, body })
  const clear = (id: string) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/clearPayments', { params: { id }, body: {} })
  /** A quoted trip that asks for a planning fee; where it is paid, by card. */
  const aPlannedTrip = async ({ returns = false, isPaid = true } = {}) => {
    settings = { planningFee: fee, returnsPlanningFees: returns }
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    expect((await generate(id, { planningFee: true })).status).toBe(200)
    const [payment] = (await world.trip(id)).payments
    if (payment === undefined) throw new Error('No planning fee')
    if (isPaid) await world.pay(payment.paymentId)
    await world.work()
    return { id, paymentId: payment.paymentId }
  }

  test('is asked for once, before there is a price, and locks nothing', async () => {
    settings = { planningFee: fee }
    const { id } = await world.aTrip({ state: 'estimate', isAsked: false })
    await generate(id, { planningFee: true })
    await generate(id, { planningFee: true })
    const trip = await world.trip(id)
    expect(trip.payments).toMatchObject([{ purpose: 'planning', amount: fee, status: 'Pending' }])
    expect(trip.flags).not.toContain('genpay')
    expect((await world.pay(trip.payments[0]?.paymentId ?? '')).status).toBe(303)
    await world.work()
    expect((await world.trip(id)).payments[0]).toMatchObject({ status: 'Paid' })
    expect((await world.trip(id)).invoices).toBeUndefined()
  })

  test.each([true, false])('counts towards the deposit, paid: %s', async (isPaid) => {
    const { id, paymentId } = await aPlannedTrip({ isPaid })
    const { finance } = await world.trip(id)
    await generate(id)
    const { payments } = await world.trip(id)
    const [planning, deposit] = payments
    expect(planning).toMatchObject({ paymentId, amount: fee })
    expect(deposit?.amount).toBe((finance?.deposit ?? 0) - fee)
    expect(standingSum(payments)).toBe(finance?.sell)
  })

  test('holds no rooms by itself, and stays when the other payments are cleared', async () => {
    const { id, paymentId } = await aPlannedTrip()
    expect((await world.trip(id)).state).toBe('quote')
    await generate(id)
    expect((await clear(id)).status).toBe(200)
    expect((await world.trip(id)).payments).toMatchObject([{ paymentId, status: 'Paid' }])
    const unpaid = await aPlannedTrip({ isPaid: false })
    await clear(unpaid.id)
    expect((await world.trip(unpaid.id)).payments).toEqual([])
  })

  test('is kept when the trip is cancelled before it costs anything', async () => {
    const { id } = await aPlannedTrip()
    await world.cancel(id)
    await world.work()
    const { payments, cancellationFee } = await world.trip(id)
    expect(cancellationFee).toMatchObject({ policyFee: fee, fee, planningFee: fee, lines: [] })
    expect(payments).toHaveLength(1)
    expect(payments[0]?.retained?.amount).toBe(fee)
    expect(payments[0]?.refund).toBeUndefined()
  })

  test('goes back where the agency returned it when it was asked for', async () => {
    const { id } = await aPlannedTrip({ returns: true })
    settings = { planningFee: fee, returnsPlanningFees: false }
    await world.cancel(id)
    await world.work()
    const [payment] = (await world.trip(id)).payments
    expect(payment?.refund).toMatchObject({ amount: fee, needsConfirmation: true })
    expect(payment && retainedOf(payment)).toBe(payment?.serviceFee)
  })

  test('is refused without one, after the deposit was asked for, and for a cancelled trip', async () => {
    settings = {}
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    const field = [{ field: 'body.planningFee' }]
    expect(refusal(await generate(id, { planningFee: true })).details?.fields).toMatchObject(field)
    settings = { planningFee: fee }
    await generate(id)
    expect(refusal(await generate(id, { planningFee: true })).details?.fields).toMatchObject(field)
    const over = await world.aTrip({ state: 'cancelled', isAsked: false })
    expect(refusal(await generate(over.id, { planningFee: true }))).toMatchObject({
      status: 409,
      code: 'payment.not-possible',
    })
  })
})
