import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import {
  countedTrips,
  type FigureTrip,
  figureFields,
  tripFigures,
} from '../../../functions/dashboard/trip-figures'
import { Columns } from '../../../functions/data/lists/columns'
import { type TripLine, tripLines } from '../../../functions/data/lists/trip-lines'
import { aTrip, manyTrips, today } from './many-trips'

const [proposal, eleanor] = [
  itineraryIdSchema.parse('itn_proposal0001'),
  clientIdSchema.parse('cli_eleanor'),
]

const stage = (trips: FigureTrip[], name: string) =>
  tripFigures(trips, today).pipeline.find((one) => one.stage === name) ?? {
    trips: -1,
    attention: -1,
    sell: {},
  }

describe('the figures of trips', () => {
  const trips = manyTrips(3_000)
  const figures = tripFigures(trips, today)
  const booked = ['provisional', 'confirm_requested', 'confirming', 'confirmed', 'unknown']

  test('are those of a count by hand: each stage, by currency', () => {
    const states = {
      estimate: ['draft', 'estimate'],
      quote: ['quoting', 'quote'],
      provisional: ['holding', 'provisional'],
    }
    for (const [name, own] of Object.entries(states)) {
      const counted = trips.filter(({ state, endDate }) => own.includes(state) && endDate >= today)
      const found = figures.pipeline.find((one) => one.stage === name)
      expect(found?.trips).toBe(counted.length)
      for (const currency of ['USD', 'EUR', 'ZAR']) {
        let sum = 0
        for (const trip of counted) if (trip.currency === currency) sum += trip.sell
        expect(found?.sell[currency] ?? 0).toBe(sum)
      }
    }
    const traveling = trips.filter(
      ({ state, startDate, endDate }) =>
        state === 'confirmed' && startDate <= today && endDate >= today,
    )
    expect(figures.pipeline.at(-1)).toMatchObject({ stage: 'traveling', trips: traveling.length })
  })

  test('are the same of the trips that count alone, which leave out most of those that are over', () => {
    const list = new Columns<TripLine>(tripLines)
    for (const trip of trips) list.put({ version: 1, ...trip } as TripLine)
    const counted = [...list.pick(countedTrips(today), figureFields)] as FigureTrip[]
    expect(counted.length).toBeLessThan(trips.length / 2)
    expect(tripFigures(counted, today)).toEqual(figures)
  })

  test('are those of a count by hand: margin by month, and by agent in all', () => {
    expect(figures.margin.months.map(({ month }) => month)).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
    ])
    const byHand = (month: string, currency: string, keeps: (state: string) => boolean) => {
      let sum = 0
      for (const trip of trips) {
        const isOf = trip.startDate.startsWith(month) && trip.currency === currency
        if (isOf && booked.includes(trip.state) && keeps(trip.state)) sum += trip.margin ?? 0
      }
      return sum
    }
    let [all, agents] = [0, 0]
    for (const { month, confirmed, held, yearBefore } of figures.margin.months) {
      for (const currency of ['USD', 'EUR', 'ZAR']) {
        expect(confirmed[currency] ?? 0).toBe(
          byHand(month, currency, (state) => state === 'confirmed'),
        )
        expect(held[currency] ?? 0).toBe(byHand(month, currency, (state) => state !== 'confirmed'))
        const before = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
        expect(yearBefore[currency] ?? 0).toBe(
          byHand(before, currency, (state) => state === 'confirmed'),
        )
      }
      all += (confirmed.EUR ?? 0) + (held.EUR ?? 0)
    }
    for (const { margin } of figures.margin.agents) agents += margin.EUR ?? 0
    expect(agents).toBe(all)
  })

  test('are those of a count by hand: what suppliers are owed on booked trips that are not over', () => {
    let kes = 0
    for (const { state, endDate, supplierDebts = '' } of trips) {
      if (booked.includes(state) && endDate >= today)
        kes += Number(/^KES (\d+)/.exec(supplierDebts)?.[1] ?? 0)
    }
    expect(figures.exposure.find(({ currency }) => currency === 'KES')?.unpaid).toBe(kes)
    expect(figures.exposure.find(({ currency }) => currency === 'ZAR')).toMatchObject({ unpaid: 0 })
  })

  test('list booked departures of 60 days, the first to leave first', () => {
    const dates = figures.departing.map(({ startDate }) => startDate)
    expect(dates).toEqual([...dates].sort())
    expect(dates.length).toBe(
      trips.filter(
        ({ state, startDate }) =>
          booked.includes(state) && startDate >= today && startDate <= '2027-05-14',
      ).length,
    )
  })
})

