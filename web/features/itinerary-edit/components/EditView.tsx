import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { AgentId, ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import { useSession } from '../../../lib/session/session'
import { useTripPage } from '../../../trip/page/trip-page'
import { TripHeader } from './header/TripHeader'
import { pageLooks } from './page-looks'
import { StatusCard } from './status/StatusCard'
import { TripColumns } from './TripColumns'

/**
 * `/itinerary/edit/{id}`: the costing view. Only this view records that the trip was opened (1 §2).
 */
export function EditView() {
  const { trip } = useTripPage()
  useAccessLog(trip.id)
  return (
    <main>
      <TripHeader present="edit" />
      <Box sx={pageLooks.body}>
        <StatusCard />
        <TripColumns />
      </Box>
    </main>
  )
}

/** Records once per visit that this agent opened the itinerary. */
function useAccessLog(id: ItineraryId): void {
  const { user } = useSession()
  const loggedId = useRef<ItineraryId>(undefined)
  useEffect(() => {
    if (loggedId.current === id) return
    loggedId.current = id
    void logAccess(id, user.userId)
  }, [id, user.userId])
}

async function logAccess(itineraryId: ItineraryId, agentId: AgentId): Promise<void> {
  await api('POST /api/AuditTrail/logAudit', {
    body: { action: 'agent_accessed_itinerary', itineraryId, agentId },
  }).catch(() => undefined) // already reported by the client
}
