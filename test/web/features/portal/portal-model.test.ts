import { describe, expect, test } from 'vitest'
import { type PortalPart, type PortalTrip, portalPart, portalTrip } from '#shared/api/portal-shapes'
import { calendarDate } from '#shared/dates/calendar-date'
import { portalPlaceOf } from '../../../../web/app/portal/portal-paths'
import { calendarFileOf } from '../../../../web/features/portal/model/calendar-file'
import { portalRouteOf } from '../../../../web/features/portal/model/portal-route'
import {
  countdownOf,
  factsOf,
  includedIn,
  nextPayment,
  paymentWords,
  whenOf,
} from '../../../../web/features/portal/model/portal-words'
import { isClientPath } from '../../../../web/lib/session/token'

const aPart = (named: Partial<PortalPart> = {}): PortalPart =>
  portalPart.parse({
    id: 'a',
    kind: 'stay',
    startDate: '2027-06-12',
    endDate: '2027-06-15',
    nights: 3,
    title: 'Jao Camp',
    rooms: [],
    features: [],
    extras: [],
    isIncluded: true,
    ...named,
  })
const aTrip = (named: Partial<PortalTrip> = {}): PortalTrip =>
  portalTrip.parse({
    id: 'itn_0001',
    name: 'Botswana',
    standing: 'proposal',
    startDate: '2027-06-12',
    endDate: '2027-06-15',
    adults: 2,
    children: 0,
    currency: 'USD',
    agent: { name: 'Naledi', email: 'n@example.com' },
    parts: [aPart()],
    payments: [],
    likes: [],
    ...named,
  })

test.each([
  ['2027-06-01', '11 days to go'],
  ['2027-06-11', 'Tomorrow'],
  ['2027-06-12', 'It begins today'],
  ['2027-06-15', 'Day 4 of your trip'],
  ['2027-06-16', undefined],
])('on %s the trip is %s', (today, words) => {
  expect(countdownOf(aTrip(), calendarDate(today))).toBe(words)
})

test.each([
  [{ departureTime: '10:20', arrivalTime: '13:55' }, 'Sat, Jun 12, 10:20 – 13:55 local time'],
  [
    { departureTime: '22:20', arrivalTime: '06:05', endDate: '2027-06-13' },
    'Sat, Jun 12, 22:20 – 06:05 (Jun 13) local time',
  ],
  [{ departureTime: '10:20' }, 'Sat, Jun 12, leaves 10:20'],
  [{ arrivalTime: '07:10' }, 'Sat, Jun 12, arrives 07:10'],
  [{}, 'Sat, Jun 12'],
])('a way with %o is told as %s', (times, words) => {
  const way = aPart({
    kind: 'flight',
    nights: 0,
    endDate: calendarDate('2027-06-12'),
    ...(times as Partial<PortalPart>),
  })
  expect(whenOf(way)).toBe(words)
})

test('the trip in numbers leaves out what it has none of', () => {
  expect(factsOf(aTrip())).toEqual([
    { value: 3, label: 'nights' },
    { value: 1, label: 'place' },
    { value: 2, label: 'of you' },
  ])
})

test('what is included is told apart from what the travelers arrange', () => {
  const parts = [
    aPart({ mealBasis: 'Fully inclusive', extras: ['Park fees'] }),
    aPart({ id: 'b', kind: 'flight', nights: 0 }),
    aPart({ id: 'c', kind: 'arrival', nights: 0, title: 'Arrive in Maun', isIncluded: false }),
    aPart({ id: 'd', kind: 'activity', nights: 0, title: 'Helicopter' }),
    aPart({ id: 'e', kind: 'activity', title: 'Balloon', isIncluded: false, isOffered: true }),
  ]
  expect(includedIn(parts)).toEqual({
    included: [
      '3 nights in the rooms shown',
      'Fully inclusive at Jao Camp',
      '1 flight within the trip',
      'Helicopter',
      'Park fees',
    ],
    offered: ['Balloon'],
    own: ['Arrive in Maun'],
  })
})

