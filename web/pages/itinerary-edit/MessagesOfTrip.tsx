import { MessagesCard } from '../../features/trip-messages/components/MessagesCard'
import { useSession } from '../../lib/session/session'
import type { Trip } from '../../trip/page/trip'

interface MessagesOfTripProps {
  readonly trip: Trip
  readonly onAssignClient: () => void
}

/** The messages of the trip on this page, read by whoever is signed in. */
export function MessagesOfTrip({ trip, onAssignClient }: MessagesOfTripProps) {
  const { principal } = useSession()
  return (
    <MessagesCard
      itineraryId={trip.id}
      client={trip.clientId === undefined ? undefined : (trip.clientData?.name ?? 'Client')}
      agentId={principal.agentId}
      onAssignClient={onAssignClient}
    />
  )
}
