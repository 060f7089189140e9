import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween, weekdayOf } from '#shared/dates/calendar-date'
import { guestWords } from '#shared/format/words'
import {
  availabilitySummary,
  stayNote,
} from '../../../../../web/features/saved-trips/components/StayAvailabilityList'
import { findTrips, tripPartOf } from '../../../../../web/features/saved-trips/model/saved-trip'
import {
  betterStart,
  betterWords,
  firstStart,
} from '../../../../../web/features/saved-trips/model/start-date'
import {
  guestsIn,
  roomsOfTrip,
  roomsRefusal,
  withRooms,
} from '../../../../../web/features/saved-trips/model/wanted-rooms'
import { flight, mombo } from '../../../trip/builders'
import { aSaved, aStayFound, aSummary } from '../builders'

describe('the part that an address names', () => {
  test('is the overview for none, and nothing for one that there is not', () => {
    const parts = [undefined, 'days', 'map', 'price', 'nonsense'].map((component) =>
      tripPartOf(component),
    )
    expect(parts).toEqual(['overview', 'days', 'map', 'price', undefined])
  })
})

describe('the first day to begin with', () => {
  test('is the pattern’s own while it is to come', () => {
    expect(firstStart(calendarDate('2027-06-15'), calendarDate('2027-06-15'))).toBe('2027-06-15')
  })

  test('is never past, on the same day of the week, and at most a year away', () => {
    const day = fc
      .integer({ min: 0, max: 4_000 })
      .map((days) => addDays(calendarDate('2024-01-01'), days))
    fc.assert(
      fc.property(day, day, (start, today) => {
        const first = firstStart(start, today)
        expect(first >= today).toBe(true)
        expect(weekdayOf(first)).toBe(weekdayOf(start))
        if (start < today) expect(daysBetween(today, first)).toBeLessThan(364)
      }),
    )
  })
})

describe('a better start', () => {
  const [from, until, today] = ['2026-11-21', '2027-11-21', '2026-11-22'].map((day) =>
    calendarDate(day),
  )
  if (from === undefined || until === undefined || today === undefined)
    throw new Error('a day is missing')
  const at = (startDate: string, state: 'free' | 'possible') => ({
    startDate: calendarDate(startDate),
    state,
    sell: 1,
  })
  const days = [at('2026-11-21', 'free'), at('2026-12-01', 'possible'), at('2026-12-09', 'free')]
  const found = (wanted: string, starts = days) =>
    betterStart({ from, until, days: starts }, { wanted: calendarDate(wanted), today })

  test('is the first from today on at which all is free, else at which some has to be asked for', () => {
    expect(found('2027-07-11')).toEqual({
      wanted: '2027-07-11',
      startDate: '2026-12-09',
      state: 'free',
    })
    expect(found('2027-07-11', days.slice(0, 2))).toMatchObject({
      startDate: '2026-12-01',
      state: 'possible',
    })
  })

  test('is not looked for where the wanted one can be had, was not looked at, or there is no other', () => {
    expect([
      found('2026-12-01'),
      found('2027-11-21'),
      found('2027-07-11', days.slice(0, 1)),
    ]).toEqual([undefined, undefined, undefined])
  })

  test('says why it was chosen', () => {
    const wanted = calendarDate('2027-07-11')
    expect(betterWords({ wanted, startDate: today, state: 'free' })).toBe(
      'First date with all rooms available. Not all rooms are available from July 11, 2027.',
    )
    expect(betterWords({ wanted, startDate: today, state: 'possible' })).toContain(
      'rooms available or on request',
    )
  })
})

