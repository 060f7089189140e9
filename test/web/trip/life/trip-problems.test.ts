import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { paymentRecord } from '#shared/itinerary/payments'
import { adviceCodes, type ProblemCode, problem, problemCodes } from '#shared/itinerary/problem'
import { journeyOf } from '../../../../web/trip/journey/journey'
import { mainAction } from '../../../../web/trip/life/main-action'
import { quoteLabel } from '../../../../web/trip/life/quote-label'
import { adviceOn, liveProblems, standingAdvice } from '../../../../web/trip/life/trip-problems'
import type { Trip } from '../../../../web/trip/page/trip'
import { aTrip, flight, jao, mombo } from '../builders'

const now = new Date('2027-01-10T12:00:00.000Z')
const judged = (trip: Trip, totalMargin = 1) =>
  liveProblems({ trip, totalMargin, agencyCode: 'MAR001', now })
const judge = (trip: Trip, totalMargin?: number) => {
  const { problems, advice } = judged(trip, totalMargin)
  return [...problems, ...advice]
}
const advise = (trip: Trip, totalMargin?: number) =>
  adviceOn(judge(trip, totalMargin), { trip, journey: journeyOf(trip.itinerary.segments) })

describe('the problems of a trip', () => {
  test('follow the edits: a gap and a margin below zero are found at once', () => {
    const codes = judge(
      aTrip({ segments: [jao, { ...mombo, startDate: '2027-06-19', nights: 2 }] }),
      -1,
    ).map(({ code }) => code)
    expect(codes).toEqual(['total-margin-below-zero', 'gap'])
    expect(judge(aTrip())).toEqual([])
  })

  test('are none of a cancelled trip', () => {
    const gap = { segments: [jao, { ...mombo, startDate: '2027-06-19', nights: 2 }] }
    expect(judge(aTrip({ ...gap, state: 'cancelled' }))).toEqual([])
  })

  test('go with what its state, dates and money lack', () => {
    const titles = (trip: Trip, today = '2027-01-10') =>
      standingAdvice(trip, calendarDate(today)).map(({ title }) => title)
    const balance = {
      paymentId: 'pay_test000001',
      paymentType: 'balance',
      status: 'Pending',
      serviceFee: 0,
    }
    const due = paymentRecord.parse({ ...balance, amount: 100, dueDate: '2027-01-10' })
    const sold = aTrip({ state: 'confirmed', payments: [due] })
    expect(titles(sold)).toEqual(['0 of 3 travelers named'])
    expect(titles(sold, '2027-02-14')).toEqual([
      'Balance is 35 days overdue',
      '0 of 3 travelers named',
    ])
    expect(titles(aTrip({ state: 'provisional' }))).toEqual([
      'No payments requested yet',
      '0 of 3 travelers named',
    ])
    expect(titles(aTrip())).toEqual([])
    expect(titles(aTrip(), '2027-07-01')).toEqual(['Start date has passed'])
    expect(titles(aTrip({ state: 'cancelled', payments: [due] }), '2027-07-01')).toEqual([])
  })

  test('tell of a group that cancelled while its places are booked, and count its fee to the margin', () => {
    const partyCancellations = [{ partyId: 'p1', fee: 5 }] as unknown as Trip['partyCancellations']
    const trip = { ...aTrip(), partyCancellations }
    const codesAt = (totalMargin: number) => {
      const { problems, advice } = liveProblems({ trip, totalMargin, agencyCode: 'MAR001', now })
      return [problems, advice].map((all) => all.map(({ code }) => code))
    }
    expect(codesAt(-5)).toEqual([[], expect.arrayContaining(['party-cancelled'])])
    expect(codesAt(-6)[0]).toEqual(['total-margin-below-zero'])
  })

  test('tell of exchange rates older than three days, while they still decide the price', () => {
    const rated = (exchangeDate: string, more: Parameters<typeof aTrip>[0] = {}) =>
      standingAdvice(
        aTrip({
          segments: [{ ...jao, currency: 'ZAR' }],
          exchangeDate,
          ...more,
        }),
        calendarDate('2027-01-10'),
      ).map(({ title, text }) => [title, text])
    expect(rated('2027-01-07')).toEqual([])
    expect(rated('2026-11-15')).toEqual([
      [
        'Exchange rates are 56 days old',
        'Costs in ZAR are converted at rates of Nov 15. A new quote uses the latest ones.',
      ],
    ])
    const ofOneCurrency = { segments: [{ ...jao, currency: 'USD' }] }
    expect(rated('2026-11-15', ofOneCurrency)).toEqual([])
    expect(rated('2026-11-15', { state: 'cancelled' })).toEqual([])
  })

  test('keep what only the supplier can know, while the stay is there', () => {
    const closed = problem('room-closed', 'This room is closed', {
      segmentId: 's1',
      date: '2027-06-15',
    })
    const gap = problem('gap', 'There is a gap in the itinerary dates', { date: '2027-06-01' })
    expect(judge(aTrip({ problems: [closed, gap] }))).toEqual([closed])
    expect(judge(aTrip({ problems: [closed], segments: [flight, mombo] }))).toEqual([])
  })

  test('say when availability is stale, apart from the problems', () => {
    const old = aTrip({ availabilityCheckedAt: '2027-01-08T09:00:00.000Z', segments: [jao] })
    const [advice] = advise(old)
    expect(advice).toMatchObject({
      title: 'Availability at Jao Camp is 51 hours old',
      text: 'Availability older than 48 hours needs rechecking.',
      remedy: { kind: 'quote', label: 'Check again' },
    })
  })

  test('warn of what has no cost, as soon as it is added to a quoted trip', () => {
    const drive = { ...flight, type: 'road', costAmount: undefined }
    const [advice] = advise(aTrip({ segments: [jao, drive, mombo] }))
    expect(advice).toMatchObject({
      title: 'Jao to Mombo, charter, 15 min has no cost',
      text: 'Currently priced at $0. Enter a cost or a sell price.',
      remedy: { kind: 'place' },
    })
    expect(judge(aTrip({ segments: [jao, drive, mombo], quotedAt: undefined }))).toEqual([])
  })

  test('lead to their place', () => {
    const [gap] = advise(
      aTrip({ segments: [jao, { ...mombo, startDate: '2027-06-19', nights: 2 }] }),
    )
    expect(gap).toMatchObject({
      title: 'There is a gap in the itinerary dates',
      text: 'No stay on the night of June 18. Every night needs a stay before rooms can be held.',
      remedy: { kind: 'place', label: 'Go to June 18', anchor: 'gap-2027-06-18' },
    })
  })

  test.each([...problemCodes, ...adviceCodes].map((code) => [code]))(
    'each have a text and a way on: %s',
    (code: ProblemCode) => {
      const trip = aTrip({
        problems: [problem(code, 'What is wrong', { segmentId: 's1', date: '2027-06-15' })],
      })
      const [advice] = adviceOn(trip.problems, {
        trip,
        journey: journeyOf([jao, { ...mombo, startDate: '2027-06-19' as never }]),
      })
      expect(advice?.text).toMatch(/\.$/)
      if (code !== 'gap') expect(advice?.remedy).toBeDefined()
    },
  )
})

