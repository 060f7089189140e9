import type { ItineraryRecord } from './itinerary'
import type { Traveler } from './party'

/** Who travels: without the members of party groups that cancelled while the trip goes on. */
export function activeTravelers({
  travelers,
  parties,
  partyCancellations = [],
}: Pick<ItineraryRecord, 'travelers' | 'parties' | 'partyCancellations'>): Traveler[] {
  const cancelledIds = new Set(partyCancellations.map(({ partyId }) => partyId))
  const goneIds = new Set(
    parties.filter(({ id }) => cancelledIds.has(id)).flatMap(({ travelerIds }) => travelerIds),
  )
  return travelers.filter(({ id }) => !goneIds.has(id))
}
