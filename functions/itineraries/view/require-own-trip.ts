import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { isOwn } from '../../runtime/own'

/** The itinerary, when the agent may know of it. @throws AppError record.not-found */
export function requireOwnTrip(principal: AgentPrincipal, stored: StoredItinerary | undefined): StoredItinerary {
  if (stored === undefined || !isOwn(principal, stored.record)) throw new AppError('record.not-found')
  return stored
}
