import { useMemo } from 'react'
import { RouteMap } from '../map/RouteMap'
import { segmentAnchor, stayItems } from '../model/journey'
import { goToAnchor } from '../state/go-to-anchor'
import { useTripPage } from '../state/trip-page'
import { useRoute } from '../state/use-route'

/** The route of the trip; a pin leads to its stay. */
export function MapCard() {
  const { trip } = useTripPage()
  const { segments } = trip.itinerary
  const stays = useMemo(() => stayItems(segments), [segments])
  const { stops, countries } = useRoute(stays)
  return (
    <RouteMap
      stops={stops}
      countries={countries}
      onChoose={({ number }) => {
        const stay = stays[number - 1]
        if (stay !== undefined) goToAnchor(segmentAnchor(stay.segment.id))
      }}
    />
  )
}
