import { describe, expect, test } from 'vitest'
import {
  isOwnArrangement,
  isSegmentType,
  segmentGroupOf,
  segmentTypeLabel,
  segmentTypeTable,
} from '#shared/itinerary/segment-types'

describe('segment types', () => {
  test('are the ten of 1 §3', () => {
    const types = [
      'entry',
      'exit',
      'flight',
      'chartered',
      'scheduled',
      'point',
      'price',
      'road',
      'service',
      'stay',
    ]
    expect(Object.keys(segmentTypeTable).sort()).toEqual(types.sort())
  })

  test('flights of all kinds are air, everything else is land', () => {
    expect(Object.keys(segmentTypeTable).filter((type) => segmentGroupOf(type) === 'air')).toEqual([
      'flight',
      'chartered',
      'scheduled',
    ])
    expect(
      Object.keys(segmentTypeTable).filter((type) => segmentGroupOf(type) === 'land'),
    ).toHaveLength(7)
  })

  test.each(['balloon', 'toString', '__proto__', ''])(
    '%j is no type: it has no group and shows itself',
    (type) => {
      expect(isSegmentType(type)).toBe(false)
      expect(segmentGroupOf(type)).toBeUndefined()
      expect(segmentTypeLabel(type)).toBe(type)
    },
  )

  test('a stay is called Stay', () => {
    expect(segmentTypeLabel('stay')).toBe('Stay')
  })

  test.each([
    ['Agent', true],
    ['1', true],
    ['DMC', false],
    ['agent', false],
    [undefined, false],
  ])('arranged by %s: own arrangement is %s', (arrangedBy, own) => {
    expect(isOwnArrangement({ arrangedBy })).toBe(own)
  })
})
