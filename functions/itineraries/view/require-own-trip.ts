import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { type AgencyPrincipal, isOwn } from '../../runtime/own'

/**
 * Whether a trip is the agent's to change: their own, and for lead agents all of the agency. Its
 * examples are lead agents' alone.
 */
export const isOwnTrip = (
  principal: AgencyPrincipal,
  record: Pick<ItineraryRecord, 'agentId' | 'state'>,
): boolean =>
  record.state === 'example'
    ? principal.kind !== 'agent' || isAdmin(principal)
    : isOwn(principal, record)

/** The itinerary, when the agent may know of it. @throws AppError record.not-found */
export function requireOwnTrip(
  principal: AgencyPrincipal,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  if (stored === undefined || !isOwnTrip(principal, stored.record))
    throw new AppError('record.not-found')
  return stored
}
