import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { travelerSlots } from '#shared/travelers/traveler-slots'
import {
  formsDeletedOn,
  formsDueOn,
  passportNeededUntil,
  travelerWarnings,
} from '#shared/travelers/traveler-warnings'

const named = (id: string, firstName: string, age?: number) => ({ id, firstName, age })

test('everybody of a party has a place: adults first, children with their ages', () => {
  const max = { ...named('t3', 'Max', 35), lastName: 'Hartley' }
  const travelers = [named('t1', 'Olive', 8), named('t2', 'Eleanor'), max]
  const parties = [{ id: 'p', name: 'Hartley', travelerIds: ['t1', 't2'], allocations: {} }]
  const slots = travelerSlots({ adults: 3, children: 2, childrenAges: [8, 11], travelers, parties })
  expect(slots).toEqual([
    {
      id: 't2',
      place: 'adult-1',
      kind: 'adult',
      age: undefined,
      name: 'Eleanor',
      nameInForm: { given: 'Eleanor' },
      group: 'Hartley',
    },
    {
      id: 't3',
      place: 'adult-2',
      kind: 'adult',
      age: 35,
      name: 'Max Hartley',
      nameInForm: { given: 'Max', family: 'Hartley' },
      group: undefined,
    },
    {
      id: 'adult-3',
      place: 'adult-3',
      kind: 'adult',
      age: undefined,
      name: undefined,
      nameInForm: {},
      group: undefined,
    },
    {
      id: 't1',
      place: 'child-1',
      kind: 'child',
      age: 8,
      name: 'Olive',
      nameInForm: { given: 'Olive' },
      group: 'Hartley',
    },
    {
      id: 'child-2',
      place: 'child-2',
      kind: 'child',
      age: 11,
      name: undefined,
      nameInForm: {},
      group: undefined,
    },
  ])
})

test('more travelers than the party counts are all there, and a young one among adults alone is an adult', () => {
  const travelers = [named('t1', 'A', 17), named('t2', 'B')]
  const slots = travelerSlots({ adults: 1, children: 0, childrenAges: [], travelers, parties: [] })
  expect(slots.map(({ id, kind }) => [id, kind])).toEqual([
    ['t1', 'adult'],
    ['t2', 'adult'],
  ])
})

const journey = {
  startDate: calendarDate('2027-06-12'),
  endDate: calendarDate('2027-06-25'),
  countries: ['Botswana', 'South Africa'],
}
const today = calendarDate('2026-11-22')
const warned = (passport: Record<string, string>, flights: Record<string, string> = {}) =>
  travelerWarnings({ passport, flights }, journey, { today }).map(
    ({ field, text }) => `${field}: ${text}`,
  )

test.each([
  ['2027-12-25', []],
  [
    '2027-12-24',
    [
      'expires: Should be valid until December 25, 2027 for Botswana and South Africa: renew it in time',
    ],
  ],
  [
    '2027-06-25',
    [
      'expires: Should be valid until December 25, 2027 for Botswana and South Africa: renew it in time',
    ],
  ],
  ['2027-06-24', ['expires: Expires before the journey ends']],
])('a passport until %s', (expires, expected) => {
  expect(warned({ expires })).toEqual(expected)
})

test('a passport is issued before it expires, and not in the future', () => {
  expect(warned({ issued: '2030-01-02', expires: '2030-01-01' })).toEqual([
    'issued: This date is in the future',
    'expires: Expires before it was issued',
  ])
})

test('South Africa alone asks for thirty days', () => {
  expect(passportNeededUntil({ ...journey, countries: ['South Africa'] })).toBe('2027-07-25')
  expect(passportNeededUntil({ ...journey, countries: [] })).toBe('2027-12-25')
})

test('flights frame the journey', () => {
  expect(warned({}, { arrivalDate: '2027-06-12', departureDate: '2027-06-25' })).toEqual([])
  expect(warned({}, { arrivalDate: '2027-06-13', departureDate: '2027-06-24' })).toEqual([
    'arrivalDate: The journey begins on Jun 12, before you arrive',
    'departureDate: The journey ends on Jun 25, after you leave',
  ])
  expect(warned({}, { arrivalDate: '2026-06-12', departureDate: '2028-06-25' })).toEqual([
    'arrivalDate: This is more than a month before the journey',
    'departureDate: This is more than a month after the journey',
  ])
  expect(warned({}, { arrivalDate: 'soon' })).toEqual([])
})

test('forms are due thirty days before and deleted thirty days after', () => {
  expect([formsDueOn(journey), formsDeletedOn(journey)]).toEqual(['2027-05-13', '2027-07-25'])
})

test.each([
  ['2030-01-01', { kind: 'adult' }, 'This date is in the future'],
  [
    '2018-06-13',
    { kind: 'child', age: 9 },
    '8 on the first day of travel, but booked as 9: tell your agent',
  ],
  ['2018-06-12', { kind: 'child', age: 9 }, undefined],
  [
    '2015-01-01',
    { kind: 'adult' },
    '12 on the first day of travel, but booked as an adult: tell your agent',
  ],
  ['1980-01-01', { kind: 'adult' }, undefined],
] as const)('somebody born on %s in the place of %j: %s', (born, slot, text) => {
  const days = { ...journey, startDate: calendarDate('2027-06-12') }
  const warnings = travelerWarnings({ passport: { born } }, days, { today, slot })
  expect(warnings.map((one) => one.text)).toEqual(text === undefined ? [] : [text])
})
