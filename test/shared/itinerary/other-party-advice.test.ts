import { expect, test } from 'vitest'
import { otherPartyAdvice } from '#shared/itinerary/other-party-advice'
import { isAdvice } from '#shared/itinerary/problem'
import { aStay } from './builders'

const hop = aStay({ id: 's7', type: 'scheduled', title: 'Maun to Khwai', pricedFor: 2 })
const party = (adults: number, children = 0) => ({ adults, children })

test('a cost that was taken for two is said to be so once three travel, and holds nothing up', () => {
  const [advice] = otherPartyAdvice(hop, party(2, 1))
  expect(advice).toEqual({
    code: 'other-party',
    message: 'Maun to Khwai is priced for 2 travelers, not 3',
    segmentId: 's7',
  })
  expect(advice && isAdvice(advice)).toBe(true)
})

test.each([
  ['a cost for as many as travel', hop, party(1, 1)],
  ['a cost that somebody entered', aStay({ type: 'scheduled' }), party(3)],
  ['a trip of nobody yet', hop, party(0)],
])('%s is left alone', (_what, segment, travelers) => {
  expect(otherPartyAdvice(segment, travelers)).toEqual([])
})

test('a single traveler is one', () => {
  expect(otherPartyAdvice({ ...hop, pricedFor: 1 }, party(2))[0]?.message).toBe(
    'Maun to Khwai is priced for 1 traveler, not 2',
  )
})
