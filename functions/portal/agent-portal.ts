import type { TripPortal } from '#shared/api/portal-shapes'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { TripPortalRecord } from '../data/itineraries/trip-portal-store'
import { sharedStanding } from './portal-trip'

/** A trip in the portal as its agent sees it. */
export const agentPortalOf = (
  { record }: Pick<StoredItinerary, 'record'>,
  { version: _version, clientId: _client, ...portal }: TripPortalRecord,
): TripPortal => ({ ...portal, isOpen: record.clientId !== undefined && sharedStanding(record) !== undefined })