describe('payments', () => {
  const payment = (named: object) =>
    portalTrip.shape.payments.parse([
      {
        paymentId: 'pay_0001',
        label: 'Deposit',
        amount: 100,
        status: 'due',
        isPayable: true,
        ...named,
      },
    ])[0] as PortalTrip['payments'][number]
  test('the next one is the earliest that can be paid', () => {
    const [late, early] = [payment({ dueDate: '2027-03-20' }), payment({ dueDate: '2027-01-20' })]
    expect(nextPayment([late, early, payment({ isPayable: false, dueDate: '2026-01-01' })])).toBe(
      early,
    )
    expect(nextPayment([])).toBeUndefined()
  })
  test.each([
    [{ status: 'paid' }, 'received, thank you'],
    [{ status: 'processing' }, 'processing, up to a few days'],
    [{ status: 'failed' }, 'didn’t go through, due now'],
    [{ status: 'overdue', dueDate: '2027-03-20' }, 'overdue, was due March 20, 2027'],
    [{ status: 'paid', isKept: true }, 'received, thank you, not refundable'],
    [{ status: 'paid', refunded: 100 }, 'refunded'],
    [{ status: 'paid', refunded: 40 }, '$40 refunded'],
    [{ status: 'paid', refunded: 40, toRefund: 30 }, '$40 refunded, $30 to be refunded'],
    [{ status: 'paid', toRefund: 100 }, '$100 to be refunded'],
  ])('%o reads %s', (named, words) => {
    expect(paymentWords(payment(named), (amount) => `$${amount}`)).toBe(words)
  })
})

test('the calendar file has the trip and its parts as days, escaped and folded', () => {
  const title = `Jao Camp; sun, water\n${'long '.repeat(20)}`
  const file = calendarFileOf(
    aTrip({ parts: [aPart({ title, region: 'Okavango' })] }),
    new Date('2026-11-20T08:00:00.000Z'),
  )
  const lines = file.split('\r\n')
  expect(lines.slice(0, 10)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tembea//Portal//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:itn_0001@tembea',
    'DTSTAMP:20261120T080000Z',
    'DTSTART;VALUE=DATE:20270612',
    'DTEND;VALUE=DATE:20270616',
    'SUMMARY:Botswana',
  ])
  expect(file.replace(/\r\n /g, '')).toContain('SUMMARY:Jao Camp\\; sun\\, water\\nlong long')
  expect(file).toContain('DTEND;VALUE=DATE:20270615')
  expect(
    Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
  ).toBeLessThanOrEqual(75)
})

test('the map has the stays that have a place, and the airports on the way', () => {
  const place = (name: string, longitude: number) => ({ name, latitude: -19, longitude })
  const { stops, plan, countries } = portalRouteOf([
    aPart({ id: 'in', kind: 'arrival', nights: 0, place: place('Maun Airport', 23) }),
    aPart({ id: 'nowhere' }),
    aPart({ id: 'b', title: 'Mombo Camp', country: 'Botswana', place: place('Mombo Camp', 26) }),
  ])
  expect(stops).toMatchObject([{ number: 2, hue: 2, name: 'Mombo Camp' }])
  expect(plan.hubs).toMatchObject([{ name: 'Maun' }])
  expect(countries).toEqual(['Botswana'])
})

test.each([
  ['/client', { page: 'trips' }],
  ['/client/', { page: 'trips' }],
  ['/client/login', { page: 'entry', mode: 'login' }],
  ['/client/enter/abc', { page: 'entry', mode: 'enter', token: 'abc' }],
  ['/client/trips/itn_1', { page: 'trip', id: 'itn_1' }],
  ['/client/trips/itn_1/messages', { page: 'messages', id: 'itn_1' }],
  ['/client/compare', { page: 'compare' }],
  ['/client/trips/itn_1/else', { page: 'missing' }],
  ['/client/nowhere', { page: 'missing' }],
])('%s shows %o', (path, place) => {
  expect(portalPlaceOf(path)).toEqual(place)
})

test.each([
  ['/client', true],
  ['/client/login', true],
  ['/clients', false],
  ['/clients/cli_1', false],
])('%s is of the portal: %s', (path, isTheirs) => {
  expect(isClientPath(path)).toBe(isTheirs)
})
