import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { paymentIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import { hasCapability, itineraryStates } from '#shared/itinerary/states'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import {
  clearanceWords,
  clearQuestion,
  generationWords,
  mayCollect,
  unheldNote,
  whyNoPayments,
} from '../../../../web/trip/payments/may-collect'
import { lookAgainMs } from '../../../../web/trip/payments/money-moving'
import { paymentSums } from '../../../../web/trip/payments/PaymentList'
import { paymentFacts } from '../../../../web/trip/payments/payment-facts'

const today = calendarDate('2026-11-20')

const aPayment = (named: Partial<Payment> = {}): Payment => ({
  paymentId: paymentIdSchema.parse('pay_0000000001'),
  paymentType: 'balance',
  amount: 25_166_20,
  serviceFee: 0,
  status: 'Pending',
  dueDate: '2026-11-17',
  ...named,
})
const words = (named: Partial<Payment>, isOpen = true) =>
  paymentFacts({
    payment: aPayment(named),
    isOpen,
    parties: [{ id: 'p1', name: 'Berg household' }],
    currency: 'USD',
    state: 'quote',
    today,
  })

describe('a payment in words', () => {
  test('says how late it is', () => {
    expect(words({})).toMatchObject({
      type: 'Balance',
      method: 'Not chosen yet',
      date: 'due Nov 17, 2026',
      dateNote: '3 days overdue',
      isLate: true,
    })
    expect(words({ dueDate: '2026-11-20' })).toMatchObject({
      isLate: false,
      date: 'due today',
      dateNote: undefined,
    })
  })

  test('says that the last attempt failed, and calls a replaced one not late', () => {
    expect(words({ status: 'Error' }).dateNote).toBe('3 days overdue, last attempt failed')
    expect(words({ status: 'Error' }, false)).toMatchObject({
      isLate: false,
      dateNote: 'last attempt failed',
    })
  })

  test('says when and how it came in', () => {
    const paid = { status: 'Paid', paidAt: '2026-02-11T09:00:00.000Z' } as const
    expect(
      words(
        { ...paid, paymentMethod: 'credit', paymentData: { brand: 'Visa', last4: '4021' } },
        false,
      ),
    ).toMatchObject({
      method: 'Credit Card',
      methodNote: 'Visa 4021',
      date: 'paid Feb 11, 2026',
      isLate: false,
    })
    expect(
      words({ ...paid, paymentMethod: 'wire', paymentData: { reference: 'INV 7' } }, false)
        .methodNote,
    ).toBe('INV 7')
  })

  test('says what becomes of money that goes back, and what is on its way', () => {
    const back = (status: 'Pending' | 'Paid' | 'Error', task?: string) =>
      words(
        {
          status: 'Paid',
          refund: { status, amount: 26_047_02, at: '2026-11-01T00:00:00.000Z', task },
        },
        false,
      )
    expect(back('Pending').refund).toBe('$26,047.02 refund in progress')
    expect(back('Pending', 'Send it by wire.').refund).toBe('$26,047.02 to be refunded')
    expect(back('Paid')).toMatchObject({ refund: '$26,047.02 refunded', status: 'Refunded' })
    expect(back('Pending').status).toBe('Paid')
    expect(back('Error', 'Send it by wire.')).toMatchObject({
      refund: '$26,047.02 refund failed',
      nextStep: 'Send it by wire.',
    })
    expect(words({ status: 'Authorized' }, false)).toMatchObject({
      date: 'processing',
      dateNote: undefined,
    })
  })

  test('says what each way to pay adds until one is chosen, and then what it added', () => {
    const fees = { credit: 880_82, ach: 251_66 }
    expect(words({ fees }).fee).toBe('Card 880.82, ACH 251.66, wire free')
    expect(words({ fees, status: 'Error', paymentMethod: 'ach' })).toMatchObject({
      method: 'ACH',
      fee: 'Card 880.82, ACH 251.66, wire free',
    })
    const inEuro = {
      payment: aPayment({ fees }),
      isOpen: true,
      parties: [],
      currency: 'EUR',
      state: 'quote',
      today,
    } as const
    expect(paymentFacts(inEuro).fee).toBe('Card 880.82, wire free')
    expect(
      words({ fees: { credit: 880_82, ach: 251_66 }, paymentMethod: 'credit', serviceFee: 880_82 })
        .fee,
    ).toBe('880.82')
    expect(words({}).fee).toBe('–')
  })

  test('of a cancelled trip is asked for no more, unless it came in', () => {
    const facts = (status: Payment['status']) =>
      paymentFacts({
        payment: aPayment({ status }),
        isOpen: false,
        parties: [],
        currency: 'USD',
        state: 'cancelled',
        today,
      })
    expect(facts('Pending')).toMatchObject({
      status: 'Cancelled',
      date: 'no longer due',
      dateNote: undefined,
    })
    expect(facts('Paid')).toMatchObject({ status: 'Paid', refund: '$25,166.20 to be refunded' })
  })

  test('names the party group that pays it', () => {
    expect(words({ partyId: 'p1' }).party).toBe('Berg household')
    expect(words({ partyId: 'gone' }).party).toBeUndefined()
  })
})

test('the sums count what came in less what went back, and each open payment once', () => {
  const payments = [
    aPayment({ paymentType: 'deposit', status: 'Paid', amount: 100, serviceFee: 4 }),
    aPayment({ status: 'Error', amount: 200 }),
    aPayment({ status: 'Pending', amount: 200 }),
  ]
  expect(paymentSums({ payments, open: payments.slice(2) }, today)).toEqual({
    received: 100,
    fees: 4,
    outstanding: 200,
    isLate: true,
  })
  const refund = { status: 'Paid', amount: 104, at: '2026-11-01T00:00:00.000Z' } as const
  expect(
    paymentSums(
      { payments: [aPayment({ status: 'Paid', amount: 100, serviceFee: 4, refund })], open: [] },
      today,
    ),
  ).toEqual({
    received: 0,
    fees: 0,
    outstanding: 0,
    isLate: false,
  })
})

describe('what may be done', () => {
  test('payments are asked for once, in a state that allows them, when there is a price', () => {
    expect(mayCollect({ state: 'quote', sell: 1, payments: [] }).generate).toBe(true)
    expect(mayCollect({ state: 'estimate', sell: 1, payments: [] }).generate).toBe(false)
    expect(mayCollect({ state: 'quote', sell: 0, payments: [] }).generate).toBe(false)
    expect(mayCollect({ state: 'quote', sell: 1, payments: [aPayment()] }).generate).toBe(false)
  })

  test('payments are cleared while none is paid or under way', () => {
    const clear = (status: Payment['status']) =>
      mayCollect({ state: 'quote', sell: 1, payments: [{ status }] }).clear
    expect([clear('Pending'), clear('Error'), clear('Paid'), clear('Authorized')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('payments are edited while one is still to come', () => {
    const edit = (status: Payment['status']) =>
      mayCollect({ state: 'quote', sell: 1, payments: [{ status }] }).edit
    expect([edit('Pending'), edit('Error'), edit('Paid'), edit('Authorized')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('says what is next where money came in and no rooms are held', () => {
    const note = (named: Partial<Parameters<typeof unheldNote>[0]>) =>
      unheldNote({ state: 'quote', payments: [{ status: 'Paid' }], ...named })
    expect(note({})).toMatch(/Hold the rooms, or cancel/)
    expect(note({ bookingReference: 'WND-1' })).toBeUndefined()
    expect(note({ state: 'confirm_requested' })).toBeUndefined()
    expect(note({ payments: [{ status: 'Pending' }] })).toBeUndefined()
    expect(note({ payments: [{ status: 'Paid', refund: {} }] })).toBeUndefined()
  })

  test('says why there are none', () => {
    expect(whyNoPayments({ state: 'cancelled', sell: 1, payments: [] })).toMatch(/cancelled/)
    expect(whyNoPayments({ state: 'draft', sell: 1, payments: [] })).toMatch(/quote/)
    expect(whyNoPayments({ state: 'quote', sell: 0, payments: [] })).toMatch(/no price/)
    expect(whyNoPayments({ state: 'quote', sell: 1, payments: [] })).toMatch(
      /^No payments requested yet/,
    )
  })

  test.each(itineraryStates.filter((state) => hasCapability(state, 'payment')))(
    'speak of a locked price in state %s only where it is locked',
    (state) => {
      const isLocked = isPriceLocked({ flags: ['genpay'], sell: 1, state })
      expect(/price is now locked/.test(generationWords(state))).toBe(isLocked)
      expect(/will then be locked/.test(whyNoPayments({ state, sell: 1, payments: [] }))).toBe(
        isLocked,
      )
      expect(/price/.test(clearQuestion(state))).toBe(isLocked)
      expect(/price/.test(clearanceWords(state))).toBe(isLocked)
    },
  )
})

describe('money on its way', () => {
  const moves = (state: 'quote' | 'cancelled', named: Partial<Payment>) =>
    lookAgainMs({ state, payments: [aPayment(named)] }) !== false
  const refund = { status: 'Pending', amount: 1, at: '2026-11-01T00:00:00.000Z' } as const

  test('is a transfer, a refund, and what a cancelled trip is to give back', () => {
    expect(moves('quote', { status: 'Authorized' })).toBe(true)
    expect(moves('cancelled', { status: 'Paid' })).toBe(true)
    expect(moves('cancelled', { status: 'Paid', refund })).toBe(true)
  })

  test('is what a client is asked for, in states where it can be paid', () => {
    for (const status of ['Pending', 'Error'] as const) {
      expect(lookAgainMs({ state: 'provisional', payments: [aPayment({ status })] })).toBeLessThan(
        10_000,
      )
      expect(moves('cancelled', { status })).toBe(false)
    }
    expect(lookAgainMs(undefined)).toBe(false)
  })

  test('is neither what a person sends back, nor what came in', () => {
    expect(moves('quote', { status: 'Paid' })).toBe(false)
    expect(moves('cancelled', { status: 'Paid', refund: { ...refund, task: 'Send it.' } })).toBe(
      false,
    )
    expect(moves('cancelled', { status: 'Paid', refund: { ...refund, status: 'Paid' } })).toBe(
      false,
    )
  })
})
