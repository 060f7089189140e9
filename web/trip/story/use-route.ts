import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Place } from '#shared/map/projection'
import type { RouteStop } from '#shared/map/route'
import { hubName, type LegKind, type RoutePart, routePlan } from '#shared/map/route-plan'
import { api } from '../../lib/api/api'
import type { JourneyItem, StayItem } from '../journey/journey'
import { useCamps } from '../journey/use-camps'
import type { TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'

const isStay = (item: JourneyItem): item is StayItem => item.kind === 'stay'

/** The trip as the map draws it: stops with a known location, airports on the way, and legs. */
export function useRoute(journey: readonly JourneyItem[], segments: readonly TripSegment[]) {
  const { camps } = useCamps(segments)
  const points = useQuery(
    transitPointsQuery(segments.flatMap(({ travelHubCode = [] }) => travelHubCode)),
  )
  return useMemo(() => {
    const placedStays = journey.filter(isStay).flatMap(({ segment, number, hue }) => {
      const { latitude, longitude } = camps.get(segment.supplierCode ?? '') ?? {}
      if (latitude === undefined || longitude === undefined) return []
      const stop: RouteStop = {
        number,
        hue,
        name: segmentName(segment),
        region: segment.regionName ?? '',
        place: { latitude, longitude },
      }
      return [{ id: segment.id, stop }]
    })
    const stops = placedStays.map(({ stop }) => stop)
    const at = new Map<string, number>(placedStays.map(({ id }, index) => [id, index]))
    const hubs = new Map((points.data ?? []).flatMap(transitPlace))
    const parts = routeParts(journey, { stopOf: (id) => at.get(id), hubs })
    const plan = routePlan(
      parts,
      stops.map(({ place }) => place),
    )
    return { stops, plan, countries: [...new Set(segments.flatMap(({ country = [] }) => country))] }
  }, [journey, segments, camps, points.data])
}

type Point = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof transitPointsQuery>['queryFn']>>>
>[number]

function transitPlace({
  transitPointCode,
  name,
  latitude,
  longitude,
}: Point): [string, TransitPlace][] {
  if (name === undefined || latitude === undefined || longitude === undefined) return []
  return [[transitPointCode, { name, place: { latitude, longitude } }]]
}

/** Airports and airstrips on a trip, with their locations. */
const transitPointsQuery = (transitPointCodes: readonly string[]) => {
  const codes = [...new Set(transitPointCodes)].sort()
  return queryOptions({
    queryKey: ['transit-points', 'by-code', codes],
    queryFn: ({ signal }) => {
      const fields = ['transitPointCode', 'name', 'latitude', 'longitude', 'entryExitNode']
      const filter = {
        fields,
        where: { transitPointCode: { inq: codes.slice(0, 100) } },
        limit: 100,
      }
      return api('GET /api/TransitPoints', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: codes.length > 0,
    staleTime: 30 * 60_000,
  })
}

/** An airport or airstrip from the catalogue. */
interface TransitPlace {
  readonly name: string
  readonly place: Place
}

const kinds: Readonly<Record<string, LegKind>> = {
  flight: 'scheduled',
  scheduled: 'scheduled',
  chartered: 'charter',
  road: 'road',
}

/** Segments that lead somewhere, unlike services and extra charges. */
const ways: readonly string[] = [
  'entry',
  'exit',
  'flight',
  'scheduled',
  'chartered',
  'road',
  'point',
]

/**
 * The journey as the map needs it.
 * @param stopOf - index of a stay among the stops; undefined if its location is unknown
 */
function routeParts(
  journey: readonly JourneyItem[],
  {
    stopOf,
    hubs,
  }: { stopOf: (segmentId: string) => number | undefined; hubs: ReadonlyMap<string, TransitPlace> },
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
    return [
      { kind: 'way', by, ...(hub !== undefined && { place: hub.place, name: hubName(hub.name) }) },
    ]
  })
}
