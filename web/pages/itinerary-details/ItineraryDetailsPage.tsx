import { DetailsSkeleton } from '../../features/itinerary-edit/components/details/DetailsSkeleton'
import { DetailsView } from '../../features/itinerary-edit/components/details/DetailsView'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { tripParts } from '../itinerary-edit/trip-parts'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/** `/itinerary/details/{id}`: everything about the trip on one sheet. */
export function ItineraryDetailsPage() {
  const id = useItineraryId()
  if (id === undefined) return <TripMissing />
  return (
    <TripScreen id={id} parts={tripParts} waiting={<DetailsSkeleton />}>
      <DetailsView />
    </TripScreen>
  )
}
