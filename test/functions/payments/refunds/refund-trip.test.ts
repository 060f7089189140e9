import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'
import { systemActor } from '../../../../functions/data/people/people'
import type { PaymentOwner } from '../../../../functions/payments/providers/payment-provider'
import { refundTrip } from '../../../../functions/payments/refunds/refund-trip'
import { quietLog } from '../../../support/store-kinds'
import { marula } from '../../../support/trip-world'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const by = systemActor('expire-holds')
const byWire = 'Refund the client by wire in USD, then mark it as refunded.'

describe('what was paid for a trip', () => {
  let watched: ReturnType<typeof watchedPayments>
  let trip: Awaited<ReturnType<(typeof watched)['aTrip']>>
  let owner: PaymentOwner
  let paid: Charge
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    watched = watchedPayments()
    trip = await watched.aTrip()
    owner = trip.ownerOf(trip.deposit.paymentId)
    paid = paidCharge({ amount: trip.deposit.amount })
  })
  const refund = (deps: object = {}) =>
    refundTrip(
      { agencyId: marula, itineraryId: trip.id, by, requestId: 'req_1' },
      { ...watched.deps, ...deps },
    )
  const cancelled = (payments: readonly Payment[] = [trip.deposit, trip.balance]) =>
    watched.become(trip.id, { state: 'cancelled', payments: [...payments] })
  const queued = () => watched.world.messages.splice(0).map(({ body }) => JSON.parse(body))
  const closing = (close: () => Promise<'closed' | 'under-way'>) => ({
    providers: {
      ...watched.deps.providers,
      byName: () => ({ ...watched.deps.providers.current, close }),
    },
  })
  const page = () => ({ ...paid, state: 'open', paidAt: undefined }) as const

  test('is proposed as a refund when the trip is cancelled, once however often that is asked', async () => {
    await watched.note(owner, [paid])
    await cancelled()
    const at = watched.deps.clock.now().toISOString()
    const back = {
      paymentId: owner.paymentId,
      status: 'Pending',
      amount: paid.amount + paid.serviceFee,
      at,
      needsConfirmation: true,
      task: 'Confirm the refund to send it back to the client’s card.',
    }
    expect(await refund()).toEqual([back])
    expect(queued()).toEqual([])
    expect(watched.saved.map(({ entry }) => entry)).toMatchObject([
      { by, action: 'refund', requestId: 'req_1' },
    ])
    watched.world.trips.pass(60_000)
    expect(await refund()).toEqual([back])
    expect(watched.saved).toHaveLength(1)
  })

  test('and is shown as paid goes back by its charge alone', async () => {
    const over = { ...page(), chargeId: 'chg_0', state: 'closed' } as const
    await watched.note(owner, [over, paid])
    await cancelled([
      { ...trip.deposit, status: 'Paid', paymentMethod: 'credit', paidAt: paid.paidAt },
      trip.balance,
    ])
    await refund()
    expect(
      (await watched.chargesOf(owner)).map(({ chargeId, refund: back }) => [chargeId, back?.state]),
    ).toEqual([
      ['chg_0', undefined],
      ['chg_1', 'proposed'],
    ])
  })

  test('stays while the trip is not cancelled, and its pages stay open', async () => {
    await watched.note(owner, [paid, { ...page(), chargeId: 'chg_2' }])
    expect(await refund(closing(() => Promise.reject(new Error('closed'))))).toEqual([])
    expect(
      (await watched.chargesOf(owner)).map(({ state, refund: back }) => [state, back]),
    ).toEqual([
      ['paid', undefined],
      ['open', undefined],
    ])
    expect([queued(), watched.saved]).toEqual([[], []])
  })

  test('is not looked for where there is no trip, and stays where the trip or the payment has gone meanwhile', async () => {
    const itineraryId = itineraryIdSchema.parse('itn_0000000000000000')
    const asked = refundTrip(
      { agencyId: marula, itineraryId, by, requestId: 'req_1' },
      watched.deps,
    )
    await expect(asked).rejects.toMatchObject({ code: 'record.not-found' })
    await watched.note(owner, [paid])
    await cancelled()
    const { itineraries } = watched.deps
    const gone = (then: object | undefined) => {
      let reads = 0
      const get: typeof itineraries.get = async (agencyId, id) => {
        reads += 1
        const stored = await itineraries.get(agencyId, id)
        return reads === 1 || stored === undefined || then === undefined
          ? reads === 1
            ? stored
            : undefined
          : { ...stored, record: { ...stored.record, ...then } }
      }
      return { itineraries: { ...itineraries, get } }
    }
    expect(await refund(gone(undefined))).toEqual([])
    expect(await refund(gone({ payments: [] }))).toEqual([])
    expect(await refund(gone({ state: 'quote' }))).toEqual([])
    expect(await watched.chargesOf(owner)).toEqual([paid])
  })

  test('is told of payment by payment, each with its own', async () => {
    const balance = trip.ownerOf(trip.balance.paymentId)
    await watched.note(owner, [paid])
    await watched.note(balance, [
      paidCharge({
        chargeId: 'chg_2',
        provider: 'wire',
        method: 'wire',
        amount: 500,
        serviceFee: 0,
      }),
    ])
    await cancelled()
    expect(await refund()).toMatchObject([
      { paymentId: owner.paymentId, status: 'Pending', amount: paid.amount + paid.serviceFee },
      { paymentId: balance.paymentId, status: 'Pending', amount: 500, task: byWire },
    ])
    expect(queued()).toEqual([])
  })

  test('can no longer be paid on a page that is open, and of nothing paid nothing goes back', async () => {
    const over = { ...page(), chargeId: 'chg_0', state: 'closed' } as const
    await watched.note(owner, [over, page()])
    await cancelled()
    const closed: string[] = []
    const close = async () => {
      closed.push('closed')
      return 'closed' as const
    }
    watched.world.trips.pass(60_000)
    expect(await refund(closing(close))).toEqual([])
    expect(closed).toEqual(['closed'])
    expect(await watched.chargesOf(owner)).toEqual([
      over,
      { ...page(), state: 'closed', stateAt: watched.deps.clock.now().toISOString() },
    ])
  })

  test.each([
    ['somebody pays there right now', async () => 'under-way' as const],
    ['the provider does not answer', () => Promise.reject(new AppError('payment.unavailable'))],
  ])('goes back later where %s: the page stays open', async (_what, close) => {
    await watched.note(owner, [page()])
    await cancelled()
    expect(await refund(closing(close))).toEqual([])
    expect(await watched.chargesOf(owner)).toEqual([page()])
  })

  test.each([new AppError('service.busy'), new Error('payment.lost')])(
    'is asked for again after an error of ours: %s',
    async (error) => {
      await watched.note(owner, [page()])
      await cancelled()
      await expect(refund(closing(() => Promise.reject(error)))).rejects.toBe(error)
    },
  )

  test.each([
    ['when it was paid', '2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    ['without a day', undefined, '1970-01-01T00:00:00.000Z'],
  ])(
    'and came in before we kept charges is a task for a person: known %s',
    async (_what, paidAt, at) => {
      const imported = {
        ...trip.deposit,
        status: 'Paid',
        serviceFee: 700,
        paymentMethod: 'credit',
        paidAt,
      } as const
      await watched.note(owner, [{ ...page(), state: 'closed' }])
      await cancelled([imported, trip.balance])
      const amount = imported.amount + 700
      expect(await refund()).toMatchObject([
        { paymentId: owner.paymentId, status: 'Pending', amount, task: byWire },
      ])
      expect((await watched.chargesOf(owner)).at(-1)).toMatchObject({
        chargeId: `chg_${owner.paymentId}`,
        provider: 'wire',
        method: 'wire',
        amount: imported.amount,
        serviceFee: 700,
        currency: 'USD',
        startedAt: at,
        state: 'paid',
        stateAt: at,
        paidAt: at,
      })
      expect(await watched.chargesOf(owner)).toHaveLength(2)
      expect(queued()).toEqual([])
    },
  )
})
