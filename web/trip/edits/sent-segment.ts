import type { Sent } from '../../lib/api/route-table'
import type { TripSegment } from '../page/trip'

type SentSegment = NonNullable<Sent<'PATCH /api/Itineraries/{id}'>['body']['segments']>[number]

/**
 * A stored segment as the server takes it: without what catalogue, supplier system and pricing say of it. Words that only
 * the booking knows which it was imported from go back as they came.
 */
export function sentSegment(segment: TripSegment): SentSegment {
  const { id, type, supplierCode, startDate, endDate, nights, title, description, campName } = segment
  const { regionCode, regionName, country, location, locationCode, travelHubCode, arrangedBy } = segment
  const { currency, costAmount, rspAmount, racFactor, hideFromClient, extras, rooms } = segment
  const { sellOverride, sellOverrideReason, chargeable } = segment
  const { fromHubCode, flightNumber, departureTime, arrivalTime, flightStatus } = segment
  return {
    ...{ id, type, supplierCode, startDate, endDate, nights, title, description, campName },
    ...{ regionCode, regionName, country, location, locationCode, travelHubCode, arrangedBy },
    ...{ currency, costAmount, rspAmount, racFactor, hideFromClient, extras, rooms },
    ...{ sellOverride, sellOverrideReason, chargeable },
    ...{ fromHubCode, flightNumber, departureTime, arrivalTime, flightStatus },
  }
}
