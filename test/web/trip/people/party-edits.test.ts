import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itineraryPatch } from '#shared/itinerary/itinerary'
import { applyPatch as editedOnServer } from '../../../../functions/itineraries/edit/apply-patch'
import type { FieldValue } from '../../../../web/trip/edits/field-value'
import { fieldLabel, fieldText } from '../../../../web/trip/edits/field-words'
import { mergedWith } from '../../../../web/trip/edits/merge-edits'
import { patchOf } from '../../../../web/trip/edits/patch-of'
import { combineEdits, type Edits, inverse, noEdits } from '../../../../web/trip/edits/trip-edits'
import { fieldValue, withEdits } from '../../../../web/trip/edits/trip-fields'
import { splitValue } from '../../../../web/trip/people/party-edits'
import { aRecord, aTrip, editsOf, jao } from '../builders'

const people = {
  travelers: [
    { id: 't1', firstName: 'Ann', lastName: 'Lee' },
    { id: 't2', firstName: 'Bo', age: 9 },
    { id: 't3', firstName: 'Cy' },
  ],
  parties: [
    { id: 'p1', name: 'Lee', travelerIds: ['t1', 't2'], allocations: { s1: 60 } },
    { id: 'p2', name: 'Cy', travelerIds: ['t3'], allocations: { s1: 40 } },
  ],
}
const trip = aTrip(people)
const to = (values: Readonly<Record<string, FieldValue>>, from = trip): Edits =>
  editsOf(
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path,
        [fieldValue(from, path) ?? null, value],
      ]),
    ),
  )
const di = { kind: 'traveler', traveler: { id: 't4', firstName: 'Di' } } as const
const membersOf = ({ parties }: typeof trip) => parties.map(({ travelerIds }) => travelerIds)

describe('edits of who travels', () => {
  test('add, change and take away one traveler each', () => {
    const ann = {
      kind: 'traveler',
      traveler: { id: 't1', firstName: 'Anne', lastName: 'Lee' },
    } as const
    const shown = withEdits(
      trip,
      to({ 'traveler:t1': ann, 'traveler:t2': null, 'traveler:t4': di }),
    )
    expect(shown.travelers.map(({ firstName }) => firstName)).toEqual(['Anne', 'Cy', 'Di'])
    expect(membersOf(shown)).toEqual([['t1'], ['t3']])
  })

  test('put somebody back where they were, with those they paid with', () => {
    const removal = to({ 'traveler:t2': null, 'member:t2': null })
    const back = withEdits(withEdits(trip, removal), inverse(removal))
    expect(back.travelers).toEqual(trip.travelers)
    expect(membersOf(back)).toEqual([['t1', 't2'], ['t3']])
  })

  test('of two people meet only where both changed the same traveler', () => {
    const theirs = withEdits(trip, to({ 'traveler:t3': null, 'traveler:t4': di }))
    const mine = to({
      'traveler:t1': { kind: 'traveler', traveler: { id: 't1', firstName: 'Anne' } },
      'traveler:t3': null,
    })
    expect(mergedWith(theirs, mine)).toMatchObject({
      kept: { 'traveler:t1': {} },
      contested: [],
      lost: [],
    })
    const other = to({
      'traveler:t3': { kind: 'traveler', traveler: { id: 't3', firstName: 'Cyril' } },
    })
    expect(mergedWith(theirs, other).contested).toMatchObject([
      { path: 'traveler:t3', theirs: null },
    ])
  })

  test('count anew who travels', () => {
    const shown = withEdits(
      trip,
      to({ adults: 3, children: { kind: 'children', count: 2, ages: [9, 12] } }),
    )
    expect(shown.itinerary).toMatchObject({ adults: 3, children: 2, childrenAges: [9, 12], pax: 5 })
  })
})

