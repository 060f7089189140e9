import { describe, expect, test } from 'vitest'
import { dragScroll } from '../../../../web/features/itinerary-edit/components/journey/use-drag'

const at = (y: number, from: number) => dragScroll({ y, from, height: 900 })

describe('the page under a drag', () => {
  test('scrolls near the edge that one drags to, faster the nearer, and never faster than at the very edge', () => {
    expect(at(700, 500)).toBe(0)
    expect(at(815, 500)).toBe(1)
    expect(at(860, 500)).toBeGreaterThan(at(830, 500))
    expect(at(1_400, 500)).toBe(at(900, 500))
    expect(at(40, 500)).toBeLessThan(at(70, 500))
    expect(at(-300, 500)).toBe(at(0, 500))
  })

  test('stays where it is under what was taken near an edge and is pulled away from it', () => {
    expect(at(880, 890)).toBe(0)
    expect(at(890, 890)).toBe(0)
    expect(at(30, 20)).toBe(0)
  })
})
