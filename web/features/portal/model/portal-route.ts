import type { PortalPart } from '#shared/api/portal-shapes'
import type { RouteStop } from '#shared/map/route'
import {
  hubName,
  type LegKind,
  type RoutePart,
  type RoutePlan,
  routePlan,
} from '#shared/map/route-plan'

/** The trip as the map draws it. */
export interface PortalRoute {
  readonly stops: readonly RouteStop[]
  readonly plan: RoutePlan
  readonly countries: readonly string[]
}

const legs: Readonly<Partial<Record<PortalPart['kind'], LegKind>>> = {
  flight: 'scheduled',
  road: 'road',
}
const hues = [1, 2, 3, 4, 5, 6] as const

/** The number of each stay in the journey, by its id: its pin on the map has the same. */
export const stayNumbers = (parts: readonly PortalPart[]): ReadonlyMap<string, number> =>
  new Map(parts.filter(({ kind }) => kind === 'stay').map(({ id }, index) => [id, index + 1]))

/** The color of a stay by its number. */
export const hueOf = (number: number): RouteStop['hue'] => hues[(number - 1) % hues.length] ?? 1

/** Stops with a known place, airports on the way, and the legs between them. */
export function portalRouteOf(parts: readonly PortalPart[]): PortalRoute {
  const numbers = stayNumbers(parts)
  const placedStays = parts.filter(({ kind, place }) => kind === 'stay' && place !== undefined)
  const at = new Map(placedStays.map(({ id }, index) => [id, index]))
  const stops = placedStays.flatMap(({ id, title, region = '', place }): RouteStop[] => {
    const number = numbers.get(id) ?? 1
    return place === undefined ? [] : [{ number, hue: hueOf(number), name: title, region, place }]
  })
  const route = parts.flatMap((part): RoutePart[] => {
    if (part.kind === 'stay') {
      const stop = at.get(part.id)
      return stop === undefined ? [] : [{ kind: 'stay', stop }]
    }
    if (part.kind === 'activity') return []
    const { place } = part
    return [
      {
        kind: 'way',
        by: legs[part.kind] ?? 'on',
        ...(place !== undefined && { place, name: hubName(place.name) }),
      },
    ]
  })
  const plan = routePlan(
    route,
    stops.map(({ place }) => place),
  )
  return { stops, plan, countries: [...new Set(parts.flatMap(({ country = [] }) => country))] }
}
