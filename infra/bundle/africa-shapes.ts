import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/**
 * A country as the map draws it: rings of longitude and latitude in hundredths of a degree, flat,
 * each pair after the first as a step.
 */
export interface CountryShape {
  readonly name: string
  readonly rings: readonly (readonly number[])[]
}

/** The frame that a safari can happen in, in degrees: west, south, east, north. */
const frame = { west: -20, south: -38, east: 64, north: 24 }
/** Islets of fewer points than this say nothing at any zoom of the map. */
const fewestPoints = 4

/**
 * The shapes of the countries in the frame, from Natural Earth's 1:50m data (public domain) in the
 * package world-atlas.
 */
export function africaShapes(): CountryShape[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return feature(world, world.objects.countries)
    .features.map(({ properties, geometry }) => ({
      name: properties.name,
      rings: ringsOf(geometry).filter(isInFrame).map(packRing),
    }))
    .map(({ name, rings }) => ({
      name,
      rings: rings.filter(({ length }) => length >= fewestPoints * 2),
    }))
    .filter(({ rings }) => rings.length > 0)
}

function ringsOf(geometry: { type: string; coordinates?: unknown }): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates as Position[][] // GeoJSON's own meaning of the type
  if (geometry.type === 'MultiPolygon') return (geometry.coordinates as Position[][][]).flat()
  return []
}

function isInFrame(ring: readonly Position[]): boolean {
  return ring.some(
    ([x = 0, y = 0]) => x > frame.west && x < frame.east && y > frame.south && y < frame.north,
  )
}

/** Steps in hundredths of a degree: about a kilometre, a third of the bytes. */
function packRing(ring: readonly Position[]): number[] {
  const points: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [longitude = 0, latitude = 0] of ring.slice(0, -1)) {
    const [x, y] = [Math.round(longitude * 100), Math.round(latitude * 100)]
    if (points.length > 0 && x === lastX && y === lastY) continue
    points.push(x - lastX, y - lastY)
    ;[lastX, lastY] = [x, y]
  }
  return points
}
