import type { AgentPrincipal, Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { AgentId, ClientId } from '#shared/ids/ids'
import { payerOf } from '#shared/itinerary/payers'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { isOwn } from '../../runtime/own'

/** Who may look at a trip: its agents, and its client. */
export type TripReader = AgentPrincipal | Extract<Principal, { kind: 'client' }>

/**
 * @throws AppError auth.forbidden for anyone else, though the route's access level already excludes
 * them
 */
export function readerOf(principal: Principal): TripReader {
  if (principal.kind === 'agent' || principal.kind === 'client') return principal
  throw new AppError('auth.forbidden')
}

/** The reader's own id. */
export const readerId = (reader: TripReader): AgentId | ClientId =>
  reader.kind === 'agent' ? reader.agentId : reader.clientId

/**
 * The itinerary, when the reader may see it: a client their own once it is published, an agent as
 * any trip.
 * @throws AppError record.not-found
 */
export function requireSeenTrip(
  reader: TripReader,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  if (reader.kind === 'client' && stored?.record.published === false)
    throw new AppError('record.not-found')
  return requirePartysTrip(reader, stored)
}

/**
 * The itinerary, when the reader is its agent, or the client who pays for one of its party groups.
 * @throws AppError record.not-found
 */
export function requirePayersTrip(
  reader: TripReader,
  stored: StoredItinerary | undefined,
  partyId: string,
): StoredItinerary {
  if (reader.kind === 'agent') return requirePartysTrip(reader, stored)
  if (stored === undefined || payerOf(stored.record, partyId) !== reader.clientId)
    throw new AppError('record.not-found')
  return stored
}

/**
 * The itinerary, when it is the reader's: for a client also one that is not published, as for what
 * they are asked to pay.
 * @throws AppError record.not-found
 */
export function requirePartysTrip(
  reader: TripReader,
  stored: StoredItinerary | undefined,
): StoredItinerary {
  const isTheirs =
    stored !== undefined &&
    (reader.kind === 'agent'
      ? isOwn(reader, stored.record)
      : stored.record.clientId === reader.clientId)
  if (!isTheirs) throw new AppError('record.not-found')
  return stored
}
