import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { MediaId } from '#shared/ids/ids'
import type { MediaRecord } from '../data/files/media-records'
import { requireSeenTrip, type TripReader } from '../itineraries/view/trip-reader'
import { requireOwn } from '../runtime/own'
import type { MediaDeps } from './media-deps'

/** Where a medium belongs: one of the two, or the agency itself. */
export type MediaOwner = Pick<MediaRecord, 'itineraryId' | 'clientId'>

type Reached = Pick<MediaDeps, 'itineraries' | 'clients'>

/**
 * Lets nobody on who may not know of the itinerary or the client that media belong to.
 * @throws AppError record.not-found
 */
export async function requireOwner(
  { itineraryId, clientId }: MediaOwner,
  { reader, deps }: { readonly reader: TripReader; readonly deps: Reached },
): Promise<void> {
  const { agencyId } = reader
  if (itineraryId !== undefined) requireSeenTrip(reader, await deps.itineraries.get(agencyId, itineraryId))
  else if (clientId === undefined) requireLead(reader)
  else if (reader.kind === 'agent') requireOwn(reader, await deps.clients.get(agencyId, clientId))
  else if (clientId !== reader.clientId) throw new AppError('record.not-found')
}

/** What the agency itself shows is its lead agents' to add and remove. */
function requireLead(reader: TripReader): void {
  if (reader.kind !== 'agent' || !isAdmin(reader)) throw new AppError('record.not-found')
}

/**
 * A medium of the reader's agency that they may see, with what was removed where it is asked for.
 * @throws AppError record.not-found
 */
export async function requireMedium(id: MediaId, { reader, deps, evenRemoved = false }: Wanted): Promise<MediaRecord> {
  const medium = await deps.media.get(reader.agencyId, id)
  if (medium === undefined || !(evenRemoved || isSeen(medium, reader))) throw new AppError('record.not-found')
  await requireOwner(medium, { reader, deps })
  return medium
}

interface Wanted {
  readonly reader: TripReader
  readonly deps: Reached & Pick<MediaDeps, 'media'>
  readonly evenRemoved?: boolean
}

/** Whether a medium is there for a reader: its file has arrived, and for a client it is meant for them. */
export function isSeen({ status, presentationVisibility }: MediaRecord, reader: TripReader): boolean {
  return status !== undefined && (reader.kind === 'agent' || presentationVisibility)
}
