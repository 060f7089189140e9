import { MessagesCard } from '../../features/trip-messages/components/MessagesCard'
import { useSession } from '../../lib/session/session'
import type { Trip } from '../../trip/page/trip'

/** The trip's messages, for the signed-in agent. */
export function MessagesOfTrip({
  trip,
  onAssignClient,
}: {
  trip: Trip
  onAssignClient: () => void
}) {
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
