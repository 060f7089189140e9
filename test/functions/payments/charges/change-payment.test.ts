import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Charge } from '#shared/payments/charge'
import { ChangedMeanwhile } from '../../../../functions/data/itineraries/itinerary-change'
import { ChargesChangedMeanwhile } from '../../../../functions/data/payments/payment-charges'
import { systemActor } from '../../../../functions/data/people/people'
import {
  changePayment,
  type PaymentDecision,
} from '../../../../functions/payments/charges/change-payment'
import type { PaymentOwner } from '../../../../functions/payments/providers/payment-provider'
import { quietLog } from '../../../support/store-kinds'
import { marula } from '../../../support/trip-world'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const by = systemActor('sandbox')

describe('a change of a payment', () => {
  let watched: ReturnType<typeof watchedPayments>
  let trip: Awaited<ReturnType<(typeof watched)['aTrip']>>
  let owner: PaymentOwner
  let paid: Charge
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    watched = watchedPayments()
    trip = await watched.aTrip()
    owner = trip.ownerOf(trip.deposit.paymentId)
    const { amount, fees } = trip.deposit
    paid = paidCharge({ amount, serviceFee: fees?.credit ?? 0 })
    watched.world.trips.zaps.splice(0)
  })
  const change = (
    charges: readonly Charge[],
    named: Partial<PaymentDecision> = {},
    deps: object = {},
  ) =>
    changePayment(
      owner,
      () => ({ charges, by, action: 'payment paid', requestId: 'evt_1', ...named }),
      {
        ...watched.deps,
        ...deps,
      },
    )
  const queued = () => watched.world.messages.map(({ body }) => JSON.parse(body))
  const audits = () => watched.saved.flatMap(({ audit = [] }) => audit)
  const kept = (key: string) => ({
    agencyId: marula,
    key,
    requestHash: 'hash',
    body: '"done"',
    now: watched.deps.clock.now(),
  })
  const isKept = async (key: string) => (await watched.deps.answers.find(kept(key))) !== undefined

  test('that money came in makes it Paid, asks for confirmation, and tells of both in history, audit trail and hook', async () => {
    const after = await change([paid])
    expect(after?.record).toMatchObject({
      state: 'confirm_requested',
      finance: { paid: paid.amount, serviceFee: paid.serviceFee },
      payments: [
        { status: 'Paid', paymentMethod: 'credit', paidAt: paid.paidAt },
        { status: 'Pending' },
      ],
    })
    expect(await watched.chargesOf(owner)).toEqual([paid])
    const [saved, ...more] = watched.saved
    expect(more).toEqual([])
    const at = watched.deps.clock.now().toISOString()
    expect(saved?.entry).toMatchObject({ at, by, action: 'payment paid', requestId: 'evt_1' })
    expect(saved?.entry.changes[0]).toEqual({
      field: `payments.${owner.paymentId}.status`,
      label: 'Deposit',
      from: 'Pending',
      to: 'Paid',
    })
    const { paymentId, amount } = trip.deposit
    const [made, moved, ...others] = audits()
    expect(others).toEqual([])
    expect(made).toMatchObject({
      action: 'client_made_itinerary_payment',
      details: {
        paymentId,
        amount,
        serviceFee: paid.serviceFee,
        currency: 'USD',
        provider: 'sandbox',
        saidBy: 'sandbox',
      },
    })
    expect(moved).toMatchObject({
      action: 'system_status_change_itinerary',
      details: { from: 'provisional', to: 'confirm_requested' },
    })
    expect([made?.id, moved?.id]).toEqual([
      expect.stringMatching(/^aud_/),
      expect.stringMatching(/^aud_/),
    ])
    expect(watched.world.trips.zaps).toMatchObject([
      {
        zap: 'paymentMade',
        payload: {
          key: paymentId,
          payment: {
            paymentId,
            paymentType: 'deposit',
            paymentMethod: 'credit',
            amount,
            serviceFee: paid.serviceFee,
          },
        },
      },
    ])
    expect(queued()).toEqual([])
  })

  test('that came before changes nothing, and still keeps the answer of its request', async () => {
    await change([paid])
    const before = await watched.world.trip(trip.id)
    watched.saved.splice(0)
    const after = await change([paid], { answer: () => kept('again') })
    expect(after?.record).toEqual(before)
    expect(watched.saved).toEqual([])
    expect((await watched.deps.payments.find(marula, owner.paymentId)).charges?.version).toBe(1)
    expect(await isKept('again')).toBe(true)
    expect(watched.world.trips.zaps).toHaveLength(1)
  })

  test('keeps the answer in the transaction of its effect, made from the trip as it is then', async () => {
    await change([paid], {
      answer: (after) => (after?.record.state === 'confirm_requested' ? kept('once') : undefined),
    })
    expect(await isKept('once')).toBe(true)
  })

  test('that is none writes nothing', async () => {
    const after = await changePayment(owner, () => undefined, {
      ...watched.deps,
      payments: { ...watched.deps.payments, write: () => Promise.reject(new Error('written')) },
    })
    expect(after?.record.id).toBe(trip.id)
    const said = await change(
      [],
      {},
      {
        payments: { ...watched.deps.payments, write: () => Promise.reject(new Error('written')) },
      },
    )
    expect(said?.record.id).toBe(trip.id)
    expect([watched.saved, queued(), watched.world.trips.zaps]).toEqual([[], [], []])
  })

  test('of the balance leaves the state, and tells of no change of it', async () => {
    await watched.become(trip.id, { state: 'confirmed' })
    owner = trip.ownerOf(trip.balance.paymentId)
    const { amount } = trip.balance
    const after = await change([paidCharge({ amount, serviceFee: 0 })])
    expect(after?.record).toMatchObject({
      state: 'confirmed',
      payments: [{ status: 'Pending' }, { status: 'Paid' }],
    })
    expect(audits().map(({ action }) => action)).toEqual(['client_made_itinerary_payment'])
  })

  test('that a card was declined shows as Error, and tells nobody that money came in', async () => {
    await change([{ ...paid, state: 'failed', paidAt: undefined }])
    expect((await watched.world.trip(trip.id)).payments[0]).toMatchObject({
      status: 'Error',
      paymentMethod: 'credit',
    })
    expect(watched.saved[0]?.entry.changes).toMatchObject([{ from: 'Pending', to: 'Error' }])
    expect([audits(), watched.world.trips.zaps, queued()]).toEqual([[], [], []])
  })

  test('that it was paid twice sends the later money back, and tells of the first alone', async () => {
    const later = '2026-11-20T08:05:00.000Z'
    const second = paidCharge({
      ...paid,
      chargeId: 'chg_2',
      startedAt: later,
      stateAt: later,
      paidAt: later,
    })
    await change([paid])
    await change([paid, second])
    expect(await watched.chargesOf(owner)).toMatchObject([
      { chargeId: 'chg_1' },
      { chargeId: 'chg_2', refund: { state: 'wanted', amount: paid.amount + paid.serviceFee } },
    ])
    expect((await watched.chargesOf(owner))[0]?.refund).toBeUndefined()
    expect(queued()).toEqual([{ kind: 'refund', ...owner, chargeId: 'chg_2' }])
    expect(watched.world.trips.zaps).toHaveLength(1)
    expect(watched.saved).toHaveLength(1)
  })

  test('leaves money that came by wire to a person, and what is on its way back to its provider', async () => {
    await watched.become(trip.id, { state: 'cancelled' })
    const wire = paidCharge({ ...paid, chargeId: 'chg_w', provider: 'wire', method: 'wire' })
    const under = {
      state: 'pending',
      at: paid.stateAt,
      amount: paid.amount + paid.serviceFee,
    } as const
    await change([wire, { ...paid, chargeId: 'chg_x', refund: under }])
    expect(await watched.chargesOf(owner)).toMatchObject([
      { refund: { state: 'wanted' } },
      { refund: under },
    ])
    expect(queued()).toEqual([])
  })

  test.each(['cancelled', 'taken off', 'gone'])(
    'proposes or sends back money that came in for a trip or payment that is %s',
    async (what) => {
      if (what === 'cancelled') await watched.become(trip.id, { state: 'cancelled' })
      if (what === 'taken off') await watched.become(trip.id, { payments: [trip.balance] })
      const gone = { itineraries: { ...watched.deps.itineraries, get: async () => undefined } }
      const after = await change(
        [paid],
        { answer: () => kept('once') },
        what === 'gone' ? gone : {},
      )
      expect(after?.record.id).toBe(what === 'gone' ? undefined : trip.id)
      expect(await watched.chargesOf(owner)).toMatchObject([
        {
          refund: {
            state: what === 'cancelled' ? 'proposed' : 'wanted',
            amount: paid.amount + paid.serviceFee,
            at: watched.deps.clock.now().toISOString(),
          },
        },
      ])
      const message = { kind: 'refund', ...owner, chargeId: 'chg_1' }
      expect(queued()).toEqual(what === 'cancelled' ? [] : [message])
      expect(watched.saved).toHaveLength(what === 'cancelled' ? 1 : 0)
      expect(await isKept('once')).toBe(true)
    },
  )

  test('that money went back tells of it once, with what went back', async () => {
    await change([paid])
    await watched.become(trip.id, { state: 'cancelled' })
    await change([paid])
    const whole = paid.amount + paid.serviceFee
    const back = {
      ...paid,
      refund: { state: 'succeeded', at: paid.stateAt, amount: whole },
    } as const
    watched.saved.splice(0)
    await change([back], { action: 'refund succeeded' })
    expect(watched.saved[0]?.entry.changes[0]).toEqual({
      field: `payments.${owner.paymentId}.refund`,
      label: 'Deposit',
      from: 'Refund: Pending',
      to: 'Refund: Paid',
    })
    expect(audits()).toMatchObject([
      {
        action: 'system_refund_itinerary_payment',
        details: {
          paymentId: owner.paymentId,
          amount: whole,
          currency: 'USD',
          paymentMethod: 'credit',
          saidBy: 'sandbox',
        },
      },
    ])
    await change([
      { ...back, refund: { ...back.refund, reference: 'ref_2' }, data: { note: 'seen' } },
    ])
    expect(watched.saved).toHaveLength(2)
    expect(audits()).toHaveLength(1)
    expect(watched.world.trips.zaps).toHaveLength(1)
  })

  test('that money went back which no payment shows is told in the history all the same', async () => {
    const strayBack = {
      paymentId: owner.paymentId,
      chargeId: 'chg_9',
      amount: 20_700,
      currency: 'USD',
      paymentMethod: 'ach',
    } as const
    await change([], { strayBack })
    expect(watched.saved[0]?.entry.changes).toEqual([
      {
        field: `payments.${owner.paymentId}.sentBack`,
        label: 'Refunded, ACH',
        from: '',
        to: 'USD 207.00',
      },
    ])
    expect(audits()).toMatchObject([
      { action: 'system_refund_itinerary_payment', details: strayBack },
    ])
    expect((await watched.world.trip(trip.id)).payments).toMatchObject([
      { status: 'Pending' },
      { status: 'Pending' },
    ])
  })

  test.each([
    ['the trip', () => new ChangedMeanwhile(undefined)],
    ['the charges', () => new ChargesChangedMeanwhile()],
  ])(
    'is decided anew while somebody else changes %s, twelve times at most',
    async (_what, met) => {
      let rounds = 0
      const upTo = (most: number) => ({
        itineraries: {
          ...watched.deps.itineraries,
          save: async (saving: never) => {
            rounds += 1
            if (rounds <= most) throw met()
            return watched.deps.itineraries.save(saving)
          },
        },
      })
      await expect(change([paid], {}, upTo(12))).rejects.toMatchObject({ code: 'record.busy' })
      expect(rounds).toBe(12)
      rounds = 0
      expect((await change([paid], {}, upTo(3)))?.record.payments[0]?.status).toBe('Paid')
      expect(rounds).toBe(4)
    },
    30_000,
  )

  test('that fails for another reason is not tried again', async () => {
    let rounds = 0
    const save = async () => {
      rounds += 1
      throw new Error('table gone')
    }
    await expect(
      change([paid], {}, { itineraries: { ...watched.deps.itineraries, save } }),
    ).rejects.toThrow('table gone')
    expect(rounds).toBe(1)
    const noAgency = { agencies: { ...watched.deps.agencies, agency: async () => undefined } }
    await expect(change([paid], {}, noAgency)).rejects.toMatchObject({ code: 'record.not-found' })
    expect(watched.saved).toEqual([])
  })
})
