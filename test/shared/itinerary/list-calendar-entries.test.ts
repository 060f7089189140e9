import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { agentIdSchema, itineraryIdSchema, paymentIdSchema, taskIdSchema } from '#shared/ids/ids'
import { type CalendarEntry, calendarEntry } from '#shared/itinerary/calendar-entry'
import { listCalendarEntries } from '#shared/itinerary/list-calendar-entries'

const period = { from: calendarDate('2027-07-01'), to: calendarDate('2027-07-31') }

const aTrip = (id: string, startDate: string, endDate: string, more: object = {}) => ({
  id: itineraryIdSchema.parse(`itn_${id}`),
  name: `Trip ${id}`,
  state: 'confirmed' as const,
  agentId: agentIdSchema.parse('agt_naledi'),
  agentName: 'Naledi Mokoena',
  startDate: calendarDate(startDate),
  endDate: calendarDate(endDate),
  adults: 2,
  children: 1,
  ...more,
})

const aPayment = (id: string, dueDate?: string) => {
  const {
    id: itineraryId,
    name,
    state,
    agentId,
    agentName,
  } = aTrip('0paid', '2027-09-01', '2027-09-08')
  return {
    itineraryId,
    itineraryName: name,
    state,
    agentId,
    agentName,
    paymentId: paymentIdSchema.parse(`pay_${id}`),
    paymentType: 'deposit' as const,
    amount: 125_050,
    currency: 'EUR',
    ...(dueDate !== undefined && { dueDate: calendarDate(dueDate) }),
  }
}

const aTask = (id: string, due: string, title = 'Call the camp') => ({
  taskId: taskIdSchema.parse(`tsk_${id}`),
  title,
  due: calendarDate(due),
  agentId: agentIdSchema.parse('agt_naledi'),
  agentName: 'Naledi Mokoena',
})
const ownId = (entry: CalendarEntry) => (entry.kind === 'task' ? entry.taskId : entry.itineraryId)

const list = (facts: Partial<Parameters<typeof listCalendarEntries>[0]>) =>
  listCalendarEntries({ trips: [], holds: [], payments: [], tasks: [], ...period, ...facts })

describe('the entries of a calendar', () => {
  test('are the departure and the return of a trip, each with the other day and all guests', () => {
    const entries = list({ trips: [aTrip('1one', '2027-07-03', '2027-07-10')] })
    expect(entries).toMatchObject([
      { kind: 'departure', date: '2027-07-03', otherDate: '2027-07-10', guests: 3 },
      { kind: 'return', date: '2027-07-10', otherDate: '2027-07-03', guests: 3 },
    ])
    expect(entries.map((entry) => calendarEntry.safeParse(entry).success)).toEqual([true, true])
  })

  test('include both days of the period, and nothing beyond', () => {
    const trips = [
      aTrip('1ends', '2027-06-20', '2027-07-01'),
      aTrip('2leaves', '2027-07-31', '2027-08-04'),
      aTrip('3over', '2027-06-20', '2027-06-30'),
      aTrip('4later', '2027-08-01', '2027-08-04'),
      aTrip('5around', '2027-06-20', '2027-08-04'),
    ]
    expect(list({ trips }).map(({ kind, itineraryName }) => `${kind} ${itineraryName}`)).toEqual([
      'return Trip 1ends',
      'departure Trip 2leaves',
    ])
  })

  test('show a trip of a single day once', () => {
    const trips = [aTrip('1day', '2027-07-03', '2027-07-03')]
    expect(list({ trips }).map(({ kind }) => kind)).toEqual(['departure'])
  })

  test('put a hold on the day that its camps have when it ends', () => {
    const trip = aTrip('1held', '2027-09-01', '2027-09-04', { state: 'provisional' })
    const dayIn = (zone: string, until: string) =>
      list({ holds: [{ trip, until, zone }] }).map(({ date }) => date)
    expect(dayIn('Africa/Gaborone', '2027-07-09T15:00:00.000Z')).toEqual(['2027-07-09'])
    expect(dayIn('Pacific/Auckland', '2027-07-09T15:00:00.000Z')).toEqual(['2027-07-10'])
    expect(dayIn('Africa/Gaborone', '2027-06-30T22:30:00.000Z')).toEqual(['2027-07-01'])
    expect(dayIn('UTC', '2027-06-30T22:30:00.000Z')).toEqual([])
  })

  test('show a payment on its due date, in its own currency, and none without one', () => {
    const entries = list({ payments: [aPayment('1due', '2027-07-15'), aPayment('2open')] })
    expect(entries).toMatchObject([
      { kind: 'payment', paymentId: 'pay_1due', amount: 125_050, currency: 'EUR' },
    ])
    expect(entries[0]).not.toHaveProperty('dueDate')
  })

  test('stand in order of their days, on a day holds by the hour, payments, tasks, departures, returns', () => {
    const day = '2027-07-15'
    const held = (id: string, until: string) => ({
      trip: aTrip(id, '2027-09-01', '2027-09-04'),
      until,
      zone: 'UTC',
    })
    const entries = list({
      trips: [
        aTrip('7comes', '2027-07-01', day),
        aTrip('6leaves', day, '2027-07-20', { name: 'Zebra' }),
        aTrip('5leaves', day, '2027-07-20', { name: 'Antelope' }),
      ],
      payments: [aPayment('1due', day)],
      tasks: [aTask('2later', day, 'Write'), aTask('3first', day), aTask('4over', '2027-08-01')],
      holds: [held('2held', `${day}T15:00:00.000Z`), held('9held', `${day}T14:00:00.000Z`)],
    })
    expect(entries.map((entry) => `${entry.kind} ${ownId(entry)}`)).toEqual([
      'departure itn_7comes',
      'hold itn_9held',
      'hold itn_2held',
      'payment itn_0paid',
      'task tsk_3first',
      'task tsk_2later',
      'departure itn_5leaves',
      'departure itn_6leaves',
      'return itn_7comes',
      'return itn_5leaves',
      'return itn_6leaves',
    ])
  })

  test('leave out a client’s name where there is none, and keep the order whatever comes first', () => {
    const trips = Array.from({ length: 30 }, (_, at) => {
      const start = addDays(period.from, at)
      return aTrip(`${at}trip`.padStart(6, '0'), start, addDays(start, 3))
    })
    const entries = list({ trips })
    expect(list({ trips: trips.toReversed() })).toEqual(entries)
    expect(entries.some((entry) => 'clientName' in entry)).toBe(false)
    const named = list({ trips: trips.map((trip) => ({ ...trip, clientName: 'Eleanor Hartley' })) })
    expect(named.every(({ clientName }) => clientName === 'Eleanor Hartley')).toBe(true)
  })
})
