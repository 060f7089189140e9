import { type Lens, lensFor, type Size } from './lens'
import type { Point, Projection } from './projection'
import { crowdsOf, distance, legPath, pointsAlong, type RouteStop, spreadPoints } from './route'
import type { Hub, Leg, LegEnd, LegKind, RoutePlan } from './route-plan'

export interface DrawnPin {
  readonly stop: RouteStop
  readonly at: Point
}
export interface DrawnLeg {
  readonly key: string
  readonly path: string
  readonly kind: LegKind
  readonly isBack: boolean
  /** The stop that it leads to. */
  readonly stop: number | undefined
}
export interface DrawnHub {
  readonly hub: Hub
  readonly at: Point
}

/** A lens and what it shows. */
export interface DrawnLens extends Lens {
  readonly pins: readonly DrawnPin[]
  readonly legs: readonly DrawnLeg[]
  readonly hubs: readonly DrawnHub[]
}

/** The route in drawing units. */
export interface DrawnRoute {
  /** Points along the legs, which labels should not cover. */
  readonly ways: readonly Point[]
  readonly pins: readonly DrawnPin[]
  readonly hubs: readonly DrawnHub[]
  readonly legs: readonly DrawnLeg[]
  readonly lenses: readonly DrawnLens[]
}

const nowhere: Point = [0, 0]
/** Maximum lenses per map; further clusters are spread out instead. */
const maxLenses = 2
/** A hub this close to a pin is covered by it. */
const coveredBy = 16
/** A hub this close to a lens's cluster, in drawing units, is shown in the lens too. */
const hubReach = 30

interface Canvas {
  readonly projection: Projection
  readonly size: Size
}

/** Lays out the route on the map: pins, hubs, legs, and lenses for stays too close together. */
export function drawRoute(
  stops: readonly RouteStop[],
  plan: RoutePlan,
  canvas: Canvas,
): DrawnRoute {
  const { project } = canvas.projection
  const places = stops.map(({ place }) => project(place))
  const hubs = plan.hubs.map((hub) => atStay({ hub, at: project(hub.place) }, places))
  const crowds = crowdsOf(places).filter((crowd) => crowd.length > 1)
  const lensCrowds = crowds.toSorted((one, other) => other.length - one.length).slice(0, maxLenses)
  const lenses: DrawnLens[] = []
  for (const crowd of lensCrowds)
    lenses.push(lensOf(crowd, { stops, places, hubs, plan, canvas, others: lenses }))

  const inLens = new Map(
    lenses.flatMap((lens) => lens.members.map((member) => [member, lens] as const)),
  )
  const free = places.map((_, index) => index).filter((index) => !inLens.has(index))
  const movedPlaces = spreadPoints(free.map((index) => places[index] ?? nowhere))
  const pinAt = new Map(free.map((index, order) => [index, movedPlaces[order] ?? nowhere] as const))
  const atOf = (end: LegEnd): Point | undefined =>
    'hub' in end ? hubs[end.hub]?.at : (inLens.get(end.stop)?.at ?? pinAt.get(end.stop))
  const isWithin = ({ from, to }: Leg) =>
    'stop' in from &&
    'stop' in to &&
    inLens.has(from.stop) &&
    inLens.get(from.stop) === inLens.get(to.stop)
  return {
    pins: stops.flatMap((stop, index) => {
      const at = pinAt.get(index)
      return at === undefined ? [] : [{ stop, at }]
    }),
    hubs: hubs.filter(({ at }) => !places.includes(at)),
    ways: waysOf(plan, { places, hubs }),
    legs: drawnLegs(
      plan.legs.filter((leg) => !isWithin(leg)),
      atOf,
    ),
    lenses,
  }
}

/** A hub under a pin: its name would only be in the way. */
function atStay({ hub, at }: DrawnHub, places: readonly Point[]): DrawnHub {
  const coveredPlace = places.find((place) => distance(place, at) < coveredBy)
  return { hub, at: coveredPlace === undefined || hub.openNights > 0 ? at : coveredPlace }
}

interface LensParts {
  readonly stops: readonly RouteStop[]
  readonly places: readonly Point[]
  readonly hubs: readonly DrawnHub[]
  readonly plan: RoutePlan
  readonly canvas: Canvas
  readonly others: readonly Lens[]
}

function lensOf(
  crowd: readonly number[],
  { stops, places, hubs, plan, canvas, others }: LensParts,
): DrawnLens {
  const members = crowd.flatMap((index) => stops[index] ?? [])
  const at = crowd.map((index) => places[index] ?? nowhere)
  const nearHubs = hubs.filter((hub) =>
    at.some((point) => Math.hypot(point[0] - hub.at[0], point[1] - hub.at[1]) < hubReach),
  )
  const lens = lensFor({
    members: crowd,
    places: members.map(({ place }) => place),
    beside: nearHubs.map(({ hub }) => hub.place),
    at,
    obstacles: [
      ...places.filter((_, index) => !crowd.includes(index)),
      ...hubs.map((hub) => hub.at),
      legendAt(canvas.size),
    ],
    ways: waysOf(plan, { places, hubs }),
    others,
    size: canvas.size,
    title: titleOf(members),
  })
  const lensPlaces = spreadPoints(members.map(({ place }) => lens.projection.project(place)))
  const pinAt = new Map(crowd.map((index, order) => [index, lensPlaces[order] ?? nowhere] as const))
  const hubAt = new Map(
    nearHubs.map(({ hub }) => [hub.name, lens.projection.project(hub.place)] as const),
  )
  const atOf = (end: LegEnd): Point | undefined =>
    'stop' in end ? pinAt.get(end.stop) : hubAt.get(plan.hubs[end.hub]?.name ?? '')
  return {
    ...lens,
    pins: members.map((stop, order) => ({ stop, at: lensPlaces[order] ?? nowhere })),
    hubs: nearHubs.map(({ hub }) => ({ hub, at: hubAt.get(hub.name) ?? nowhere })),
    legs: drawnLegs(plan.legs, atOf),
  }
}

/** The center of the legend, at the bottom right. */
const legendAt = ({ width, height }: Size): Point => [width - 76, height - 40]

/** Points of every leg, which shouldn't be hidden. */
function waysOf(
  { legs }: RoutePlan,
  { places, hubs }: Pick<LensParts, 'places' | 'hubs'>,
): Point[] {
  const atOf = (end: LegEnd) => ('stop' in end ? places[end.stop] : hubs[end.hub]?.at)
  return legs.flatMap(({ from, to }) => {
    const [start, end] = [atOf(from), atOf(to)]
    return start === undefined || end === undefined ? [] : pointsAlong(start, end)
  })
}

/** The region most of them are in. */
function titleOf(members: readonly RouteStop[]): string {
  const counts = new Map<string, number>()
  for (const { region } of members) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

function drawnLegs(legs: readonly Leg[], atOf: (end: LegEnd) => Point | undefined): DrawnLeg[] {
  return legs.flatMap(({ from, to, kind, isBack }, index) => {
    const [start, end] = [atOf(from), atOf(to)]
    if (start === undefined || end === undefined) return []
    return [
      {
        key: `${index}`,
        path: legPath(start, end),
        kind,
        isBack,
        stop: 'stop' in to ? to.stop : undefined,
      },
    ]
  })
}
