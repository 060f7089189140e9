import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { journeyOf } from '../../../../web/trip/journey/journey'
import {
  daysOfService,
  daysOfStay,
  includedIn,
  shownToClient,
  storyDays,
  storyFacts,
  wordsOfStay,
} from '../../../../web/trip/story/story'
import { aStay } from '../../../shared/itinerary/builders'
import { aTrip, flight, jao, mombo } from '../builders'

const start = calendarDate('2027-06-15')
const service = aStay({
  ...flight,
  id: 's5',
  type: 'service',
  title: 'Private day',
  arrangedBy: 'DMC',
  startDate: '2027-06-16',
  endDate: '2027-06-16',
})
const arrival = aStay({
  ...flight,
  id: 's8',
  type: 'entry',
  title: 'Arrive in Maun',
  arrangedBy: 'Agent',
  startDate: '2027-06-15',
  endDate: '2027-06-15',
})
const bare = (segments: Parameters<typeof journeyOf>[0]) => journeyOf(segments)

describe('the days of a story', () => {
  test('begin where something begins, and count from the first day of the trip', () => {
    const days = storyDays(bare([jao, flight, mombo, arrival]), start)
    expect(days.map(({ number, date }) => [number, date])).toEqual([
      [1, '2027-06-15'],
      [4, '2027-06-18'],
    ])
    expect(days.map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['joint', 'stay'],
      ['joint', 'stay'],
    ])
  })

  test('tell the nights without a stay on the day on which they begin', () => {
    const later = { ...mombo, startDate: calendarDate('2027-06-19'), nights: 2 }
    const days = storyDays(bare([jao, later]), start)
    expect(days[1]).toMatchObject({ number: 4, items: [{ kind: 'gap' }] })
  })

  test('name the days that begin in a stay', () => {
    const stays = bare([jao, { ...mombo, nights: 1 }]).filter((item) => item.kind === 'stay')
    expect(stays.map((stay) => daysOfStay(stay, start))).toEqual(['Days 1 – 3', 'Day 4'])
  })

  test('name every day of what is done over several', () => {
    expect(daysOfService(service, start)).toBe('Day 2')
    expect(daysOfService({ ...service, endDate: calendarDate('2027-06-19') }, start)).toBe(
      'Days 2 – 5',
    )
  })
})

describe('what a client reads', () => {
  test('leaves out what is hidden from them, services within a stay too, and nights that are not filled yet', () => {
    const hidden = { ...flight, hideFromClient: true }
    const later = { ...mombo, startDate: calendarDate('2027-06-19'), nights: 2 }
    const shown = shownToClient(bare([jao, hidden, { ...service, hideFromClient: true }, later]))
    expect(shown.map(({ kind }) => kind)).toEqual(['stay', 'stay'])
    expect(shown[0]).toMatchObject({ services: [] })
  })

  test('is told in numbers, without what there is none of', () => {
    const { itinerary } = aTrip({ segments: [jao, flight, mombo] })
    expect(storyFacts({ itinerary })).toEqual([
      { value: 6, label: 'nights' },
      { value: 2, label: 'places' },
      { value: 1, label: 'flight' },
      { value: itinerary.pax, label: 'travelers' },
    ])
    const { itinerary: without } = aTrip({ segments: [jao, { ...flight, hideFromClient: true }] })
    expect(storyFacts({ itinerary: without }).map(({ label }) => label)).toEqual([
      'nights',
      'place',
      'travelers',
    ])
  })

  test('says what is included, and what the travelers arrange themselves', () => {
    const board = { mealBasis: 'Fully inclusive' }
    const items = bare([
      arrival,
      { ...jao, ...board },
      service,
      flight,
      { ...mombo, ...board, extras: ['Champagne'] },
    ])
    expect(includedIn(items)).toEqual({
      included: [
        '6 nights in 2 camps',
        'Fully inclusive at Jao Camp and Mombo Camp',
        '1 flight',
        'Private day',
        'Champagne',
      ],
      notIncluded: ['Arrive in Maun'],
    })
  })

  test('counts what is noted of an own arrangement as included only where it is charged', () => {
    const own = {
      ...mombo,
      arrangedBy: 'Agent',
      campName: 'Grandmother’s house',
      extras: ['Breakfast'],
    }
    expect(includedIn(bare([jao, own]))).toEqual({
      included: ['3 nights in 1 camp'],
      notIncluded: ['Grandmother’s house'],
    })
    expect(includedIn(bare([jao, { ...own, chargeable: true }]))).toEqual({
      included: ['3 nights in 1 camp', 'Grandmother’s house', 'Breakfast'],
      notIncluded: [],
    })
  })
})

describe('the words of a stay', () => {
  test('are the agent’s own where there are some, with an empty line between paragraphs', () => {
    const own = { ...jao, description: 'Quiet.\n\nVery quiet.' }
    expect(wordsOfStay(own, ['The camp’s.'])).toEqual({
      paragraphs: ['Quiet.', 'Very quiet.'],
      isOwn: true,
    })
  })

  test('are the camp’s where the agent wrote none, and nothing where nobody did', () => {
    expect(wordsOfStay({ ...jao, description: ' ' }, ['The camp’s.'])).toEqual({
      paragraphs: ['The camp’s.'],
      isOwn: false,
    })
    expect(wordsOfStay(jao, undefined).paragraphs).toEqual([])
  })
})
