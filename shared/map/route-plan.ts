import type { Place } from './projection'

/** How one travels from a place to the next; `on` if the trip doesn't say. */
export type LegKind = 'scheduled' | 'charter' | 'road' | 'on'

/** Part of the trip, in travel order. */
export interface RoutePart {
  /** A stay has a bed; travel leads to a hub. */
  readonly kind: 'stay' | 'way' | 'gap'
  /** Index of the stay among the stops, for a stay. */
  readonly stop?: number
  /** Where it is or leads to; undefined if unknown. */
  readonly place?: Place | undefined
  /** Name of the hub, for travel. */
  readonly name?: string
  readonly by?: LegKind
  /** Nights without a stay, for a gap. */
  readonly nights?: number
}

/** An airport on the way, with the number of nights without a bed there. */
export interface Hub {
  readonly name: string
  readonly place: Place
  readonly openNights: number
}

/** One end of a leg: a stop or a hub, by index. */
export type LegEnd = { readonly stop: number } | { readonly hub: number }

export interface Leg {
  readonly from: LegEnd
  readonly to: LegEnd
  readonly kind: LegKind
  /** The same leg was traveled before, in the other direction. */
  readonly isBack: boolean
}

export interface RoutePlan {
  readonly hubs: readonly Hub[]
  readonly legs: readonly Leg[]
}

/** An airstrip this close to a stay, in degrees, belongs to the stay: the leg leads to the stay. */
const ownAirstrip = 0.6

/** The route of a trip: legs between places, and airports that count as places. */
export function routePlan(parts: readonly RoutePart[], stops: readonly Place[]): RoutePlan {
  const hubs: Hub[] = []
  const legs: Leg[] = []
  let at: { end: LegEnd; place: Place } | undefined
  let by: LegKind = 'on'
  const go = (end: LegEnd, place: Place) => {
    if (at !== undefined && nameOf(at.end) !== nameOf(end))
      legs.push(legOf({ from: at.end, to: end, kind: by }, legs))
    at = { end, place }
    by = 'on'
  }
  for (const [index, part] of parts.entries()) {
    const stopPlace = part.stop === undefined ? undefined : stops[part.stop]
    if (part.kind === 'gap') {
      const hub = at !== undefined && 'hub' in at.end ? at.end.hub : undefined
      const open = hub === undefined ? undefined : hubs[hub]
      if (hub !== undefined && open !== undefined)
        hubs[hub] = { ...open, openNights: part.nights ?? 0 }
    } else if (part.stop !== undefined && stopPlace !== undefined)
      go({ stop: part.stop }, stopPlace)
    else if (part.kind === 'way') {
      by = stronger(by, part.by ?? 'on')
      if (
        part.place === undefined ||
        isOwnAirstrip(part.place, { at, next: nextStop(parts, index, stops) })
      )
        continue
      go({ hub: hubOf(part, hubs) }, part.place)
    }
  }
  return { hubs, legs }
}

function hubOf({ name = '', place }: RoutePart, hubs: Hub[]): number {
  const hubIndex = hubs.findIndex((hub) => hub.name === name)
  if (hubIndex !== -1 || place === undefined) return hubIndex
  hubs.push({ name, place, openNights: 0 })
  return hubs.length - 1
}

/** A flight is more informative than the drive to it. */
function stronger(one: LegKind, other: LegKind): LegKind {
  const order: readonly LegKind[] = ['on', 'road', 'charter', 'scheduled']
  return order.indexOf(other) > order.indexOf(one) ? other : one
}

interface Around {
  readonly at: { readonly end: LegEnd; readonly place: Place } | undefined
  readonly next: Place | undefined
}

/** Close to the previous or next stop, if that is a stay. */
function isOwnAirstrip(place: Place, { at, next }: Around): boolean {
  const isHere = at !== undefined && 'stop' in at.end && degreesApart(at.place, place) < ownAirstrip
  return isHere || (next !== undefined && degreesApart(next, place) < ownAirstrip)
}

/** The next stay, if only travel to the same place comes before it. */
function nextStop(
  parts: readonly RoutePart[],
  index: number,
  stops: readonly Place[],
): Place | undefined {
  const name = parts[index]?.name
  const next = parts
    .slice(index + 1)
    .find((part) => part.kind !== 'way' || (part.name ?? name) !== name)
  return next?.kind === 'stay' && next.stop !== undefined ? stops[next.stop] : undefined
}

const degreesApart = (one: Place, other: Place): number =>
  Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude)

const nameOf = (end: LegEnd): string => ('stop' in end ? `stop ${end.stop}` : `hub ${end.hub}`)

function legOf(leg: Omit<Leg, 'isBack'>, before: readonly Leg[]): Leg {
  const [from, to] = [nameOf(leg.from), nameOf(leg.to)]
  const isSame = (other: Leg) => nameOf(other.from) === to && nameOf(other.to) === from
  return { ...leg, isBack: before.some(isSame) }
}

/**
 * `Maun` of 'Maun Airport', `Johannesburg` of 'O. R. Tambo International Airport, Johannesburg'.
 */
export function hubName(name: string): string {
  const [first = name, town] = name.split(', ')
  return town ?? first.replace(/ (International |Regional )?(Airport|Airstrip|Airfield)$/, '')
}
