import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Party } from '#shared/itinerary/party'
import {
  consistentParties,
  partyFaults,
  splitOf,
  withMember,
  withMembers,
  withSplit,
} from '#shared/itinerary/party-groups'

const group = (
  id: string,
  travelerIds: string[],
  allocations: Record<string, number> = {},
): Party => ({
  id,
  name: id.toUpperCase(),
  travelerIds,
  allocations,
})
const people = (...ids: string[]) => ids.map((id) => ({ id }))

describe('groups after somebody or something went', () => {
  const parties = [group('a', ['ann', 'bo'], { s1: 60 }), group('b', ['cy'], { s1: 40 })]

  test('stay as they are while everything is there', () => {
    expect(
      consistentParties(parties, { travelers: people('ann', 'bo', 'cy'), segments: people('s1') }),
    ).toEqual(parties)
  })

  test('let go of a traveler who is gone, and of one whom an earlier group has', () => {
    const twice = [group('a', ['ann', 'bo']), group('b', ['bo', 'cy'])]
    const left = consistentParties(twice, { travelers: people('bo', 'cy'), segments: [] })
    expect(left.map(({ travelerIds }) => travelerIds)).toEqual([['bo'], ['cy']])
  })

  test('forget the shares of a segment that is gone', () => {
    const left = consistentParties(parties, {
      travelers: people('ann', 'bo', 'cy'),
      segments: people('s2'),
    })
    expect(left.map(({ allocations }) => allocations)).toEqual([{}, {}])
  })

  test('pay the share of a group that is gone in proportion to theirs', () => {
    const three = [
      group('a', [], { s1: 40 }),
      group('b', [], { s1: 20 }),
      group('c', [], { s1: 40 }),
    ]
    const left = consistentParties(three.slice(0, 2), { travelers: [], segments: people('s1') })
    expect(splitOf(left, 's1')).toEqual({ a: 66.67, b: 33.33 })
  })

  test('go by traveler counts again where those who are left paid nothing', () => {
    const left = consistentParties([group('a', ['ann'], { s1: 0 })], {
      travelers: people('ann'),
      segments: people('s1'),
    })
    expect(splitOf(left, 's1')).toBeUndefined()
  })

  test('have no fault, whatever went', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    const groups = fc.array(
      fc.record({
        members: fc.subarray(['t0', 't1', 't2', 't3']),
        s0: percent,
        s1: fc.option(percent, { nil: undefined }),
      }),
      { maxLength: 5 },
    )
    const left = fc.record({
      travelers: fc.subarray(['t0', 't1', 't2', 't3']),
      segments: fc.subarray(['s0', 's1']),
    })
    fc.assert(
      fc.property(groups, left, (given, { travelers, segments }) => {
        const before = given.map(({ members, s0, s1 }, at) =>
          group(`g${at}`, members, { s0, ...(s1 === undefined ? {} : { s1 }) }),
        )
        const refs = { travelers: people(...travelers), segments: people(...segments) }
        const after = consistentParties(before, refs)
        expect(partyFaults(after, refs)).toEqual([])
        expect(consistentParties(after, refs)).toEqual(after)
      }),
    )
  })
})

describe('what is wrong with groups', () => {
  const refs = { travelers: people('ann', 'bo'), segments: people('s1', 's2') }

  test.each([
    ['nothing', [group('a', ['ann'], { s1: 33.3333 }), group('b', ['bo'], { s1: 66.6667 })], []],
    ['an id twice', [group('a', []), group('a', [])], [{ kind: 'same-id', id: 'a' }]],
    ['a stranger', [group('a', ['zoe'])], [{ kind: 'unknown-traveler', id: 'zoe' }]],
    [
      'one in two groups',
      [group('a', ['ann']), group('b', ['ann'])],
      [{ kind: 'in-two-groups', id: 'ann' }],
    ],
    [
      'a segment that is not there',
      [group('a', [], { s9: 100 })],
      [{ kind: 'unknown-segment', id: 's9' }],
    ],
    [
      'shares that leave something',
      [group('a', [], { s1: 60 }), group('b', [], { s1: 30.5 })],
      [{ kind: 'sum', id: 's1', percent: 90.5 }],
    ],
  ] as const)('is %s', (_, parties, faults) => {
    expect(partyFaults(parties, refs)).toEqual(faults)
  })
})

test('a split that is set replaces the one before, and none takes it back', () => {
  const parties = [group('a', [], { s1: 10, s2: 50 }), group('b', [], { s1: 90, s2: 50 })]
  expect(splitOf(withSplit(parties, 's1', { a: 100 }), 's1')).toEqual({ a: 100, b: 0 })
  expect(withSplit(parties, 's1', undefined).map(({ allocations }) => allocations)).toEqual([
    { s2: 50 },
    { s2: 50 },
  ])
})

test('a traveler is in one group, the last one that they were put into', () => {
  const two = [group('a', ['ann', 'bo']), group('b', ['cy'])]
  const membersOf = (parties: Party[]) => parties.map(({ travelerIds }) => travelerIds)
  expect(membersOf(withMember(two, 'bo', 'b'))).toEqual([['ann'], ['cy', 'bo']])
  expect(membersOf(withMember(two, 'bo', 'a'))).toEqual([['ann', 'bo'], ['cy']])
  expect(membersOf(withMember(two, 'bo', undefined))).toEqual([['ann'], ['cy']])
  expect(membersOf(withMembers(two, 'b', ['ann', 'cy']))).toEqual([['bo'], ['ann', 'cy']])
})
