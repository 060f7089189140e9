import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { ApiError } from '../../../../web/lib/api/api-error'
import { missingWays } from '../../../../web/trip/journey/missing-ways'
import { bookedVersion, bookingBehind } from '../../../../web/trip/life/booking-behind'
import { cancelOutcome, cancelTerms } from '../../../../web/trip/life/cancel-terms'
import { lifeMenu } from '../../../../web/trip/life/life-menu'
import {
  cancelWords,
  holdOverWords,
  nextWords,
  questionOf,
  requoteWords,
} from '../../../../web/trip/life/life-words'
import { refusalWords } from '../../../../web/trip/life/refusal-words'
import { payingOutcome } from '../../../../web/trip/life/use-paying-outcome'
import { outcomeOf } from '../../../../web/trip/life/work-outcome'
import type { Trip } from '../../../../web/trip/page/trip'
import { aTrip, jao, mombo } from '../builders'

const held = aTrip({ state: 'provisional', bookingReference: 'WND-1' })
const paid = {
  paymentId: 'pay_00000001',
  paymentType: 'deposit',
  amount: 10_000,
  serviceFee: 350,
  status: 'Paid',
  dueDate: '2027-01-01',
} as const
const due = {
  ...paid,
  paymentId: 'pay_00000002',
  paymentType: 'balance',
  serviceFee: 0,
  status: 'Pending',
} as const
const withMoney = { ...held, payments: [paid, due] } as unknown as typeof held

test('a hold with transfers missing is asked about, since it locks them out', () => {
  const missing = missingWays([jao, { ...mombo, startDate: jao.endDate }])
  const ask = (ways: typeof missing) => questionOf('GetHold', held, ways)
  expect(ask([])).toBeUndefined()
  expect(ask([...missing, ...missing])).toMatchObject({
    title: '2 transfers missing, hold anyway?',
    text: expect.stringContaining('No transfer yet from Jao Camp to Mombo Camp.'),
    confirmLabel: 'Hold anyway',
  })
})

describe('a booking behind a requote', () => {
  const requoted = aTrip({ state: 'quote', bookingReference: 'WND-1' })

  test('is confirmed, or held where it expires, and leads back', () => {
    expect(bookingBehind(requoted)).toBe('confirmed')
    const holdExpiry = '2027-01-12T15:00:00.000Z'
    expect(bookingBehind({ ...requoted, holdExpiry })).toBe('held')
    expect(bookingBehind(aTrip())).toBeUndefined()
    expect(bookingBehind({ ...requoted, state: 'confirmed' })).toBeUndefined()
    const labels = lifeMenu(requoted, undefined).map(({ label }) => label)
    expect(labels).toContain('Back to the confirmed booking')
    expect(questionOf('toBooking', requoted, [])?.title).toBe('Go back to the confirmed booking?')
  })

  test('is restored from the last version that was booked', () => {
    const entry = (version: number, state: Trip['state']) => ({ version, state })
    expect(
      bookedVersion([
        entry(9, 'quote'),
        entry(8, 'quoting'),
        entry(7, 'confirmed'),
        entry(6, 'confirming'),
        entry(5, 'provisional'),
      ]),
    ).toBe(7)
    expect(bookedVersion([entry(2, 'quote')])).toBeUndefined()
  })
})

describe('the menu of a life', () => {
  const of = (trip: typeof held) => lifeMenu(trip, undefined).map(({ label }) => label)

  test('offers what the table allows in each state', () => {
    expect(of(aTrip({ state: 'estimate' }))).toEqual(['Cancel itinerary'])
    expect(of(aTrip())).toEqual(['Refresh availability', 'Cancel itinerary'])
    expect(of(held)).toEqual(['Confirm now', 'Check booking status', 'Requote', 'Cancel booking'])
    expect(of(aTrip({ state: 'cancelled' }))).toEqual([])
    expect(of(aTrip({ state: 'holding' }))).toEqual([])
  })

  test('offers nothing for a saved itinerary: it is removed from the shelf, not cancelled', () => {
    expect(of(aTrip({ state: 'saved' }))).toEqual([])
  })
})

