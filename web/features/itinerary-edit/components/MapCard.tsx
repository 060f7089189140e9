import { RouteMap } from '../map/RouteMap'
import { segmentAnchor } from '../model/journey'
import { goToAnchor } from '../state/go-to-anchor'
import { useTripPage } from '../state/trip-page'
import { useRoute } from '../state/use-route'

/** The route of the trip; a pin leads to its stay. */
export function MapCard() {
  const { trip, journey } = useTripPage()
  const route = useRoute(journey, trip.itinerary.segments)
  return (
    <RouteMap
      {...route}
      onChoose={({ number }) => {
        const stay = journey.find((item) => item.kind === 'stay' && item.number === number)
        if (stay?.kind === 'stay') goToAnchor(segmentAnchor(stay.segment.id))
      }}
    />
  )
}
