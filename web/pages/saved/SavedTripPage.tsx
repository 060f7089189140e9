import { Navigate, useParams } from 'react-router-dom'
import { tripPartOf } from '../../features/saved-trips/model/saved-trip'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'
import { SavedTrip } from './SavedTrip'
import { TripNotHere } from './TripNotHere'

/**
 * `/saved/{id}/{component?}`: a saved itinerary to view and start a trip from. Unknown parts lead
 * to the overview.
 */
export function SavedTripPage() {
  const id = useItineraryId()
  const part = tripPartOf(useParams().component)
  if (id === undefined) return <TripNotHere what="saved" />
  return part === undefined ? (
    <Navigate to={`/saved/${id}`} replace />
  ) : (
    <SavedTrip key={id} id={id} part={part} />
  )
}
