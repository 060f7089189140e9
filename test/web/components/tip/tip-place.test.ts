import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tipPlace } from '../../../../web/components/tip/tip-place'

const screen = { width: 1440, height: 900 }
const tip = { width: 200, height: 30 }

describe('tipPlace', () => {
  test('stands centred above its anchor', () => {
    expect(tipPlace({ anchor: { left: 500, top: 300, width: 40, height: 32 }, tip, screen })).toEqual({
      left: 420,
      top: 264,
    })
  })

  test('stands below where there is no room above', () => {
    expect(tipPlace({ anchor: { left: 500, top: 20, width: 40, height: 32 }, tip, screen }).top).toBe(58)
  })

  test('never passes the edges at the sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 1600 }), (left) => {
        const place = tipPlace({ anchor: { left, top: 300, width: 40, height: 32 }, tip, screen })
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + tip.width).toBeLessThanOrEqual(1432)
      }),
    )
  })
})
