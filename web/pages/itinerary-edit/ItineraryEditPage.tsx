import { useParams } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { tripParts } from './trip-parts'

/** `/itinerary/edit/{id}`: where an agent lands after a quote (2 §2.2). */
export function ItineraryEditPage() {
  const { id } = useParams()
  if (id === undefined || !isItineraryId(id)) return <TripMissing />
  return <TripScreen id={id} parts={tripParts} />
}

/** The shape of an itinerary's id; its schema would cost the page a parser. */
function isItineraryId(text: string): text is ItineraryId {
  return /^itn_[0-9a-z]{4,32}$/.test(text)
}
