import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAround, projectionOf } from '../../../../web/features/itinerary-edit/map/projection'
import { pinDistance, pinsOf, type RouteStop } from '../../../../web/features/itinerary-edit/map/route'

const size = { width: 410, height: 440 }
const place = fc.record({
  longitude: fc.double({ min: 10, max: 57, noNaN: true }),
  latitude: fc.double({ min: -35, max: 5, noNaN: true }),
})
const stop = (number: number, longitude: number, latitude: number): RouteStop => ({
  number,
  hue: 1,
  name: `Stop ${number}`,
  place: { longitude, latitude },
})

describe('the map', () => {
  test('shows every place of the trip inside the drawing', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const { project } = projectionOf(frameAround(places), size)
        for (const [x, y] of places.map(project)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(size.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(size.height)
        }
      }),
    )
  })

  test('puts north above south and east right of west', () => {
    const { project } = projectionOf({ west: 10, south: -30, east: 40, north: 0 }, size)
    const [jao, mombo] = [project({ longitude: 22.6, latitude: -19.3 }), project({ longitude: 22.8, latitude: -19.2 })]
    expect(mombo[0]).toBeGreaterThan(jao[0])
    expect(mombo[1]).toBeLessThan(jao[1])
  })

  test('spreads two camps of one delta so that both numbers can be read', () => {
    const stops = [stop(1, 18.42, -33.9), stop(2, 22.6, -19.32), stop(3, 22.79, -19.21)]
    const projection = projectionOf(frameAround(stops.map((s) => s.place)), size)
    const [first, second, third] = pinsOf(stops, projection)
    expect(first?.anchor).toBeUndefined()
    expect(second?.anchor).toBeDefined()
    const apart = Math.hypot((second?.at[0] ?? 0) - (third?.at[0] ?? 0), (second?.at[1] ?? 0) - (third?.at[1] ?? 0))
    expect(apart).toBeGreaterThanOrEqual(pinDistance)
  })
})
