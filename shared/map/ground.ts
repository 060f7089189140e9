import { type MapArea, pointsOf, smoothPath } from './areas'
import { countryName } from './country-names'
import { type CountryShape, pathOf } from './country-shapes'
import type { Size } from './lens'
import { type Frame, frameAround, type Projection, projectionOf } from './projection'
import { crowdsOf, type RouteStop } from './route'
import type { RoutePlan } from './route-plan'

export interface MapGround {
  readonly shapes: readonly CountryShape[]
  readonly areas: readonly MapArea[]
  /** Names of the countries the trip visits. */
  readonly countries: readonly string[]
}

export interface MapView {
  readonly frame: Frame
  readonly projection: Projection
}

/** Land and what lies in it, as SVG paths; those out of view are left out. */
export function landOf({ shapes, areas, countries }: MapGround, view: MapView) {
  const land = shapes.map((shape) => {
    const look = countries.includes(countryName(shape.name))
      ? ('visited' as const)
      : ('land' as const)
    return { name: shape.name, look, path: pathOf(shape, view) }
  })
  const spots = areas.map((area) => ({
    name: area.name,
    look: area.kind,
    path: smoothPath(pointsOf(area, view.projection)),
  }))
  return [...land, ...spots].filter(({ path }) => path !== '')
}

/**
 * What a map of a route shows: all of it, with room for a lens where stays are close together.
 * @param zoom - 0 for the whole route; each step is half as much again
 */
export function viewOf(
  stops: readonly RouteStop[],
  plan: RoutePlan,
  { size, zoom = 0 }: { readonly size: Size; readonly zoom?: number },
): MapView {
  const places = [...stops, ...plan.hubs].map(({ place }) => place)
  const ratio = size.width / size.height
  const plain = projectionOf(frameAround(places, { zoom, ratio }), size)
  const lens = crowdsOf(stops.map(({ place }) => plain.project(place))).some(
    (crowd) => crowd.length > 1,
  )
  const frame = frameAround(places, { zoom, ratio, lens })
  return { frame, projection: projectionOf(frame, size) }
}
