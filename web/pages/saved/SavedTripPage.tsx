import { useParams } from 'react-router-dom'
import { tripPartOf } from '../../features/saved-trips/model/trip-parts'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'
import { SavedTrip } from './SavedTrip'
import { TripNotHere } from './TripNotHere'

/** `/saved/{id}/{component?}`: a saved itinerary looked at, and the next trip begun from it. */
export function SavedTripPage() {
  const id = useItineraryId()
  const { component } = useParams()
  return id === undefined ? <TripNotHere what="saved" /> : <SavedTrip key={id} id={id} part={tripPartOf(component)} />
}
