import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin, isContentManager } from '#shared/access/roles'
import { libraryCategory } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import type { MediaId } from '#shared/ids/ids'
import { isScanned, type MediaRecord } from '../data/files/media-records'
import { requireSeenTrip, type TripReader } from '../itineraries/view/trip-reader'
import { requireOwn } from '../runtime/own'
import type { MediaDeps } from './media-deps'

/** Where a medium belongs: one of the two, the agency's library, or the agency itself. */
export type MediaOwner = Pick<MediaRecord, 'itineraryId' | 'clientId'> &
  Partial<Pick<MediaRecord, 'presentationCategory' | 'createdBy'>>

type Reached = Pick<MediaDeps, 'itineraries' | 'clients'>

/**
 * Lets nobody on who may not know of the itinerary or the client that media belong to.
 * @throws AppError record.not-found
 */
export async function requireOwner(
  owner: MediaOwner,
  { reader, deps }: { readonly reader: TripReader; readonly deps: Reached },
): Promise<void> {
  const { agencyId } = reader
  const { itineraryId, clientId } = owner
  if (itineraryId !== undefined) requireSeenTrip(reader, await deps.itineraries.get(agencyId, itineraryId))
  else if (clientId === undefined) requireOfAgency(owner, reader)
  else if (reader.kind === 'agent') requireOwn(reader, await deps.clients.get(agencyId, clientId))
  else if (clientId !== reader.clientId) throw new AppError('record.not-found')
}

/** What the agency itself shows is its lead agents' to add and remove; what is in its library is the uploader's and content managers'. */
function requireOfAgency({ presentationCategory, createdBy }: MediaOwner, reader: TripReader): void {
  if (reader.kind !== 'agent') throw new AppError('record.not-found')
  const { id = reader.agentId } = createdBy ?? {}
  const isLibrary = presentationCategory === libraryCategory
  const may = isLibrary ? id === reader.agentId || isContentManager(reader) : isAdmin(reader)
  if (!may) throw new AppError('record.not-found')
}

/**
 * A medium of the library on its way, or just arrived, that the reader may work on.
 * @throws AppError record.not-found
 */
export async function requireUpload(
  id: MediaId,
  { reader, media }: { reader: AgentPrincipal } & Pick<MediaDeps, 'media'>,
): Promise<MediaRecord> {
  const medium = await media.get(reader.agencyId, id)
  if (medium?.presentationCategory !== libraryCategory) throw new AppError('record.not-found')
  requireOfAgency(medium, reader)
  return medium
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

/**
 * Whether a medium is there for a reader: its file has arrived, and for a client it is meant for them and scanned. Agents
 * see what is being scanned, and what was removed because of what the scan found.
 */
export function isSeen(medium: MediaRecord, reader: TripReader): boolean {
  const { status, scan, presentationVisibility } = medium
  if (reader.kind === 'agent') return status !== undefined || scan === 'pending' || scan === 'infected'
  return status !== undefined && presentationVisibility && isScanned(medium)
}
