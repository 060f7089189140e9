import type { AuditAction } from '#shared/audit/audit-actions'
import type { ItineraryId } from '#shared/ids/ids'
import { type ClientRecord, nameOf } from '../data/clients/client-records'
import type { AuditEntry } from '../data/people/audit-store'
import type { Basics } from '../runtime/use-case'

/** What 1 §6 has no action for: only we write these. */
type OwnAction =
  | 'client_liked_stay'
  | 'client_chose_option'
  | 'client_accepted_terms'
  | 'client_opened_payment'
  | 'client_set_password'
  | 'client_ended_session'
  | 'client_ended_other_sessions'

interface Done {
  readonly action: Extract<AuditAction, `client_${string}`> | OwnAction
  readonly itineraryId?: ItineraryId | undefined
  readonly details?: AuditEntry['details']
}

/** The entry of the audit trail for what a client did (1 §6). */
export function clientDid(
  client: Pick<ClientRecord, 'agencyId' | 'id' | 'firstName' | 'lastName'>,
  { action, itineraryId, details }: Done,
  { clock, makeId }: Basics,
): AuditEntry {
  const { agencyId, id } = client
  return {
    id: makeId('audit'),
    agencyId,
    action,
    clientId: id,
    itineraryId,
    details,
    timestamp: clock.now().toISOString(),
    by: { kind: 'client', id, name: nameOf(client) },
  }
}