describe('the words of a life', () => {
  test('say before cancelling what happens to rooms and payments', () => {
    const { text, confirmLabel } = cancelWords(withMoney)
    expect(text).toContain('booking WND-1 cancelled')
    expect(text).toContain('1 unpaid payment will be cancelled')
    expect(confirmLabel).toBe('Cancel booking')
    expect(cancelWords(aTrip()).text).toMatch(/^No rooms are held\./)
  })

  test('compute the fee of the day before cancelling a confirmed trip, and what it makes of the money', () => {
    const segments = withMoney.itinerary.segments.map((segment, index) => ({
      ...segment,
      ...(index === 0
        ? { cancellation: [{ days: 30, percent: 10 }], cost: 40_000, sell: 60_000 }
        : {}),
    }))
    const startDate = calendarDate(segments[0]?.startDate ?? '')
    const trip = {
      ...withMoney,
      state: 'confirmed',
      finance: { sell: 90_000 },
      itinerary: { ...withMoney.itinerary, segments },
    } as Trip
    const terms = cancelTerms(trip, startDate)
    expect([terms.sell, terms.ofDay.fee]).toEqual([90_000, 6_000])
    expect(cancelTerms(trip, calendarDate('2020-01-01')).ofDay.fee).toBe(0)
    expect(cancelTerms({ ...trip, state: 'provisional' }, startDate).ofDay.fee).toBe(0)
    const outcome = (fee: number, returnsServiceFees = false) =>
      cancelOutcome(trip, { fee, terms, returnsServiceFees })
    expect(outcome(6_000)).toEqual({ kept: 6_000, refund: 4_000, due: 0, serviceFees: 350 })
    expect(outcome(15_000)).toEqual({ kept: 10_000, refund: 0, due: 5_000, serviceFees: 350 })
    expect(outcome(0, true)).toEqual({ kept: 0, refund: 10_350, due: 0, serviceFees: 0 })
  })

  test('say that requoting keeps the rooms, where there are any', () => {
    expect(requoteWords(held).text).toMatch(/^Current rooms stay held/)
    expect(requoteWords(aTrip()).text).toMatch(/^The price will be unlocked/)
  })

  test('name what is next', () => {
    const next = (trip: Trip, today = '2026-11-20') => nextWords(trip, calendarDate(today))
    expect(next(held)).toMatch(/^Next: generate payments/)
    expect(next(withMoney)).toBe('Next: $100.00 is due Jan 1, 2027.')
    expect(next(withMoney, '2027-01-01')).toBe('Next: $100.00 is due today.')
    expect(next(withMoney, '2027-01-09')).toBe('Next: $100.00 was due Jan 1.')
    expect(next(aTrip({ state: 'cancelled' }))).toBe('Nothing was paid.')
    expect(next(aTrip({ state: 'quote' }))).toBe('')
    expect(
      next({ ...withMoney, state: 'confirmed', payments: [withMoney.payments[0]] } as Trip),
    ).toBe('Paid in full.')
    expect(next({ ...held, state: 'quote' })).toMatch(/^Next: hold the rooms on this quote/)
    const asked = aTrip({
      state: 'provisional',
      segments: [{ ...jao, inventoryStatus: 'Requested' }],
    })
    expect(next(asked)).toBe('Next: record the answer from Jao Camp, then confirm the booking.')
  })

  test('say of a cancelled trip what became of its money', () => {
    const refund = (status: 'Pending' | 'Paid' | 'Error', task?: string) => ({
      ...paid,
      refund: { status, amount: 10_350, at: '2026-11-20T09:00:00.000Z', task },
    })
    const of = (...payments: readonly object[]) =>
      nextWords(
        { ...withMoney, state: 'cancelled', payments } as unknown as Trip,
        calendarDate('2026-11-20'),
      )
    expect(of(refund('Pending', 'Send it by wire.'))).toBe(
      'Next: refund $103.50 by wire and mark it as refunded.',
    )
    expect(of(refund('Pending'))).toBe('Refund of $103.50 in progress.')
    const waiting = refund('Pending', 'Confirm it.')
    expect(of({ ...waiting, refund: { ...waiting.refund, needsConfirmation: true } })).toBe(
      'Next: confirm the refund of $103.50.',
    )
    expect(of(paid, { ...due, purpose: 'cancellation' })).toBe(
      'Refund of $103.50 in progress. Next: $100.00 is due Jan 1, 2027.',
    )
    expect(of(paid)).toBe('Refund of $103.50 in progress.')
    expect(of(refund('Paid'), refund('Error'))).toBe('$103.50 refunded. Refund of $103.50 failed.')
    expect(of(due)).toBe('Nothing was paid.')
  })

  test('say what may still be done once the hold has run out', () => {
    expect(holdOverWords(held)).toBe(
      'Rooms will be released within minutes. Request confirmation now to keep them.',
    )
    expect(holdOverWords({ state: 'quote' })).toBe('Rooms will be released within minutes.')
  })

  test('name what all groups pay on the day that is next', () => {
    const group = (partyId: string, amount: number) => ({
      ...due,
      paymentId: `pay_${partyId}`,
      partyId,
      amount,
    })
    const later = { ...group('p1', 90_000), paymentId: 'pay_later', dueDate: '2027-02-06' }
    const payments = [paid, later, group('p1', 10_000), group('p2', 20_050), group('p3', 1)]
    const next = (trip: object, today: string) =>
      nextWords({ ...held, payments, ...trip } as unknown as Trip, calendarDate(today))
    expect(next({}, '2026-11-20')).toBe('Next: 3 payments totaling $300.51 are due Jan 1, 2027.')
    expect(next({}, '2027-01-01')).toBe('Next: 3 payments totaling $300.51 are due today.')
    expect(next({}, '2027-01-09')).toBe('Next: 3 payments totaling $300.51 were due Jan 1.')
    expect(next({ payments: [paid, later, group('p2', 5)] }, '2027-01-09')).toBe(
      'Next: $0.05 was due Jan 1.',
    )
    const undated = payments.map((payment) => ({ ...payment, dueDate: undefined }))
    expect(next({ payments: undated, state: 'confirmed' }, '2027-01-09')).toBe(
      'Next: 4 payments totaling $1,200.51 are due.',
    )
  })

  test('tell what came of a payment, once there is word of it', () => {
    const told = (
      status: 'Paid' | 'Authorized' | 'Error' | 'Pending',
      paymentMethod: 'ach' | 'credit' = 'ach',
    ) =>
      payingOutcome({ currency: 'USD' }, {
        ...paid,
        status,
        paymentMethod,
      } as unknown as Trip['payments'][number])
    expect(told('Paid')).toEqual({ text: 'Deposit of $100.00 paid.', tone: 'success' })
    expect(told('Authorized')?.text).toContain('Bank payments can take a few days')
    expect(told('Authorized', 'credit')?.text).toContain('is being reviewed by the card’s bank')
    expect(told('Error')).toEqual({ text: 'Deposit of $100.00 wasn’t paid.', tone: 'error' })
    expect(told('Pending')).toBeUndefined()
  })

  test('tell how holding and confirming ended', () => {
    expect(outcomeOf(held, 'holding').text).toContain(
      'Rooms held for Botswana Adventure, booking WND-1',
    )
    expect(outcomeOf(aTrip(), 'holding')).toMatchObject({ tone: 'error' })
    expect(outcomeOf(aTrip({ state: 'confirmed' }), 'confirming').text).toContain('is confirmed')
  })
})

describe('a refusal', () => {
  const of = (code: string, details?: unknown) =>
    refusalWords(new ApiError({ status: 409, code, message: 'No.', details }))

  test('says why the currency stays', () => {
    const why = (isPaid: boolean) => of('itinerary.currency-fixed', { currency: 'JPY', isPaid })
    expect(why(true)).toBe(
      'Payments have been received or are in progress in JPY, so the currency can’t be changed.',
    )
    expect(why(false)).toBe(
      'Payments were generated in JPY. Clear them to sell in another currency.',
    )
  })

  test('explains what has changed meanwhile', () => {
    expect(of('itinerary.wrong-state', { state: 'confirmed' })).toBe(
      'No longer possible: the trip is now confirmed.',
    )
    expect(of('record.changed')).toContain('A colleague just changed this trip')
    expect(of('web.unreachable')).toContain('can’t tell whether this went through')
  })

  test('names what stands in the way of a hold', () => {
    const blockers = [{ message: 'The start date has passed' }]
    expect(of('itinerary.not-holdable', { blockers })).toContain('start date has passed')
    expect(of('itinerary.not-holdable')).toBe('No.')
  })
})
