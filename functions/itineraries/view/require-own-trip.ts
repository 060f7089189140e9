import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { isOwn } from '../../runtime/own'

/** Whether a trip is the agent's to change: their own, and for lead agents all of the agency. Its examples are lead agents' alone. */
export const isOwnTrip = (principal: AgentPrincipal, record: Pick<ItineraryRecord, 'agentId' | 'state'>): boolean =>
  record.state === 'example' ? isAdmin(principal) : isOwn(principal, record)

/** The itinerary, when the agent may know of it. @throws AppError record.not-found */
export function requireOwnTrip(principal: AgentPrincipal, stored: StoredItinerary | undefined): StoredItinerary {
  if (stored === undefined || !isOwnTrip(principal, stored.record)) throw new AppError('record.not-found')
  return stored
}