describe('rooms', () => {
  test('begin with those of the first stay, else with one for all', () => {
    expect(roomsOfTrip(aSaved())).toEqual([{ adults: 2, children: 1 }])
    expect(roomsOfTrip(aSaved({ segments: [flight], adults: 3, children: 0 }))).toEqual([
      { adults: 3, children: 0 },
    ])
  })

  test('need an adult each', () => {
    expect(roomsRefusal([{ adults: 2, children: 0 }])).toBeUndefined()
    expect(roomsRefusal([{ adults: 0, children: 0 }])).toBe('Each room needs at least one traveler')
    expect(roomsRefusal([{ adults: 0, children: 1 }])).toBe('Each room needs at least one adult')
  })

  test('take the kinds of a stay’s own rooms, keep ages that are known, and leave other segments alone', () => {
    const stay = withRooms(mombo, [
      { adults: 1, children: 2 },
      { adults: 2, children: 0 },
    ])
    expect(stay.rooms).toMatchObject([
      { id: 'r1', optionKey: 'MOMBO-TENT', adults: 1, children: 2, childrenAges: [9, 12] },
      { id: 'r2', optionKey: 'MOMBO-TENT', adults: 2, children: 0, childrenAges: [] },
    ])
    expect(withRooms(flight, [{ adults: 1, children: 0 }])).toBe(flight)
    expect(guestsIn(stay.rooms)).toEqual({ adults: 3, children: 2 })
  })
})

describe('availability', () => {
  test('is told in the words of the specification', () => {
    const label = (availability: number | undefined) => stayNote(aStayFound({ availability })).label
    expect([3, -1, -2, 0, -3, undefined].map(label)).toEqual([
      'Rooms available: 3',
      'Rooms may be available',
      'Availability on request',
      'No Rooms Available',
      'No Rooms Available',
      'Unknown',
    ])
  })

  test('is not said twice where the supplier says no more than the label', () => {
    const [full, more] = ['No Rooms Available', 'Not enough twin or double rooms: 1 wanted, 0 free']
    const problems = [full, more].map((message) => ({ kind: 'availability', message }) as never)
    expect(stayNote(aStayFound({ availability: 0, problems }))).toMatchObject({
      label: full,
      problems: [more],
    })
  })

  test('says of every full stay why, also where the supplier says no more than the label', () => {
    const problems = [{ code: 'no-rooms' as const, message: 'No Rooms Available' }]
    const why = ['This room type is fully booked; another may be available']
    expect(stayNote(aStayFound({ availability: 0, problems })).problems).toEqual(why)
    expect(stayNote(aStayFound({ availability: 2 })).problems).toEqual([])
  })

  test('names what a supplier says against it once', () => {
    const problem = { code: 'twin-double-demand', message: 'Not enough twin rooms' }
    expect(stayNote(aStayFound({ problems: [problem, problem] }))).toMatchObject({
      tone: 'warn',
      problems: ['Not enough twin rooms'],
    })
  })

  test('of all stays is one sentence', () => {
    const words = (...found: (number | undefined)[]) =>
      availabilitySummary(found.map((availability) => aStayFound({ availability }))).label
    expect(words(2, 1)).toBe('Rooms available at every stay')
    expect(words(2, -2)).toBe('Rooms available or on request at every stay')
    expect(words(2, 0, -3)).toBe('No rooms at 2 of 3 stays')
    expect(words(undefined)).toBe('Availability for these dates isn’t known yet')
    expect(words()).toBe('No stays are booked through a supplier')
  })
})

describe('searching the shelf', () => {
  test('finds by name, camp, place and maker, whatever the accents, and needs every word', () => {
    const trips = [
      aSummary(),
      aSummary({ name: 'Namib', camps: ['Sossusvlei'], stays: [], agentName: 'Amélie' }),
    ]
    const names = (term: string) => findTrips(trips, term).map(({ name }) => name)
    expect(names('')).toHaveLength(2)
    expect(names('okavango mombo')).toEqual(['Delta for two'])
    expect(names('amelie')).toEqual(['Namib'])
    expect(names('delta namib')).toEqual([])
  })
})

test('guests are counted in words', () => {
  expect(guestWords({ adults: 1, children: 0 })).toBe('1 adult')
  expect(guestWords({ adults: 2, children: 1 })).toBe('2 adults, 1 child')
})
