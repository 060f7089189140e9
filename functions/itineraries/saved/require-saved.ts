import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import { isPattern, type PatternState } from '#shared/itinerary/states'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { isOwnTrip, requireOwnTrip } from '../view/require-own-trip'

/**
 * A saved itinerary of the agency, whoever made it.
 * @throws AppError record.not-found, for one that is not saved too
 */
export function requireSaved(
  { agencyId }: AgentPrincipal,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  if (
    stored === undefined ||
    stored.record.agencyId !== agencyId ||
    !isPattern(stored.record.state)
  ) {
    throw new AppError('record.not-found')
  }
  return stored
}

/**
 * What the agent may look at: their own trip, and every saved itinerary of the agency.
 * @throws AppError record.not-found
 */
export function requireSeen(
  principal: AgentPrincipal,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  return stored !== undefined && isPattern(stored.record.state)
    ? requireSaved(principal, stored)
    : requireOwnTrip(principal, stored)
}

/**
 * A saved itinerary that the agent may change: their own, for lead agents every one of the agency
 * and its examples.
 * @throws AppError record.not-found; auth.forbidden for a colleague's
 */
export function requireOwnSaved(
  principal: AgentPrincipal,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  const ownSaved = requireSaved(principal, stored)
  if (!isOwnTrip(principal, ownSaved.record)) throw new AppError('auth.forbidden')
  return ownSaved
}

/**
 * Lets only lead agents make an example, or make one of a saved itinerary.
 * @throws AppError auth.forbidden
 */
export function requireMayMake(principal: AgentPrincipal, state: PatternState | undefined): void {
  if (state === 'example' && !isAdmin(principal)) throw new AppError('auth.forbidden')
}
