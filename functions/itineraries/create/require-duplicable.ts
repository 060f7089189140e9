import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { maxVersions } from '#shared/itinerary/proposal'
import { isPattern } from '#shared/itinerary/states'
import type { Proposal } from '../../data/itineraries/proposal-store'

/**
 * Refuses another version of what is no trip, and one too many.
 * @throws AppError itinerary.wrong-state, proposal.full
 */
export function requireDuplicable(
  { state }: Pick<ItineraryRecord, 'state'>,
  { tripIds }: Pick<Proposal, 'tripIds'>,
): void {
  if (isPattern(state)) throw new AppError('itinerary.wrong-state', { state })
  if (tripIds.length >= maxVersions) throw new AppError('proposal.full')
}
