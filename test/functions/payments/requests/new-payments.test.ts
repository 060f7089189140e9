import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { paymentIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ChosenPlan } from '#shared/itinerary/payment-plan'
import type { Payment } from '#shared/itinerary/payments'
import {
  feesOf,
  isAskedAlike,
  withNewPayments,
} from '../../../../functions/payments/requests/new-payments'
import type { MakeId } from '../../../../functions/runtime/make-id'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const finance = { sell: 100_000, deposit: 20_000, balance: 80_000 } as NonNullable<
  ItineraryRecord['finance']
>
const trip = (named: Parameters<typeof anItinerary>[0] = {}): ItineraryRecord => ({
  ...anItinerary({
    state: 'provisional',
    segments: [aStay({ costAmount: '800.00', sell: 100_000 })],
    ...named,
  }),
  finance,
})

describe('payments that are asked for', () => {
  let made = 0
  const asked = (
    record: ItineraryRecord,
    today = '2026-11-20',
    plan?: ChosenPlan,
  ): ItineraryRecord => {
    made = 0
    const makeId = ((kind: string) => `${{ payment: 'pay' }[kind]}_new${++made}`) as MakeId
    return withNewPayments(record, {
      agencyName: 'Marula Journeys',
      today: calendarDate(today),
      plan,
      makeId,
    })
  }
  const again = (payments: readonly Payment[], named: Parameters<typeof anItinerary>[0] = {}) =>
    asked({ ...trip(named), payments: [...payments] }).payments
  const [deposit, balance] = asked(trip()).payments.map((payment) => ({
    ...payment,
    paymentId: paymentIdSchema.parse(`pay_${payment.paymentType}`),
  })) as [Payment, Payment]
  const paid = (payment: Payment, named: Partial<Payment> = {}): Payment => ({
    ...payment,
    status: 'Paid',
    paymentMethod: 'credit',
    serviceFee: 700,
    paidAt: '2026-11-20T08:00:00.000Z',
    ...named,
  })

  test('are deposit and balance, with the fee of each method and the texts on the statement', () => {
    expect(asked(trip()).payments).toEqual([
      {
        paymentId: 'pay_new1',
        paymentType: 'deposit',
        amount: 20_000,
        dueDate: '2026-11-20',
        serviceFee: 0,
        status: 'Pending',
        fees: { credit: 700, ach: 200 },
        descriptors: { credit: 'Marula Journeys', ach: 'Marula Journeys' },
      },
      {
        paymentId: 'pay_new2',
        paymentType: 'balance',
        amount: 80_000,
        dueDate: '2027-03-23',
        serviceFee: 0,
        status: 'Pending',
        fees: { credit: 2_800, ach: 800 },
        descriptors: { credit: 'Marula Journeys', ach: 'Marula Journeys' },
      },
    ])
  })

  test('are one payment of everything when the balance is due today', () => {
    expect(asked(trip(), '2027-03-23').payments).toMatchObject([
      { paymentType: 'sell', amount: 100_000 },
    ])
    expect(asked(trip(), '2027-03-22').payments).toHaveLength(2)
  })

  test('agree the price: the flags of an open price go, that of generated payments comes', () => {
    const { flags } = asked(trip({ flags: ['requote', 'locked_incompatible', 'xfsm'] }))
    expect(flags).toEqual(['genpay', 'xfsm'])
  })

  test('of a shared trip are of one group each', () => {
    const group = (id: string, share: number) => ({
      id,
      name: id,
      travelerIds: [],
      allocations: { s1: share },
    })
    const payments = again([], { parties: [group('p1', 40), group('p2', 60)] })
    expect(
      payments.map(({ partyId, paymentType, amount }) => [partyId, paymentType, amount]),
    ).toEqual([
      ['p1', 'deposit', 8_000],
      ['p2', 'deposit', 12_000],
      ['p1', 'balance', 32_000],
      ['p2', 'balance', 48_000],
    ])
    expect(again([])[0]).not.toHaveProperty('partyId')
  })

  test('keep what was paid and what is under way, and ask for the rest', () => {
    expect(again([paid(deposit), balance])).toEqual([paid(deposit), balance])
    const underWay = { ...deposit, status: 'Authorized' as const }
    expect(again([underWay, balance])).toEqual([underWay, balance])
    const more = again([paid({ ...deposit, amount: 30_000 }), balance])
    expect(more.map(({ amount }) => amount)).toEqual([30_000, 70_000])
  })

  test('ask again for what was sent back', () => {
    const refund = { status: 'Paid', amount: 20_700, at: '2026-11-20T08:00:00.000Z' } as const
    const payments = again([paid(deposit, { refund }), balance])
    expect(payments.map(({ status, amount }) => [status, amount])).toEqual([
      ['Paid', 20_000],
      ['Pending', 20_000],
      ['Pending', 80_000],
    ])
  })

  test('that ask for the same stay the same, with fees and texts as they are in force now', () => {
    const old = { ...deposit, fees: { credit: 1, ach: 1 }, descriptors: {} }
    expect(again([balance, old])).toEqual([balance, deposit])
    expect(again([deposit, balance], { rates: { credit: 2, ach: 0.5 } })).toMatchObject([
      { paymentId: deposit.paymentId, fees: { credit: 400, ach: 100 } },
      { paymentId: balance.paymentId, fees: { credit: 1_600, ach: 400 } },
    ])
  })

  test('are made anew where they ask for something else, and where money was ever taken for them', () => {
    const other = again([{ ...deposit, amount: 25_000 }, balance])
    expect(other.map(({ paymentId }) => paymentId)).toEqual(['pay_new1', balance.paymentId])
    const refund = { status: 'Error', amount: 20_700, at: '2026-11-20T08:00:00.000Z' } as const
    const failed = again([{ ...deposit, status: 'Error', refund }, balance])
    expect(failed.map(({ paymentId }) => paymentId)).toEqual(['pay_new1', balance.paymentId])
  })

  test('are at most forty', () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => paid(deposit, { amount: 0 }))
    expect(again(many(38))).toHaveLength(40)
    expect(() => again(many(39))).toThrow(
      expect.objectContaining({
        code: 'payment.too-many',
        facts: { payments: 41, maxPayments: 40 },
      }),
    )
  })

  test.each([
    ['in a state that takes none', trip({ state: 'estimate' }), 'payment.not-possible'],
    ['without a price', { ...trip(), finance: undefined }, 'payment.no-price'],
    ['of nothing', { ...trip(), finance: { ...finance, sell: 0 } }, 'payment.no-price'],
  ])('are refused %s', (_what, record, code) => {
    const { state } = record
    expect(() => asked(record)).toThrow(
      expect.objectContaining({ code, facts: expect.objectContaining({ state }) }),
    )
  })

  test('are refused while a stay has lost its price, and name the stay', () => {
    const segments = [aStay({ costAmount: '800.00', sell: 100_000 }), aStay({ id: 's2' })]
    expect(() => asked(trip({ segments, flags: ['inconsistent'] }))).toThrow(
      expect.objectContaining({ code: 'payment.unpriced', facts: { segmentIds: ['s2'] } }),
    )
    expect(asked(trip({ segments })).payments).toHaveLength(2)
  })

  test('are alike when they ask for the same money in the same ways', () => {
    expect(isAskedAlike(deposit, { ...deposit, dueDate: '2027-01-01' })).toBe(true)
    expect(isAskedAlike(deposit, { ...deposit, paymentId: balance.paymentId })).toBe(false)
    expect(isAskedAlike(deposit, { ...deposit, amount: 20_001 })).toBe(false)
    expect(isAskedAlike(deposit, { ...deposit, fees: { credit: 701, ach: 200 } })).toBe(false)
    expect(isAskedAlike(deposit, { ...deposit, fees: { credit: 700, ach: 201 } })).toBe(false)
    expect(isAskedAlike({ ...deposit, fees: undefined }, { ...deposit, fees: undefined })).toBe(
      true,
    )
    expect(isAskedAlike({ ...deposit, fees: undefined }, deposit)).toBe(false)
  })

  test('cost what the trip says by each method, else what is in force', () => {
    expect(feesOf({ rates: {} }, 10_000)).toEqual({ credit: 350, ach: 100 })
    expect(feesOf({ rates: { credit: 0, ach: 0 } }, 10_000)).toEqual({ credit: 0, ach: 0 })
  })

  test('count a planning fee for the group of the client who was asked for it, and list what a cancelled group was asked for last', () => {
    const parties = ['nash', 'hartley'].map((id, at) => ({
      id,
      name: id,
      travelerIds: [`t${at}`],
      allocations: {},
      clientId: `cli_${id}` as NonNullable<ItineraryRecord['clientId']>,
    }))
    const planning = paid(deposit, { purpose: 'planning', amount: 1_001 })
    const gone = { ...balance, partyCancelled: true as const }
    const record = { ...trip({ parties }), clientId: parties[1]?.clientId }
    const { payments } = asked({ ...record, payments: [gone, planning] })
    expect(payments[0]).toEqual({ ...planning, partyId: 'hartley' })
    expect(payments.at(-1)).toEqual(gone)
    for (const { id } of parties) {
      const own = payments.filter(({ partyId }) => partyId === id)
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000)
    }
    const [other] = asked({ ...record, clientId: undefined, payments: [planning] }).payments
    expect(other).toEqual(planning)
  })

  test('ask for the parts of a plan, and keep it with the trip', () => {
    const plan = { name: 'Thirds', steps: [{ days: 120, percent: 25 }] }
    const record = asked(trip(), '2026-11-20', plan)
    const sums = record.payments.map(({ paymentType, amount, dueDate }) => [
      paymentType,
      amount,
      dueDate,
    ])
    const sell = record.finance?.sell ?? 0
    expect(sums).toHaveLength(3)
    expect(sums[1]).toEqual(['balance', sell / 4, addDays(record.startDate, -120)])
    expect(record.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(sell)
    expect(record.paymentPlan).toEqual(plan)
  })
})
