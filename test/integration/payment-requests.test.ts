import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { paymentRow, paymentTotals } from '#shared/api/payment-shapes'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentsIn, paymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { agenciesWith } from '../support/trip-world'

const day = 86_400_000
const plans = [
  { name: 'In thirds', steps: [{ days: 100, percent: 33.33 }] },
  { name: 'Early', steps: [{ days: 200, percent: 10 }] },
]

describe.each(routeEngines)('asking for payments on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  /** The same table, once the agency has the flag highDepositMargin. */
  let limiting: PaymentWorld
  /** The same table, once the agency has payment plans. */
  let planned: PaymentWorld

  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
    planned = paymentWorld(
      running.table,
      {},
      { agencies: agenciesWith(() => ({ paymentPlans: plans })) },
    )
    limiting = paymentWorld(
      running.table,
      {},
      { agencies: agenciesWith(() => ({ featureFlags: ['highDepositMargin'] })) },
    )
  })
  afterAll(() => stop())

  const generate = (id: string, plan?: string) =>
    planned.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: { plan },
    })
  const clear = (id: string) =>
    world.call('naledi', 'POST /api/Itineraries/{id}/clearPayments', { params: { id }, body: {} })
  const rows = async (filter: object, who: 'naledi' | 'thabo' | 'imani' | 'kagiso' = 'naledi') => {
    const answer = await world.call(who, 'GET /api/Payments', {
      query: { filter: JSON.stringify(filter) },
    })
    return { rows: z.array(paymentRow).parse(answer.body), next: answer.headers['x-next-cursor'] }
  }

  test('sets genpay, fees by method and descriptors, and locks the price', async () => {
    const { id } = await world.aTrip()
    const trip = await world.trip(id)
    expect(trip.flags).toContain('genpay')
    const [deposit, balance] = trip.payments
    expect(deposit).toMatchObject({
      paymentType: 'deposit',
      amount: trip.finance?.deposit,
      status: 'Pending',
      serviceFee: 0,
      fees: { credit: trip.finance?.deposit_fee_credit, ach: trip.finance?.deposit_fee_ach },
      descriptors: { credit: 'Marula Journeys', ach: 'Marula Journeys' },
    })
    expect(balance?.fees).toEqual({
      credit: trip.finance?.balance_fee_credit,
      ach: trip.finance?.balance_fee_ach,
    })
    expect((deposit?.amount ?? 0) + (balance?.amount ?? 0)).toBe(trip.finance?.sell)
  })

  test('2 §9: asks for no larger deposit than the agency allows now, whatever the trip was stored with', async () => {
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { rates: { deposit: 80 } },
    })
    const before = await world.trip(id)
    const params = { params: { id }, body: {} }
    await limiting.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', params)
    const { payments, rates, finance } = await world.trip(id)
    expect([before.rates.deposit, rates.deposit]).toEqual([80, 50])
    expect(finance?.deposit).toBeLessThan(before.finance?.deposit ?? 0)
    expect(payments.map(({ amount }) => amount)).toEqual([finance?.deposit, finance?.balance])
  })

  test('is one payment of type sell when the balance would be due today too', async () => {
    const { id } = await world.aTrip({ startDate: '2027-02-01' })
    const trip = await world.trip(id)
    expect(trip.payments).toMatchObject([
      { paymentType: 'sell', amount: trip.finance?.sell, dueDate: '2026-11-20' },
    ])
  })

  test('follows the agency’s first plan or the one that was chosen, and keeps it when asked again', async () => {
    const { id } = await world.aTrip({ state: 'quote', isAsked: false, startDate: '2027-07-01' })
    const asked = async (plan?: string) => {
      expect((await generate(id, plan)).status).toBe(200)
      const { payments, paymentPlan, finance } = await world.trip(id)
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(finance?.sell)
      return { dates: payments.map(({ dueDate }) => dueDate), plan: paymentPlan?.name }
    }
    const first = { dates: ['2026-11-20', '2027-03-23', '2027-04-08'], plan: 'In thirds' }
    const early = { dates: ['2026-11-20', '2026-12-13', '2027-04-08'], plan: 'Early' }
    expect(await asked()).toEqual(first)
    expect(await asked('Early')).toEqual(early)
    expect(await asked()).toEqual(early)
    expect(await asked('')).toEqual({ dates: ['2026-11-20', '2027-04-08'], plan: '' })
    expect(await asked()).toMatchObject({ plan: '' })
    expect(refusal(await generate(id, 'Nobody’s'))).toMatchObject({
      code: 'request.invalid',
      details: {
        fields: [{ field: 'body.plan', message: 'must be a payment plan of your agency' }],
      },
    })
  })

  test('shares among party groups to the cent', async () => {
    const party = (partyId: string, ...travelerIds: string[]) => ({
      id: partyId,
      name: partyId,
      travelerIds,
      allocations: {},
    })
    const { id } = await world.aTrip({ parties: [party('Hartley', 'a', 'b'), party('Berg', 'c')] })
    const { payments, finance } = await world.trip(id)
    expect(payments.map(({ paymentType, partyId }) => `${paymentType} ${partyId}`)).toEqual([
      'deposit Hartley',
      'deposit Berg',
      'balance Hartley',
      'balance Berg',
    ])
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(finance?.sell)
    expect(
      (await rows({ where: { itineraryId: id } })).rows.map(({ partyName }) => partyName),
    ).toContain('Berg')
  })

  test.each(['estimate', 'draft', 'holding', 'cancelled'] as const)(
    'is refused in state %s, saying where it is possible',
    async (state) => {
      const { id } = await world.aTrip({ state, isAsked: false })
      expect(refusal(await generate(id))).toMatchObject({
        status: 409,
        code: 'payment.not-possible',
        details: {
          state,
          allowed: [
            'quote',
            'provisional',
            'confirm_requested',
            'unknown',
            'confirming',
            'confirmed',
          ],
        },
      })
    },
  )

  test('twice keeps what was paid, and what is still asked for in the same way', async () => {
    const { id, payments } = await world.aTrip()
    const body = { paymentId: payments[0]?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    const again = paymentsIn(await generate(id))
    expect(again.map(({ status, amount }) => [status, amount])).toEqual(
      payments.map(({ amount }, index) => [index === 0 ? 'Paid' : 'Pending', amount]),
    )
    expect(again[0]?.paymentId).toBe(payments[0]?.paymentId)
    expect(again[1]?.paymentId).toBe(payments[1]?.paymentId)
    expect((await rows({ where: { itineraryId: id } })).rows).toHaveLength(2)
  })

  test('is taken back while nobody has paid: the flag goes, and the page where one could pay is closed', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const started = await world.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
      params: { paymentId },
      body: { method: 'credit' },
    })
    expect(paymentsIn(await clear(id))).toEqual([])
    expect((await world.trip(id)).flags).not.toContain('genpay')
    expect((await rows({ where: { itineraryId: id } })).rows).toEqual([])
    const { version } = await world.trip(id)
    expect((await clear(id)).body).toMatchObject({ version, payments: [] })
    expect((await world.trip(id)).version).toBe(version)
    const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(started.body)
    const token = redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1)
    expect(
      (await world.call('eleanor', 'GET /api/pay/sandbox/{token}', { params: { token } })).text,
    ).toContain('no longer in use')
    await generate(id)
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body: { paymentId: (await world.trip(id)).payments[0]?.paymentId },
    })
    expect(refusal(await clear(id))).toMatchObject({ status: 409, code: 'payment.under-way' })
  })

  test('is refused from a version that is not the present one', async () => {
    const { id } = await world.aTrip({ isAsked: false })
    const stale = { params: { id }, body: {}, headers: { 'if-match': '"1"' } }
    const answer = await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', stale)
    expect(refusal(answer)).toMatchObject({
      status: 409,
      code: 'record.changed',
      details: { expectedVersion: 1 },
    })
  })

  describe('changing', () => {
    const update = (
      who: 'naledi' | 'editor' | 'dateEditor' | 'amountEditor',
      id: string,
      body: object,
    ) => world.call(who, 'POST /api/Itineraries/{id}/updatePayments', { params: { id }, body })

    test.each([
      ['naledi', 'no flag', ['editPayments'], ['editPayments']],
      ['amountEditor', 'editAmountsInModals', ['editPayments'], ['editPayments']],
      ['dateEditor', 'editPayments', undefined, ['editAmountsInModals']],
      ['editor', 'both', undefined, undefined],
    ] as const)(
      '1 §6: %s with %s changes due dates and amounts as the flags say',
      async (who, _, forDates, forAmounts) => {
        const { id, payments } = await world.aTrip()
        const [deposit, balance] = payments
        const dates = [{ paymentId: deposit?.paymentId, dueDate: '2026-12-01' }]
        const amounts = [
          { paymentId: deposit?.paymentId, amount: (deposit?.amount ?? 0) - 100 },
          { paymentId: balance?.paymentId, amount: (balance?.amount ?? 0) + 100 },
        ]
        const unchanged = payments.map(({ paymentId, amount }) => ({ paymentId, amount }))
        for (const [edits, missing] of [
          [dates, forDates],
          [unchanged, forDates],
          [amounts, forAmounts],
        ] as const) {
          const answer = await update(who, id, { payments: edits })
          if (missing === undefined) expect(answer.status).toBe(200)
          else
            expect(refusal(answer)).toMatchObject({
              status: 403,
              code: 'auth.forbidden',
              details: { flags: missing },
            })
        }
      },
    )

    test('moves amounts and dates, and keeps the reason', async () => {
      const { id, payments } = await world.aTrip()
      const [deposit, balance] = payments
      const edits = [
        {
          paymentId: deposit?.paymentId,
          amount: (deposit?.amount ?? 0) - 10_000,
          dueDate: '2026-12-01',
        },
        { paymentId: balance?.paymentId, amount: (balance?.amount ?? 0) + 10_000 },
      ]
      const changed = paymentsIn(
        await update('editor', id, { payments: edits, changes: 'Asked for by Eleanor' }),
      )
      expect(changed.map(({ amount, dueDate }) => [amount, dueDate])).toEqual([
        [(deposit?.amount ?? 0) - 10_000, '2026-12-01'],
        [(balance?.amount ?? 0) + 10_000, '2027-04-08'],
      ])
      expect(changed[0]?.fees?.credit).toBe(Math.round(((deposit?.amount ?? 0) - 10_000) * 0.035))
      const { id: agency } = { id: (await world.trip(id)).agencyId }
      const history = await world.trips.stores.itineraries.history(
        { agency, id: (await world.trip(id)).id },
        { limit: 1 },
      )
      expect(history[0]?.changes.map(({ to }) => to)).toContain('Asked for by Eleanor')
    })

    test('is refused when it does not add up, names another trip, or a day that is over', async () => {
      const { id, payments } = await world.aTrip()
      const { paymentId, amount } = payments[0] ?? { paymentId: '', amount: 0 }
      const sum = await update('editor', id, { payments: [{ paymentId, amount: amount + 1 }] })
      expect(refusal(sum)).toMatchObject({
        status: 422,
        code: 'payment.sum',
        details: { difference: 1 },
      })
      const day = await update('editor', id, { payments: [{ paymentId, dueDate: '2026-11-18' }] })
      expect(refusal(day)).toMatchObject({
        status: 400,
        details: { fields: [{ field: 'body.payments.0.dueDate' }] },
      })
      const other = await update('editor', id, { payments: [{ paymentId: 'pay_0000', amount: 1 }] })
      expect(refusal(other)).toMatchObject({
        status: 400,
        details: { fields: [{ field: 'body.payments.0.paymentId' }] },
      })
    })
  })

  describe('the list', () => {
    test('has what is to come by due date before what is paid, by pages', async () => {
      const { id, payments } = await world.aTrip()
      await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
        params: { id },
        body: { paymentId: payments[0]?.paymentId },
      })
      const all = await rows({ limit: 100 })
      expect(all.rows.map(({ standing }) => standing)).toEqual(
        all.rows.map(({ standing }) => standing).sort(),
      )
      const open = all.rows
        .filter(({ standing }) => standing === 'open')
        .map(({ dueDate }) => dueDate)
      expect(open).toEqual([...open].sort())
      const first = await rows({ limit: 3 })
      const query = { filter: JSON.stringify({ limit: 100 }), cursor: String(first.next) }
      const rest = z
        .array(paymentRow)
        .parse((await world.call('naledi', 'GET /api/Payments', { query })).body)
      expect([...first.rows, ...rest]).toEqual(all.rows)
    })

    test('shows agents their own, lead agents all, other agencies nothing', async () => {
      await world.aTrip()
      expect((await rows({}, 'kagiso')).rows).toEqual([])
      expect((await rows({}, 'imani')).rows).toEqual([])
      const count = async (who: 'naledi' | 'thabo') =>
        (await world.call(who, 'GET /api/Payments/count')).body
      expect(await count('thabo')).toEqual(await count('naledi'))
      const where = JSON.stringify({ status: 'Nothing' })
      expect(
        (await world.call('naledi', 'GET /api/Payments/count', { query: { where } })).body,
      ).toEqual({ count: 0 })
    })

    test('says how late a payment is, and what is overdue in all', async () => {
      const { id } = await world.aTrip()
      world.trips.pass(5 * day)
      const late = await rows({ where: { itineraryId: id }, order: 'overdueDays DESC' })
      expect(late.rows.map(({ overdueDays }) => overdueDays)).toEqual([5, 0])
      const answer = await world.call('naledi', 'GET /api/Payments/totals')
      const { month, totals } = z
        .object({ month: z.string(), totals: z.array(paymentTotals) })
        .parse(answer.body)
      const all = (await rows({ limit: 100 })).rows
      const sumOf = (some: typeof all) => some.reduce((sum, { amount }) => sum + amount, 0)
      expect(month).toBe('2026-11')
      expect(totals).toMatchObject([
        {
          currency: 'USD',
          due: sumOf(all.filter(({ standing }) => standing === 'open')),
          overdue: sumOf(all.filter(({ overdueDays }) => overdueDays > 0)),
          paidThisMonth: sumOf(all.filter(({ standing }) => standing === 'paid')),
        },
      ])
    })

    test('as a file has a line for each, in whole units, and no formulas', async () => {
      const { id } = await world.aTrip()
      const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
      const file = await world.call('naledi', 'GET /api/Payments/csv', { query })
      expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
      const [head, deposit] = file.text.split('\r\n')
      expect(head).toMatch(/^\uFEFFItinerary,Client,Agent,Trip status,/)
      const { amount } = (await world.trip(id)).payments[0] ?? { amount: 0 }
      expect(deposit).toMatch(/^South Africa Adventure,Eleanor Hartley,Naledi Mokoena,Provisional,/)
      expect(deposit).toContain(`,USD,${(amount / 100).toFixed(2)},0.00,`)
    })

    test('1 §4: says Cancelled of pending payments of a cancelled trip, in rows, filters and files', async () => {
      const { id, payments } = await world.aTrip()
      await world.pay(payments[0]?.paymentId ?? '')
      await world.work()
      const statuses = async (where: object = {}) =>
        (await rows({ where: { itineraryId: id, ...where } })).rows.map(({ status }) => status)
      expect((await statuses()).toSorted()).toEqual(['Paid', 'Pending'])
      await world.cancel(id)
      expect((await statuses()).toSorted()).toEqual(['Cancelled', 'Paid'])
      expect(await statuses({ status: 'Pending' })).toEqual([])
      expect(await statuses({ status: 'Cancelled' })).toEqual(['Cancelled'])
      const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
      const file = await world.call('naledi', 'GET /api/Payments/csv', { query })
      expect(file.text).toContain(',Cancelled,')
      expect(file.text).not.toMatch(/Balance,[^\n]*,Pending,/)
    })

    test('refuses a field that it does not have', async () => {
      const query = { filter: JSON.stringify({ where: { number: 1 } }) }
      expect(refusal(await world.call('naledi', 'GET /api/Payments', { query }))).toMatchObject({
        status: 400,
        code: 'filter.invalid',
      })
    })
  })
})
