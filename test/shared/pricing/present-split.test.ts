import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Party } from '#shared/itinerary/party'
import { isWhole, splitOf } from '#shared/itinerary/party-groups'
import { presentSplit, withShare } from '#shared/pricing/present-split'

const group = (
  id: string,
  travelerIds: string[],
  allocations: Record<string, number> = {},
): Party => ({
  id,
  name: id,
  travelerIds,
  allocations,
})
const two = [group('a', ['ann', 'bo']), group('b', ['cy'])]

test('a segment is shared by traveler counts until it is set', () => {
  expect(presentSplit(two, 's1')).toEqual({ a: 66.67, b: 33.33 })
  expect(presentSplit([group('a', [], { s1: 100 }), group('b', ['cy'])], 's1')).toEqual({
    a: 100,
    b: 0,
  })
})

test('the others take the rest of a share in proportion', () => {
  const three = [...two, group('c', ['di'])]
  expect(splitOf(withShare(three, { partyId: 'c', segmentId: 's1', percent: 40 }), 's1')).toEqual({
    a: 40,
    b: 20,
    c: 40,
  })
  expect(
    splitOf(withShare([group('a', [])], { partyId: 'a', segmentId: 's1', percent: 30 }), 's1'),
  ).toEqual({ a: 100 })
})

test('shares that are set one after the other always pay the whole segment', () => {
  const share = fc.record({ at: fc.nat(3), percent: fc.double({ min: 0, max: 100, noNaN: true }) })
  fc.assert(
    fc.property(
      fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
      fc.array(share, { minLength: 1 }),
      (counts, shares) => {
        const groups = counts.map((count, at) =>
          group(
            `g${at}`,
            Array.from({ length: count }, (_, who) => `g${at}t${who}`),
          ),
        )
        const set = shares.reduce<Party[]>(
          (parties, { at, percent }) =>
            withShare(parties, {
              partyId: `g${at % counts.length}`,
              segmentId: 's1',
              percent: Math.round(percent * 100) / 100,
            }),
          groups,
        )
        expect(isWhole(Object.values(splitOf(set, 's1') ?? {}))).toBe(true)
      },
    ),
  )
})