describe('what wants something done', () => {
  test('is a quote that nobody changed for three days, or that leaves within 60', () => {
    const idle = aTrip({ updatedAt: '2027-03-12T23:00:00.000Z' })
    const soon = aTrip({ startDate: calendarDate('2027-05-14') })
    const past = aTrip({
      startDate: calendarDate('2027-03-14'),
      endDate: calendarDate('2027-03-20'),
    })
    const { chase } = tripFigures(
      [aTrip(), soon, idle, past, aTrip({ state: 'quoting', updatedAt: idle.updatedAt })],
      today,
    )
    expect(chase.trips).toEqual([idle, soon])
  })

  test('is one quote of a proposal, the last that was changed, and none once another version is booked', () => {
    const version = (named: Partial<FigureTrip>) =>
      aTrip({ proposalId: proposal, clientId: eleanor, ...named })
    const older = version({ updatedAt: '2027-03-10T08:00:00.000Z' })
    const newer = version({ updatedAt: '2027-03-11T08:00:00.000Z' })
    const ofAnother = version({
      clientId: clientIdSchema.parse('cli_astrid'),
      updatedAt: '2027-03-12T08:00:00.000Z',
    })
    const chased = (...trips: FigureTrip[]) => tripFigures(trips, today).chase.trips
    expect(chased(older, newer, ofAnother)).toEqual([newer, ofAnother])
    expect(chased(older, newer, version({ state: 'confirmed' }))).toEqual([])
  })

  test('is an estimate of 14 days, an unknown booking, a late payment of a confirmed trip', () => {
    expect(
      stage([aTrip({ state: 'estimate', updatedAt: '2027-03-01T00:00:00.000Z' })], 'estimate')
        .attention,
    ).toBe(1)
    expect(
      stage([aTrip({ state: 'estimate', updatedAt: '2027-03-02T00:00:00.000Z' })], 'estimate')
        .attention,
    ).toBe(0)
    expect(
      stage([aTrip({ state: 'unknown' }), aTrip({ state: 'confirming' })], 'confirm_requested'),
    ).toMatchObject({
      trips: 2,
      attention: 1,
    })
    expect(
      stage([aTrip({ state: 'confirmed', dueDate: calendarDate('2027-03-14') })], 'confirmed')
        .attention,
    ).toBe(1)
    expect(stage([aTrip({ state: 'confirmed', dueDate: today })], 'confirmed').attention).toBe(0)
  })

  test('counts a proposal once, by the version that was changed last, and not once another is booked', () => {
    const version = (over: Partial<FigureTrip>) =>
      aTrip({ proposalId: proposal, clientId: eleanor, ...over })
    const earlier = version({ sell: 7, updatedAt: '2027-03-14T08:00:00.000Z' })
    const later = version({ sell: 5 })
    const ofAnother = version({ sell: 3, clientId: clientIdSchema.parse('cli_jonas') })
    const alone = aTrip({ sell: 11 })
    expect(stage([earlier, later, ofAnother, alone], 'quote')).toMatchObject({
      trips: 4,
      alternatives: 1,
      sell: { USD: 19 },
    })
    const booked = version({ sell: 13, state: 'confirmed' })
    const all = [earlier, later, ofAnother, alone, booked]
    expect(stage(all, 'quote')).toMatchObject({ trips: 4, alternatives: 2, sell: { USD: 14 } })
    expect(stage(all, 'confirmed')).toMatchObject({ alternatives: 0, sell: { USD: 13 } })
    const paidHold = version({ state: 'provisional', paid: 1 })
    expect(stage([later, paidHold], 'quote')).toMatchObject({ trips: 1, sell: {} })
  })

  test('leaves an amount that no trip can have out of the sums', () => {
    expect(stage([aTrip({ sell: 5 }), aTrip({ sell: 1e15 })], 'quote').sell).toEqual({ USD: 5 })
  })
})
