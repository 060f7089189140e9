import type { Sent } from '../../lib/api/route-table'
import type { TripSegment } from '../page/trip'

type SentSegment = NonNullable<Sent<'PATCH /api/Itineraries/{id}'>['body']['segments']>[number]

/**
 * A stored segment as the server accepts it: without data from catalogue, supplier system and
 * pricing. Fields that only its imported booking knows are sent back unchanged.
 */
export function sentSegment(segment: TripSegment): SentSegment {
  const { id, type, supplierCode, startDate, endDate, nights, title, description, campName } =
    segment
  const { regionCode, regionName, country, location, locationCode, travelHubCode, arrangedBy } =
    segment
  const { currency, costAmount, rspAmount, racFactor, hideFromClient, extras, rooms } = segment
  const { sellOverride, sellOverrideReason, chargeable, optional, minAge, pricedFor } = segment
  const { fromHubCode, flightNumber, departureTime, arrivalTime, flightStatus } = segment
  return {
    id,
    type,
    supplierCode,
    startDate,
    endDate,
    nights,
    title,
    description,
    campName,
    regionCode,
    regionName,
    country,
    location,
    locationCode,
    travelHubCode,
    arrangedBy,
    currency,
    costAmount,
    rspAmount,
    racFactor,
    hideFromClient,
    extras,
    rooms,
    sellOverride,
    sellOverrideReason,
    chargeable,
    optional,
    minAge,
    pricedFor,
    fromHubCode,
    flightNumber,
    departureTime,
    arrivalTime,
    flightStatus,
  }
}