describe('the main action', () => {
  const today = calendarDate('2027-01-10')
  const of = (trip: Trip) => {
    const journey = journeyOf(trip.itinerary.segments)
    return mainAction(trip, { problems: adviceOn(judged(trip).problems, { trip, journey }), today })
  }

  test('asks for the first quote, and again when the quote no longer agrees', () => {
    expect(of(aTrip({ state: 'estimate', quotedAt: undefined }))).toEqual({
      kind: 'quote',
      label: 'Get Quote',
    })
    expect(of(aTrip({ flags: ['inconsistent'] }))).toEqual({
      kind: 'quote',
      label: 'Get quote again',
    })
    expect(of(aTrip({ state: 'unknown' }))).toEqual({ kind: 'quote', label: 'Try again' })
  })

  test('is to choose a camp while there is nothing to quote', () => {
    const empty = aTrip({ state: 'estimate', quotedAt: undefined, segments: [] })
    expect(of(empty)).toEqual({ kind: 'camp', label: 'Add first camp' })
    expect(of(aTrip({ state: 'cancelled', segments: [] }))).toBeUndefined()
  })

  test('of a saved itinerary is to use it, never to quote, hold or give it away', () => {
    const use = { kind: 'use', label: 'Use this itinerary' }
    const old = aTrip({
      state: 'saved',
      clientId: undefined,
      availabilityCheckedAt: '2027-01-08T09:00:00.000Z',
    })
    expect(of(old)).toEqual(use)
    expect(of({ ...old, quotedAt: undefined, flags: ['inconsistent'] })).toEqual(use)
    expect(quoteLabel(old)).toBeUndefined()
    expect(advise(old).map(({ remedy }) => remedy?.kind)).not.toContain('quote')
    expect(of({ ...aTrip({ state: 'saved', segments: [] }), quotedAt: undefined })).toMatchObject({
      kind: 'camp',
    })
  })

  test('names what stands in the way and leads there', () => {
    const gap = aTrip({ segments: [jao, { ...mombo, startDate: '2027-06-19', nights: 2 }] })
    expect(of(gap)).toEqual({
      kind: 'fix',
      label: 'Fix 1 problem to hold',
      anchor: 'gap-2027-06-18',
    })
  })

  test('is to name a client when nothing else is wrong', () => {
    expect(of(aTrip({ clientId: undefined }))).toEqual({
      kind: 'client',
      label: 'Add client',
      mayHold: true,
    })
    expect(of(aTrip({ clientId: undefined, segments: [flight] }))).toMatchObject({
      kind: 'client',
      mayHold: false,
    })
  })

  test('offers no hold where there are no rooms to hold', () => {
    const own = { ...jao, arrangedBy: 'Agent' }
    expect(of(aTrip({ segments: [own], endDate: '2027-06-18' }))).toBeUndefined()
    expect(
      of(aTrip({ segments: [own], endDate: '2027-06-18', bookingReference: 'WND-1' })),
    ).toMatchObject({
      kind: 'hold',
    })
  })

  test('goes on from a quote to a hold, a request and a confirmation', () => {
    expect(of(aTrip())).toEqual({ kind: 'hold', label: 'Hold rooms' })
    expect(of(aTrip({ state: 'provisional' }))).toEqual({
      kind: 'request',
      label: 'Request confirmation',
    })
    expect(of(aTrip({ state: 'confirm_requested' }))).toEqual({
      kind: 'confirm',
      label: 'Confirm booking',
    })
    expect(of(aTrip({ state: 'confirmed' }))).toBeUndefined()
  })

  test('asks for other dates when the trip has begun', () => {
    const late = calendarDate('2027-06-16')
    expect(mainAction(aTrip(), { problems: [], today: late })).toMatchObject({ kind: 'move' })
  })

  test('is nothing while work is under way or when it is over', () => {
    expect(of(aTrip({ state: 'quoting' }))).toBeUndefined()
    expect(of(aTrip({ state: 'cancelled' }))).toBeUndefined()
    expect(quoteLabel(aTrip({ state: 'confirmed' }))).toBeUndefined()
  })
})
