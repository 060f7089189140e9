import type { AgentId, ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** Records that an agent opened the itinerary (2 §7.5). It never delays or fails the page. */
export async function logAccess(itineraryId: ItineraryId, agentId: AgentId): Promise<void> {
  await api('POST /api/AuditTrail/logAudit', {
    body: { action: 'agent_accessed_itinerary', itineraryId, agentId },
  }).catch(() => undefined) // already reported by the client
}
