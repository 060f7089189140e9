import { describe, expect, test } from 'vitest'
import { isOf } from '../../../../web/trip/people/party-edits'
import {
  ageOf,
  childAgeStep,
  childrenStep,
  namesNote,
  numberTravelers,
  parsePastedTravelers,
  travelerOf,
  travelerRemoval,
} from '../../../../web/trip/people/traveler-steps'
import { aTrip } from '../builders'

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, firstName: `N${at}` }))

describe('a traveler as typed', () => {
  test.each([
    [
      { firstName: ' Ann ', lastName: 'Lee', age: '9' },
      { id: 't1', firstName: 'Ann', lastName: 'Lee', age: 9 },
    ],
    [
      { firstName: 'Ann', lastName: ' ', age: '' },
      { id: 't1', firstName: 'Ann' },
    ],
    [{ firstName: ' ', lastName: 'Lee', age: '9' }, undefined],
    [{ firstName: 'Ann', lastName: '', age: '9 years' }, undefined],
    [{ firstName: 'Ann', lastName: '', age: '121' }, undefined],
  ])('%j is %j', (text, traveler) => {
    expect(travelerOf('t1', text)).toEqual(traveler)
  })

  test('has an age from 0 to 120, or none', () => {
    expect(['', '0', '120', '121', '-1', '4.5'].map(ageOf)).toEqual([
      null,
      0,
      120,
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('a pasted list is one traveler a line, with an age where one is given', () => {
  const text = 'Ann Lee, 41\r\n\nBo\tde Vries\t9\nCy (12)\n  Maria del Carmen Ruiz  \n44'
  expect(parsePastedTravelers(text)).toEqual([
    { firstName: 'Ann', lastName: 'Lee', age: '41' },
    { firstName: 'Bo', lastName: 'de Vries', age: '9' },
    { firstName: 'Cy', lastName: '', age: '12' },
    { firstName: 'Maria', lastName: 'del Carmen Ruiz', age: '' },
    { firstName: '44', lastName: '', age: '' },
  ])
})

test('those without a name are listed by number', () => {
  let next = 0
  const edits = numberTravelers(
    aTrip({ adults: 3, children: 0, childrenAges: [], travelers: named(1) }),
    () => `new${next++}`,
  )
  const names = Object.values(edits).map((value) =>
    isOf(value, 'traveler') ? value.traveler.firstName : '',
  )
  expect(names).toEqual(['Traveler 2', 'Traveler 3'])
  expect(
    numberTravelers(
      aTrip({ adults: 1, children: 0, childrenAges: [], travelers: named(2) }),
      () => 'x',
    ),
  ).toEqual({})
})

test('one who goes leaves the group too', () => {
  expect(travelerRemoval('t1')).toEqual({ 'traveler:t1': null, 'member:t1': null })
})

test('children have an age each, 12 until it is said', () => {
  const { itinerary } = aTrip({ children: 2, childrenAges: [9] })
  expect(childrenStep(itinerary, 3)).toEqual({ kind: 'children', count: 3, ages: [9, 12, 12] })
  expect(childrenStep(itinerary, 0)).toEqual({ kind: 'children', count: 0, ages: [] })
  expect(childAgeStep(itinerary, 1, 4)).toEqual({ kind: 'children', count: 2, ages: [9, 4] })
})

test.each([
  [3, 3, undefined],
  [3, 0, '0 of 3 travelers named.'],
  [1, 0, '0 of 1 traveler named.'],
  [3, 1, '1 of 3 travelers named.'],
  [3, 2, '2 of 3 travelers named.'],
  [3, 4, '4 travelers named, but the trip is for 3.'],
  [1, 2, '2 travelers named, but the trip is for 1.'],
])('of %i travelers %i are named: %s', (adults, count, words) => {
  expect(namesNote(aTrip({ adults, children: 0, childrenAges: [], travelers: named(count) }))).toBe(
    words,
  )
})
