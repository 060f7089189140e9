import { EditView } from '../../features/itinerary-edit/components/EditView'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { TripSkeleton } from '../../features/itinerary-edit/components/TripSkeleton'
import { tripParts } from './trip-parts'
import { useItineraryId } from './use-itinerary-id'

/** `/itinerary/edit/{id}`: where an agent lands after a quote (2 §2.2). */
export function ItineraryEditPage() {
  const id = useItineraryId()
  if (id === undefined) return <TripMissing />
  return (
    <TripScreen id={id} parts={tripParts} waiting={<TripSkeleton />}>
      <EditView />
    </TripScreen>
  )
}
