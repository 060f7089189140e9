import type { RoutePoint } from '../api/presentation-shapes'
import type { RouteStop } from './route'
import { hubName, type LegKind, type RoutePart, type RoutePlan, routePlan } from './route-plan'

const hues = [1, 2, 3, 4, 5, 6] as const

/** The color of a stay by its number. */
export const hueOf = (number: number): RouteStop['hue'] => hues[(number - 1) % hues.length] ?? 1

const legs: Readonly<Record<RoutePoint['by'], LegKind>> = {
  flight: 'scheduled',
  charter: 'charter',
  road: 'road',
  on: 'on',
}

/** The route as the map draws it: stays, airports on the way, and the legs between them. */
export function routeOfPoints(points: readonly RoutePoint[]): {
  stops: readonly RouteStop[]
  plan: RoutePlan
} {
  const stops: RouteStop[] = []
  const parts = points.flatMap(({ number, name, region = '', by, ...place }): RoutePart[] => {
    if (number === undefined) return [{ kind: 'way', by: legs[by], place, name: hubName(name) }]
    stops.push({ number, hue: hueOf(number), name, region, place })
    return [
      { kind: 'way', by: legs[by] },
      { kind: 'stay', stop: stops.length - 1 },
    ]
  })
  const plan = routePlan(
    parts,
    stops.map(({ place }) => place),
  )
  return { stops, plan }
}
