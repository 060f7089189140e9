import { Navigate, useLocation } from 'react-router-dom'
import { StorySkeleton } from '../../features/itinerary-edit/components/story/StorySkeleton'
import { StoryView } from '../../features/itinerary-edit/components/story/StoryView'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { presentationPath } from '../../lib/navigation/trip-path'
import { useSession } from '../../lib/session/session'
import { tripParts } from '../itinerary-edit/trip-parts'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/**
 * `/itinerary/{id}`: the second editor, the trip as a storyboard. With the flag PRESO it leads to the
 * presentation (1 §6), unless the storyboard itself was asked for.
 */
export function ItineraryPage() {
  const id = useItineraryId()
  const isPresented = useSession().has('PRESO')
  const { state } = useLocation()
  if (id === undefined) return <TripMissing />
  if (isPresented && state?.isStoryboard !== true) {
    return <Navigate to={presentationPath(id)} replace />
  }
  return (
    <TripScreen id={id} parts={tripParts} waiting={<StorySkeleton />}>
      <StoryView />
    </TripScreen>
  )
}
