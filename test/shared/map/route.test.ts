import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAround, projectionOf } from '#shared/map/projection'
import { crowdsOf, distance, pinDistance, spreadPoints } from '#shared/map/route'

const size = { width: 410, height: 440 }
const place = fc.record({
  longitude: fc.double({ min: 10, max: 57, noNaN: true }),
  latitude: fc.double({ min: -35, max: 5, noNaN: true }),
})
const point = fc.tuple(
  fc.double({ min: 0, max: 400, noNaN: true }),
  fc.double({ min: 0, max: 400, noNaN: true }),
)

describe('the map', () => {
  test('shows every place of the trip inside the drawing, whatever its shape', () => {
    const width = fc.integer({ min: 240, max: 560 })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), width, (places, wide) => {
        const drawing = { width: wide, height: 440 }
        const { project } = projectionOf(frameAround(places, { ratio: wide / 440 }), drawing)
        for (const [x, y] of places.map(project)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(drawing.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(drawing.height)
        }
      }),
    )
  })

  test('puts north above south and east right of west', () => {
    const { project } = projectionOf({ west: 10, south: -30, east: 40, north: 0 }, size)
    const [jao, mombo] = [
      project({ longitude: 22.6, latitude: -19.3 }),
      project({ longitude: 22.8, latitude: -19.2 }),
    ]
    expect(mombo[0]).toBeGreaterThan(jao[0])
    expect(mombo[1]).toBeLessThan(jao[1])
  })

  test('finds stays that cannot be told apart, also by a chain of neighbours', () => {
    expect(
      crowdsOf([
        [0, 0],
        [100, 100],
        [20, 0],
        [40, 0],
      ]),
    ).toEqual([[1], [0, 2, 3]])
  })

  test('moves pins apart until each number can be read', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 5 }), (points) => {
        const moved = spreadPoints(points)
        for (const [index, one] of moved.entries()) {
          for (const other of moved.slice(index + 1))
            expect(distance(one, other)).toBeGreaterThan(pinDistance)
        }
      }),
    )
  })

  test('leaves pins that stand well where they are', () => {
    expect(
      spreadPoints([
        [0, 0],
        [100, 0],
      ])[0],
    ).toEqual([0, 0])
  })
})
