import { StorySkeleton } from '../../features/itinerary-edit/components/story/StorySkeleton'
import { StoryView } from '../../features/itinerary-edit/components/story/StoryView'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { tripParts } from '../itinerary-edit/trip-parts'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/** `/itinerary/{id}`: the second editor, the trip as a storyboard. */
export function ItineraryPage() {
  const id = useItineraryId()
  if (id === undefined) return <TripMissing />
  return (
    <TripScreen id={id} parts={tripParts} waiting={<StorySkeleton />}>
      <StoryView />
    </TripScreen>
  )
}
