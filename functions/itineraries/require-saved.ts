import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { StoredItinerary } from '../data/itinerary-records'

/**
 * A saved itinerary of the agency: whoever made it, a pattern is there to be shared.
 *
 * @throws AppError record.not-found, for one that is not saved too
 */
export function requireSaved({ agencyId }: AgentPrincipal, stored: StoredItinerary | undefined): StoredItinerary {
  if (stored === undefined || stored.record.agencyId !== agencyId || stored.record.state !== 'saved') {
    throw new AppError('record.not-found')
  }
  return stored
}
