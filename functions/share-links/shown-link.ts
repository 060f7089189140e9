import type { ShareLink } from '#shared/api/share-links'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Actor } from '../data/people/actor'
import type { AuditEntry } from '../data/people/audit-store'
import type { ListedShareLink } from '../data/share-links/share-link-store'
import type { Basics } from '../runtime/use-case'

type Trip = Pick<ItineraryRecord, 'agencyId' | 'id' | 'clientId' | 'name'>

/** A link as agents see it. */
export const shownLink = (link: ListedShareLink, { name }: Pick<Trip, 'name'>): ShareLink => ({
  ...link,
  tripName: name,
})

interface Done {
  readonly action: 'agent_shared_itinerary' | 'agent_revoked_share_link' | 'guest_opened_itinerary'
  readonly by: Actor
  readonly trip: Pick<Trip, 'agencyId' | 'id' | 'clientId'>
  readonly link: Pick<ListedShareLink, 'id' | 'label' | 'expiresAt'>
}

/**
 * The entry of the audit trail for what was done with a link; the link is named by the beginning of
 * its hash.
 */
export const linkAudit = (
  { action, by, trip, link }: Done,
  { clock, makeId }: Basics,
): AuditEntry => ({
  id: makeId('audit'),
  agencyId: trip.agencyId,
  action,
  by,
  clientId: trip.clientId,
  itineraryId: trip.id,
  ...(by.kind === 'agent' && { agentId: by.id }),
  details: { link: link.id.slice(0, 12), label: link.label, expiresAt: link.expiresAt },
  timestamp: clock.now().toISOString(),
})
