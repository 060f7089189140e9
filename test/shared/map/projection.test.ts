import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAround, projectionOf } from '#shared/map/projection'

test('a point of the drawing leads back to its place', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(60), degrees(70), fc.nat(8), (longitude, latitude, zoom) => {
      const { project, unproject } = projectionOf(
        frameAround([{ longitude: 25, latitude: -10 }], { zoom }),
        {
          width: 600,
          height: 400,
        },
      )
      const back = unproject(project({ longitude, latitude }))
      expect(back.longitude).toBeCloseTo(longitude, 6)
      expect(back.latitude).toBeCloseTo(latitude, 6)
    }),
  )
})
