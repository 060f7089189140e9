import type { JourneyItem } from '../journey/journey'
import type { Place } from '../map/projection'
import type { LegKind, RoutePart } from '../map/route-plan'
import { hubName } from '../map/route-plan'

/** An airport or airstrip, as the catalogue tells it. */
export interface TransitPlace {
  readonly name: string
  readonly place: Place
}

const kinds: Readonly<Record<string, LegKind>> = {
  flight: 'scheduled',
  scheduled: 'scheduled',
  chartered: 'charter',
  road: 'road',
}

/** Segments that lead somewhere; a service or a price line does not. */
const ways: readonly string[] = ['entry', 'exit', 'flight', 'scheduled', 'chartered', 'road', 'point']

/**
 * The journey as the map travels it.
 *
 * @param stopOf - index of a stay among the stops; undefined when its place is not known
 */
export function routeParts(
  journey: readonly JourneyItem[],
  { stopOf, hubs }: { stopOf: (segmentId: string) => number | undefined; hubs: ReadonlyMap<string, TransitPlace> },
): RoutePart[] {
  return journey.flatMap((item): RoutePart[] => {
    if (item.kind === 'gap') return [{ kind: 'gap', nights: item.nights.length }]
    const { id, type, travelHubCode } = item.segment
    if (item.kind === 'stay') {
      const stop = stopOf(id)
      return stop === undefined ? [] : [{ kind: 'stay', stop }]
    }
    if (!ways.includes(type)) return []
    const hub = hubs.get(travelHubCode ?? '')
    const by = kinds[type] ?? 'on'
    return [{ kind: 'way', by, ...(hub !== undefined && { place: hub.place, name: hubName(hub.name) }) }]
  })
}
