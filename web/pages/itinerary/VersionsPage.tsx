import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { VersionsScreen } from '../../features/trip-versions/components/VersionsScreen'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/** `/itinerary/{id}/versions`: the versions of the trip's proposal, compared. */
export function VersionsPage() {
  const id = useItineraryId()
  return id === undefined ? <TripMissing /> : <VersionsScreen key={id} id={id} />
}
