import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { transitPointsQuery } from '../api/transit-points-query'
import type { JourneyItem, StayItem } from '../journey/journey'
import { useCamps } from '../journey/use-camps'
import type { RouteStop } from '../map/route'
import { routePlan } from '../map/route-plan'
import type { TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import { routeParts, type TransitPlace } from './route-parts'

const isStay = (item: JourneyItem): item is StayItem => item.kind === 'stay'

/** The trip as the map draws it: stops where the catalogue knows their place, airports on the way, and the ways between. */
export function useRoute(journey: readonly JourneyItem[], segments: readonly TripSegment[]) {
  const { camps } = useCamps(segments)
  const points = useQuery(transitPointsQuery(segments.flatMap(({ travelHubCode = [] }) => travelHubCode)))
  return useMemo(() => {
    const placed = journey.filter(isStay).flatMap(({ segment, number, hue }) => {
      const { latitude, longitude } = camps.get(segment.supplierCode ?? '') ?? {}
      if (latitude === undefined || longitude === undefined) return []
      const stop: RouteStop = {
        ...{ number, hue, name: segmentName(segment), region: segment.regionName ?? '' },
        place: { latitude, longitude },
      }
      return [{ id: segment.id, stop }]
    })
    const stops = placed.map(({ stop }) => stop)
    const at = new Map<string, number>(placed.map(({ id }, index) => [id, index]))
    const hubs = new Map((points.data ?? []).flatMap(transitPlace))
    const parts = routeParts(journey, { stopOf: (id) => at.get(id), hubs })
    const plan = routePlan(
      parts,
      stops.map(({ place }) => place),
    )
    return { stops, plan, countries: [...new Set(segments.flatMap(({ country = [] }) => country))] }
  }, [journey, segments, camps, points.data])
}

type Point = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof transitPointsQuery>['queryFn']>>>>[number]

function transitPlace({ transitPointCode, name, latitude, longitude }: Point): [string, TransitPlace][] {
  if (name === undefined || latitude === undefined || longitude === undefined) return []
  return [[transitPointCode, { name, place: { latitude, longitude } }]]
}
