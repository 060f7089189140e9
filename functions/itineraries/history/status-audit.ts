import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Actor } from '../../data/people/actor'
import type { AuditEntry } from '../../data/people/audit-store'

interface Changed {
  readonly record: ItineraryRecord
  readonly by: Actor
  readonly id: string
}

/** The audit entry of a changed state (domain.md, Itinerary life). */
export function statusAudit(before: ItineraryRecord, { record, by, id }: Changed): AuditEntry {
  const details = { from: before.state, to: record.state, version: record.version }
  return { ...subjectOf(record), id, action: 'system_status_change_itinerary', details, by }
}

/** The audit entry of changed supplier costs; amounts in minor units. */
export function costAudit(before: ItineraryRecord, { record, by, id }: Changed): AuditEntry {
  const details = {
    currency: record.currency,
    costFrom: before.costs?.total ?? 0,
    costTo: record.costs?.total ?? 0,
    sellFrom: before.finance?.sell ?? 0,
    sellTo: record.finance?.sell ?? 0,
    version: record.version,
  }
  return { ...subjectOf(record), id, action: 'system_cost_change_itinerary', details, by }
}

const subjectOf = ({ agencyId, agentId, clientId, id, updatedAt }: ItineraryRecord) => ({
  agencyId,
  agentId,
  clientId,
  itineraryId: id,
  timestamp: updatedAt,
})
