import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Charge } from '#shared/payments/charge'
import { auditEntriesIn } from '../../../../functions/data/people/audit-store'
import { historyKey } from '../../../../functions/data/table/keys'
import type { PaymentOwner } from '../../../../functions/payments/providers/payment-provider'
import { refusal } from '../../../support/payment-world'
import { quietLog } from '../../../support/store-kinds'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const noonToday = '2026-11-20T12:00:00.000Z'

describe('money that an agent notes', () => {
  let watched: ReturnType<typeof watchedPayments>
  let trip: Awaited<ReturnType<(typeof watched)['aTrip']>>
  let owner: PaymentOwner
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    watched = watchedPayments()
    trip = await watched.aTrip()
    owner = trip.ownerOf(trip.deposit.paymentId)
  })
  const mark = (named: object = {}, { id = trip.id, key }: { id?: string; key?: string } = {}) =>
    watched.world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body: { paymentId: owner.paymentId, ...named },
      ...(key === undefined ? {} : { key }),
    })
  const page = (named: Partial<Charge> = {}) =>
    paidCharge({ state: 'open', paidAt: undefined, ...named })
  const unsent = (named: Partial<Charge> = {}) =>
    paidCharge({
      refund: { state: 'failed', at: '2026-11-20T08:30:00.000Z', amount: 20_700 },
      ...named,
    })
  const stored = () => watched.chargesOf(owner)
  const historyOf = async () => {
    const { itineraries } = watched.deps
    return (await itineraries.history({ agency: owner.agencyId, id: trip.id }, { limit: 1 }))[0]
  }

  test('is a wire of the whole amount at noon of its day, with reference and note', async () => {
    const paymentData = { paidOn: '2026-11-18', reference: 'IN-7', note: 'Two transfers' }
    expect((await mark({ paymentData })).status).toBe(200)
    const { amount } = trip.deposit
    const at = '2026-11-18T12:00:00.000Z'
    const [wire, ...more] = await stored()
    expect(more).toEqual([])
    expect(wire).toEqual({
      chargeId: wire?.chargeId,
      provider: 'wire',
      method: 'wire',
      amount,
      serviceFee: 0,
      currency: 'USD',
      startedAt: watched.deps.clock.now().toISOString(),
      state: 'paid',
      stateAt: at,
      paidAt: at,
      reference: 'IN-7',
      data: { note: 'Two transfers' },
    })
    expect(wire?.chargeId).toMatch(/^req_/)
    expect((await watched.world.trip(trip.id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'wire',
      paidAt: at,
      paymentData: { provider: 'wire', reference: 'IN-7', note: 'Two transfers' },
    })
    expect(await historyOf()).toMatchObject({ action: 'marked as paid', by: { id: 'agt_naledi' } })
  })

  test('came in now where no day is named, and says nothing of a note that there is none of', async () => {
    await mark()
    expect(await stored()).toMatchObject([
      { paidAt: watched.deps.clock.now().toISOString(), data: {} },
    ])
  })

  test('is noted once for each key, which is kept in the transaction of the note', async () => {
    Object.assign(watched.deps.answers, { keep: () => Promise.reject(new Error('kept by itself')) })
    const first = await mark({}, { key: 'mark-as-paid-1' })
    const again = await mark({}, { key: 'mark-as-paid-1' })
    expect([again.status, again.text, again.headers.etag]).toEqual([
      200,
      first.text,
      first.headers.etag,
    ])
    expect(await stored()).toHaveLength(1)
  })

  test('is refused after today, and names the field', async () => {
    expect(refusal(await mark({ paymentData: { paidOn: '2026-11-22' } }))).toMatchObject({
      status: 400,
      details: {
        fields: [{ field: 'body.paymentData.paidOn', message: 'must not be after today' }],
      },
    })
  })

  test('of another amount than the agent saw is refused with both', async () => {
    const { amount } = trip.deposit
    expect(refusal(await mark({ amount: amount + 1 }))).toMatchObject({
      status: 409,
      code: 'record.changed',
      details: { amount: amount + 1, asked: amount },
    })
    expect(await stored()).toEqual([])
    expect((await mark({ amount })).status).toBe(200)
  })

  test('takes back the pages that are open, and leaves what is over', async () => {
    const over = page({ chargeId: 'chg_0', state: 'closed' })
    const wired = page({ chargeId: 'chg_w', provider: 'wire', method: 'wire', state: 'closed' })
    await watched.note(owner, [over, wired, page(), page({ chargeId: 'chg_2', state: 'failed' })])
    const closed: string[] = []
    Object.assign(watched.deps.providers.current, {
      close: async ({ chargeId }: Charge) => {
        closed.push(chargeId)
        return 'closed'
      },
    })
    await mark({ paymentData: { paidOn: '2026-11-20' } })
    expect(closed).toEqual(['chg_1', 'chg_2'])
    const states = (await stored()).map(({ chargeId, state, stateAt }) => [
      chargeId.slice(0, 5),
      state,
      stateAt,
    ])
    expect(states).toEqual([
      ['chg_0', 'closed', over.stateAt],
      ['chg_1', 'closed', noonToday],
      ['chg_2', 'closed', noonToday],
      ['chg_w', 'closed', wired.stateAt],
      ['req_0', 'paid', noonToday],
    ])
  })

  test('is refused while a payer pays', async () => {
    await watched.note(owner, [page()])
    Object.assign(watched.deps.providers.current, { close: async () => 'under-way' })
    expect(refusal(await mark())).toMatchObject({ status: 409, code: 'payment.under-way' })
    expect(await stored()).toEqual([page()])
  })

  test.each([
    ['in a state that takes none', { state: 'estimate' as const }, 409, 'payment.not-possible'],
    ['for a payment that was taken off its trip', { payments: [] }, 404, 'record.not-found'],
  ])('is refused %s', async (_what, named, status, code) => {
    await watched.become(trip.id, named)
    expect(refusal(await mark())).toMatchObject({ status, code })
    expect(await stored()).toEqual([])
  })

  test('is refused for a payment that is made, and on a trip that there is none of', async () => {
    await mark()
    expect(refusal(await mark())).toMatchObject({ status: 409, code: 'payment.settled' })
    expect(refusal(await mark({}, { id: 'itn_0000000000000000' }))).toMatchObject({
      status: 404,
      code: 'record.not-found',
    })
    const other = await watched.world.call('kagiso', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id: trip.id },
      body: { paymentId: trip.balance.paymentId },
    })
    expect(refusal(other)).toMatchObject({ status: 404, code: 'record.not-found' })
  })

  test('went back is noted on its own charge, with the fee, the reference and the note', async () => {
    const wire = page({ chargeId: 'chg_0', state: 'closed', data: { note: 'as it was' } })
    await watched.note(owner, [wire, unsent({ data: { note: 'paid by phone' } })])
    const paymentData = { paidOn: '2026-11-20', reference: 'OUT-7', note: 'By wire' }
    expect((await mark({ paymentData })).status).toBe(200)
    expect(await stored()).toEqual([
      wire,
      {
        ...unsent(),
        refund: { state: 'succeeded', at: noonToday, amount: 20_700 },
        data: { note: 'paid by phone', refundReference: 'OUT-7', refundNote: 'By wire' },
      },
    ])
    expect(await historyOf()).toMatchObject({ action: 'refund marked as paid' })
    expect((await watched.world.trip(trip.id)).payments[0]?.refund).toMatchObject({
      status: 'Paid',
      amount: 20_700,
    })
  })

  test('went back before the provider had failed to send it counts all the same', async () => {
    await watched.note(owner, [unsent()])
    await mark({ paymentData: { paidOn: '2026-11-19' } })
    expect(await stored()).toMatchObject([
      { refund: { state: 'succeeded', at: '2026-11-20T08:30:00.001Z' }, data: {} },
    ])
    expect((await stored())[0]?.data).toEqual({})
  })

  test('went back counts from its day where no provider was asked', async () => {
    const wire = {
      provider: 'wire',
      method: 'wire',
      refund: { state: 'wanted', at: noonToday, amount: 20_700 },
    } as const
    await watched.become(trip.id, { state: 'cancelled' })
    await watched.note(owner, [paidCharge(wire)])
    await mark({ paymentData: { paidOn: '2026-11-20' } })
    expect(await stored()).toMatchObject([{ refund: { state: 'succeeded', at: noonToday } }])
  })

  test('goes back first for what the payment shows, then for what it does not, each told of', async () => {
    const late = '2026-11-20T08:10:00.000Z'
    const stray = unsent({
      chargeId: 'chg_0',
      startedAt: '2026-11-20T07:00:00.000Z',
      stateAt: late,
      paidAt: late,
      method: 'ach',
    })
    await watched.note(owner, [stray, unsent()])
    await mark()
    expect((await stored()).map(({ refund }) => refund?.state)).toEqual(['failed', 'succeeded'])
    expect((await historyOf())?.changes.map(({ to }) => to)).not.toContain('USD 207.00')
    await mark()
    expect((await stored()).map(({ refund }) => refund?.state)).toEqual(['succeeded', 'succeeded'])
    expect((await historyOf())?.changes).toContainEqual({
      field: `payments.${owner.paymentId}.sentBack`,
      label: 'Refunded, ACH',
      from: '',
      to: 'USD 207.00',
    })
    expect(refusal(await mark())).toMatchObject({ code: 'payment.settled' })
  })

  test('goes back for the charge that is named, and for no other', async () => {
    const late = '2026-11-20T08:10:00.000Z'
    const kept = paidCharge({ chargeId: 'chg_0' })
    await watched.note(owner, [kept, unsent({ stateAt: late, paidAt: late })])
    expect(refusal(await mark({ chargeId: 'chg_9' }))).toMatchObject({
      status: 404,
      code: 'record.not-found',
    })
    expect(refusal(await mark({ chargeId: 'chg_0' }))).toMatchObject({
      status: 409,
      code: 'payment.settled',
      details: { chargeId: 'chg_0' },
    })
    expect((await mark({ chargeId: 'chg_1' })).status).toBe(200)
    expect(await stored()).toMatchObject([
      { chargeId: 'chg_0' },
      { refund: { state: 'succeeded' } },
    ])
    expect((await stored())[0]?.refund).toBeUndefined()
  })

  test('goes back for a payment that is off its trip', async () => {
    await watched.note(owner, [unsent()])
    await watched.become(trip.id, { payments: [trip.balance] })
    expect((await mark()).status).toBe(200)
    expect(await stored()).toMatchObject([{ refund: { state: 'succeeded' } }])
    expect((await historyOf())?.changes).toMatchObject([
      { label: 'Refunded, Credit Card', to: 'USD 207.00' },
    ])
    const { version = 0 } = (await historyOf()) ?? {}
    const item = await watched.table.get(historyKey(owner.agencyId, trip.id, version), {
      consistent: true,
    })
    expect(auditEntriesIn(item ?? {})).toMatchObject([
      {
        action: 'system_refund_itinerary_payment',
        details: {
          chargeId: 'chg_1',
          amount: 20_700,
          paymentMethod: 'credit',
          saidBy: 'agt_naledi',
        },
      },
    ])
  })
})
