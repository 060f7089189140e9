import { useCallback } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { segmentAnchor } from '../../../trip/journey/journey'
import { goToAnchor } from '../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../trip/page/trip-page'
import { useRoute } from '../../../trip/story/use-route'

/** The map loads after the journey and the price. */
const RouteMap = lazyPart(
  () => import('../../../trip/map/RouteMap'),
  'RouteMap',
  <Bone height={440} radius={12} />,
)

/** The route of the trip; a pin scrolls to its stay. */
export function MapCard() {
  const { trip, journey } = useTripPage()
  const route = useRoute(journey, trip.itinerary.segments)
  const goToStay = useCallback(
    ({ number }: { readonly number: number }) => {
      const stay = journey.find((item) => item.kind === 'stay' && item.number === number)
      if (stay?.kind === 'stay') goToAnchor(segmentAnchor(stay.segment.id))
    },
    [journey],
  )
  return <RouteMap {...route} onChoose={goToStay} />
}
