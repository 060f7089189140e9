import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { libraryCategory } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import type { MediaId } from '#shared/ids/ids'
import { mayRemoveMedium } from '#shared/library/library-rights'
import { isLetIn, type MediaRecord } from '../data/files/media-records'
import type { AgencyRecord } from '../data/people/agency-records'
import { requireSeenTrip, type TripReader } from '../itineraries/view/trip-reader'
import { requireOwn } from '../runtime/own'
import type { MediaDeps } from './media-deps'

/** Where a medium belongs: one of the two, the agency's library, or the agency itself. */
export type MediaOwner = Pick<MediaRecord, 'itineraryId' | 'clientId'> &
  Partial<Pick<MediaRecord, 'presentationCategory'>>

type Reached = Pick<MediaDeps, 'itineraries' | 'clients'>

/** The agency of a client, by whose rule they get files; agents see all, and need none. */
export const clientsAgency = (reader: TripReader, { agencies }: Pick<MediaDeps, 'agencies'>) =>
  reader.kind === 'agent' ? undefined : agencies.agency(reader.agencyId)

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
  if (itineraryId !== undefined)
    requireSeenTrip(reader, await deps.itineraries.get(agencyId, itineraryId))
  else if (clientId === undefined) requireOfAgency(owner, reader)
  else if (reader.kind === 'agent') requireOwn(reader, await deps.clients.get(agencyId, clientId))
  else if (clientId !== reader.clientId) throw new AppError('record.not-found')
}

/**
 * What the agency itself shows is its lead agents' to add and remove; what is in its library all of
 * its agents see.
 */
function requireOfAgency({ presentationCategory }: MediaOwner, reader: TripReader): void {
  const may =
    reader.kind === 'agent' && (presentationCategory === libraryCategory || isAdmin(reader))
  if (!may) throw new AppError('record.not-found')
}

/**
 * Lets nobody change or remove a medium of the library but its uploader, lead agents and content
 * managers, and media of camps content managers alone. What belongs to a trip or a client may be
 * changed by whoever sees it.
 * @throws AppError auth.forbidden, or record.not-found where its file is not there, which
 * colleagues are not told of
 */
export function requireMediumChange(medium: MediumRights, agent: AgentPrincipal): void {
  const { presentationCategory, accommodation, createdBy, status } = medium
  const may =
    presentationCategory !== libraryCategory ||
    mayRemoveMedium(agent, createdBy.id, { accommodation })
  if (!may) throw new AppError(status === undefined ? 'record.not-found' : 'auth.forbidden')
}
type MediumRights = Pick<
  MediaRecord,
  'presentationCategory' | 'accommodation' | 'createdBy' | 'status'
>

/**
 * A medium of the library on its way, or just arrived, that the reader may work on.
 * @throws AppError record.not-found, auth.forbidden
 */
export async function requireUpload(
  id: MediaId,
  { reader, media }: { reader: AgentPrincipal } & Pick<MediaDeps, 'media'>,
): Promise<MediaRecord> {
  const medium = await media.get(reader.agencyId, id)
  if (medium?.presentationCategory !== libraryCategory) throw new AppError('record.not-found')
  requireMediumChange(medium, reader)
  return medium
}

/**
 * A medium of the reader's agency that they may see, with what was removed where it is asked for.
 * @throws AppError record.not-found
 */
export async function requireMedium(
  id: MediaId,
  { reader, agency, deps, evenRemoved = false }: Wanted,
): Promise<MediaRecord> {
  const medium = await deps.media.get(reader.agencyId, id)
  if (medium === undefined || !(evenRemoved || isSeen(medium, { reader, agency })))
    throw new AppError('record.not-found')
  await requireOwner(medium, { reader, deps })
  if (medium.status === undefined && reader.kind === 'agent') requireMediumChange(medium, reader)
  return medium
}

interface Wanted extends Seeing {
  readonly deps: Reached & Pick<MediaDeps, 'media'>
  readonly evenRemoved?: boolean
}

interface Seeing {
  readonly reader: TripReader
  /** Of a client, `clientsAgency`. */
  readonly agency?: Pick<AgencyRecord, 'holdsUnscannedFiles'> | undefined
}

/**
 * Whether a medium is there for a reader: its file has arrived, and for a client it is meant for
 * them and let in. Agents see what is being scanned, and what was removed because of what the scan
 * found.
 */
export function isSeen(medium: MediaRecord, { reader, agency }: Seeing): boolean {
  const { status, scan, presentationVisibility } = medium
  if (reader.kind === 'agent')
    return status !== undefined || scan === 'pending' || scan === 'infected'
  return status !== undefined && presentationVisibility && isLetIn(medium, agency)
}
