import { describe, expect, test } from 'vitest'
import { partyDifferences } from '../../../../functions/itineraries/history/party-differences'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const ann = { id: 'ann', firstName: 'Ann', lastName: 'Lee', age: 9 }
const bo = { id: 'bo', firstName: 'Bo' }
const lee = { id: 'lee', name: 'Lee', travelerIds: ['ann'], allocations: {} }
type Shared = Partial<ReturnType<typeof anItinerary>>
const told = (before: Shared, after: Shared) =>
  partyDifferences(anItinerary(before), anItinerary(after)).map(({ label, from, to }) => [
    label,
    from,
    to,
  ])

describe('who travels and who pays, in words', () => {
  test.each([
    ['nothing', { travelers: [ann] }, { travelers: [ann] }, []],
    ['one who comes', {}, { travelers: [ann] }, [['Traveler Ann Lee (9)', '', 'Ann Lee (9)']]],
    ['one who goes', { travelers: [ann, bo] }, { travelers: [ann] }, [['Traveler Bo', 'Bo', '']]],
    [
      'one who is a year older',
      { travelers: [ann] },
      { travelers: [{ ...ann, age: 10 }] },
      [['Traveler', 'Ann Lee (9)', 'Ann Lee (10)']],
    ],
    [
      'a group that changed its travelers',
      { travelers: [ann, bo], parties: [lee] },
      { travelers: [ann, bo], parties: [{ ...lee, travelerIds: ['ann', 'bo'] }] },
      [['Party group Lee', 'Ann Lee', 'Ann Lee, Bo']],
    ],
    [
      'a group without anybody',
      {},
      { parties: [{ ...lee, travelerIds: [] }] },
      [['Party group Lee', '', 'nobody']],
    ],
    [
      'shares that were set',
      { parties: [lee] },
      { parties: [{ ...lee, allocations: { s1: 100 } }] },
      [['Jao Camp: shares', 'by number of travelers', 'Lee 100 %']],
    ],
    [
      'shares of a group with another name, which are the same shares',
      { parties: [{ ...lee, allocations: { s1: 100 } }] },
      { parties: [{ ...lee, name: 'The Lees', allocations: { s1: 100 } }] },
      [['Party group', 'Lee', 'The Lees']],
    ],
  ])('tell %s', (_, before, after, expected) => {
    const segments = [aStay({ id: 's1' })]
    expect(told({ segments, ...before }, { segments, ...after })).toEqual(expected)
  })
})
