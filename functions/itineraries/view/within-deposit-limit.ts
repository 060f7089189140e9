import { mayExceedDepositLimit, withDepositLimit } from '#shared/pricing/with-deposit-limit'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { AgencyStore } from '../../data/people/agency-store'
import { tripContext } from '../edit/trip-context'

/**
 * A stored itinerary as it is shown: its deposit within the limit that its agency has now. The
 * agency is read only where the limit could matter.
 */
export async function withinDepositLimit(
  stored: StoredItinerary,
  agencies: Pick<AgencyStore, 'agency'>,
): Promise<StoredItinerary> {
  const { record } = stored
  if (!mayExceedDepositLimit(record)) return stored
  const agency = await agencies.agency(record.agencyId)
  if (agency === undefined) return stored
  return { ...stored, record: withDepositLimit(record, tripContext(agency)) }
}