describe('edits of who pays', () => {
  test('move a traveler, and set the shares of a segment', () => {
    const shown = withEdits(
      trip,
      to({ 'member:t2': 'p2', 'split:s2': splitValue({ p1: 25, p2: 75 }) }),
    )
    expect(membersOf(shown)).toEqual([['t1'], ['t3', 't2']])
    expect(shown.parties.map(({ allocations }) => allocations)).toEqual([
      { s1: 60, s2: 25 },
      { s1: 40, s2: 75 },
    ])
  })

  test('leave the share of a group that is gone to the others, and give it back', () => {
    const removal = to({ 'party:p2': null, 'member:t3': null, 'split:s1': splitValue({ p1: 100 }) })
    const without = withEdits(trip, removal)
    expect(without.parties).toEqual([
      { id: 'p1', name: 'Lee', travelerIds: ['t1', 't2'], allocations: { s1: 100 } },
    ])
    expect(withEdits(without, inverse(removal)).parties).toEqual(trip.parties)
  })

  test('keep to a segment that is still there', () => {
    expect(
      withEdits(trip, to({ 'segment:s1': null })).parties.map(({ allocations }) => allocations),
    ).toEqual([{}, {}])
    const theirs = withEdits(trip, to({ 'segment:s1': null }))
    expect(mergedWith(theirs, to({ 'split:s1': splitValue({ p1: 100 }) })).lost).toEqual([
      'split:s1',
    ])
  })

  test('of two people who share the same segment wait for a choice', () => {
    const theirs = withEdits(trip, to({ 'split:s1': splitValue({ p1: 50, p2: 50 }) }))
    const { contested } = mergedWith(theirs, to({ 'split:s1': null, 'member:t2': null }))
    expect(
      contested.map(({ path, mine }) => [fieldLabel(path, trip), fieldText(path, mine, trip)]),
    ).toEqual([['Jao Camp: shares', 'by number of travelers']])
  })
})

test('have names and words', () => {
  const told = (path: string) => [
    fieldLabel(path, trip),
    fieldText(path, fieldValue(trip, path) ?? null, trip),
  ]
  expect(
    [
      'traveler:t1',
      'traveler:t2',
      'traveler:t9',
      'party:p1',
      'member:t3',
      'split:s1',
      'split:s2',
      'adults',
      'children',
    ].map(told),
  ).toEqual([
    ['Ann Lee', 'Ann Lee'],
    ['Bo', 'Bo (9)'],
    ['A traveler', 'removed'],
    ['Party group: Lee', 'Lee'],
    ['Cy: pays with', 'Cy'],
    ['Jao Camp: shares', 'Lee 60%, Cy 40%'],
    ['Jao to Mombo: shares', 'by number of travelers'],
    ['Adults', '2'],
    ['Children', '1 child (9)'],
  ])
})

/** Edits that the page can make, whatever they make of each other. */
const edit = fc.oneof(
  fc.record({
    path: fc.constantFrom('traveler:t1', 'traveler:t2', 'traveler:t3', 'party:p1', 'party:p2'),
    value: fc.constant(null),
  }),
  fc.record({ path: fc.constantFrom('segment:s1', 'segment:s2'), value: fc.constant(null) }),
  fc.record({ path: fc.constant('traveler:t4'), value: fc.constant(di) }),
  fc.record({
    path: fc.constant('party:p3'),
    value: fc.constant({ kind: 'group', name: 'Di' } as const),
  }),
  fc.record({
    path: fc.constantFrom('member:t1', 'member:t2', 'member:t4'),
    value: fc.constantFrom('p1', 'p2', 'p3', null),
  }),
  fc.record({
    path: fc.constantFrom('split:s1', 'split:s2', 'split:s3'),
    value: fc.nat(100).map((percent) => splitValue({ p1: percent, p2: 100 - percent })),
  }),
)

test('the server stores travelers and groups as the page shows them', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (all) => {
      const edits = all.reduce(
        (sum, { path, value }) => combineEdits(sum, to({ [path]: value })),
        noEdits,
      )
      const shown = withEdits(trip, edits)
      const patch = itineraryPatch.parse(JSON.parse(JSON.stringify(patchOf(trip, edits))))
      const stored = editedOnServer(aRecord(people), patch, new Map())
      expect({ travelers: stored.travelers, parties: stored.parties }).toEqual({
        travelers: shown.travelers,
        parties: shown.parties,
      })
    }),
  )
})

test('a trip without groups sends none', () => {
  const plain = aTrip({ segments: [jao] })
  expect(patchOf(plain, to({ 'traveler:t4': di }, plain))).toEqual({ travelers: [di.traveler] })
  expect(patchOf(plain, to({ adults: 3 }, plain))).toEqual({ adults: 3 })
})
