import type { TripPortal } from '#shared/api/portal-shapes'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { TripPortalRecord } from '../data/itineraries/trip-portal-store'
import { titleOf } from '../itineraries/history/segment-title'
import { sharedStanding } from './portal-trip'

const maxRead = 3
/** Less than this is scrolling past. */
const leastSeconds = 30

/** A trip in the portal as its agent sees it. */
export function agentPortalOf(
  { record }: Pick<StoredItinerary, 'record'>,
  { version: _version, clientId: _client, reading, ...portal }: TripPortalRecord,
): TripPortal {
  const seconds = new Map(Object.entries(reading))
  const partsRead = record.segments
    .map((segment) => ({ title: titleOf(segment), seconds: seconds.get(segment.id) ?? 0 }))
    .filter((part) => part.seconds >= leastSeconds)
    .sort((one, other) => other.seconds - one.seconds)
  const isOpen = record.clientId !== undefined && sharedStanding(record) !== undefined
  const canShare = record.clientId !== undefined && portalStandingOf(record.state) !== undefined
  return { ...portal, reading: partsRead.slice(0, maxRead), isOpen, canShare }
}
