import { useMemo } from 'react'
import { RouteMap } from '../map/RouteMap'
import { journeyOf } from '../model/journey'
import type { Trip } from '../model/trip'
import { useRoute } from '../state/use-route'

const stayThere = () => {}

/** The route of a trip, only to be looked at. */
export function ReadMap({ trip }: { readonly trip: Pick<Trip, 'itinerary'> }) {
  const { segments } = trip.itinerary
  const journey = useMemo(() => journeyOf(segments), [segments])
  const route = useRoute(journey, segments)
  return <RouteMap {...route} onChoose={stayThere} tallest={640} />
}
