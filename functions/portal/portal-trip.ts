import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type PortalStanding, portalStandingOf } from '#shared/itinerary/portal-standing'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { ClientPrincipal } from '../data/people/client-sessions'

/** A trip that its client may see, with how it stands to them. */
export interface SharedTrip {
  readonly stored: StoredItinerary
  readonly standing: PortalStanding
}

/**
 * The trip, when the client may see it: their own, published, and past its drafts.
 * @throws AppError record.not-found
 */
export function requireSharedTrip(
  { agencyId, clientId }: ClientPrincipal,
  stored: StoredItinerary | undefined,
): SharedTrip {
  const { record } = stored ?? {}
  const isTheirs = record?.clientId === clientId && record.agencyId === agencyId
  const standing = isTheirs ? sharedStanding(record) : undefined
  if (stored === undefined || standing === undefined) throw new AppError('record.not-found')
  return { stored, standing }
}

/** How a trip stands to its client; undefined while it is not shared. */
export const sharedStanding = ({
  published,
  state,
}: Pick<ItineraryRecord, 'published' | 'state'>): PortalStanding | undefined =>
  published ? portalStandingOf(state) : undefined
