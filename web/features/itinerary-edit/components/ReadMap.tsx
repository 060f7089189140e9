import { useMemo } from 'react'
import { journeyOf } from '../../../trip/journey/journey'
import { RouteMap } from '../../../trip/map/RouteMap'
import type { Trip } from '../../../trip/page/trip'
import { useRoute } from '../../../trip/story/use-route'

const stayThere = () => {}

/** A read-only map of a trip's route. */
export function ReadMap({ trip }: { readonly trip: Pick<Trip, 'itinerary'> }) {
  const { segments } = trip.itinerary
  const journey = useMemo(() => journeyOf(segments), [segments])
  const route = useRoute(journey, segments)
  return <RouteMap {...route} onChoose={stayThere} tallest={640} />
}
