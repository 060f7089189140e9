import { describe, expect, test } from 'vitest'
import { mayChangeIn, partOfType } from '../../../shared/itinerary/parts'
import { segmentTypeTable } from '../../../shared/itinerary/segment-types'
import { itineraryStates } from '../../../shared/itinerary/states'

describe('the parts of an itinerary', () => {
  test('are all closed once it is cancelled', () => {
    for (const part of ['stays', 'transit', 'activities', 'price', 'details'] as const) {
      expect(mayChangeIn('cancelled', part)).toBe(false)
    }
  })

  test('let stays change only while nothing is held', () => {
    const open = itineraryStates.filter((state) => mayChangeIn(state, 'stays'))
    expect(open).toEqual(['example', 'estimate', 'saved', 'draft', 'quoting', 'quote', 'unknown'])
  })

  test('let activities change one state longer than transit, as 1 §4 says', () => {
    const open = (part: 'activities' | 'transit') =>
      itineraryStates.filter((state) => mayChangeIn(state, part))
    expect(open('activities')).toEqual([...open('transit'), 'provisional'])
  })

  test('have every segment type in one of them', () => {
    const parts = Object.fromEntries(
      Object.keys(segmentTypeTable).map((type) => [type, partOfType(type)]),
    )
    expect(parts).toMatchObject({
      stay: 'stays',
      service: 'activities',
      price: 'activities',
      flight: 'transit',
    })
    expect(partOfType('a word of an imported booking')).toBe('transit')
  })
})
