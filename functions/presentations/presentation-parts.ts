import type { PresentationBlocks } from '#shared/api/presentation-blocks'
import { mediaTypeOf } from '#shared/format/media-type'
import { valuesOfBlocks } from '#shared/presentation/merge-blocks'
import { theCatalogue } from '../data/catalogue/the-catalogue'
import { isLetIn, type MediaRecord } from '../data/files/media-records'
import { mediaStore } from '../data/files/media-store'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { tripPortalStore } from '../data/itineraries/trip-portal-store'
import { agencyStore } from '../data/people/agency-store'
import { termsStore } from '../data/people/terms-store'
import { presentationStore } from '../data/presentations/presentation-store'
import { roomStore } from '../data/rates/room-store'
import { theFiles } from '../media/the-files'
import { portalPlacesOf } from '../portal/portal-places'
import type { Deps } from '../runtime/use-case'
import type { PresentationParts, UploadedPicture } from './presentation-view'

/** What a route reaches that shows a presentation. */
export const presentationMakers = {
  agencies: agencyStore,
  portals: tripPortalStore,
  terms: termsStore,
  rooms: roomStore,
  catalogue: theCatalogue,
  media: mediaStore,
  files: theFiles,
  presentations: presentationStore,
}
type PresentationDeps = Deps<typeof presentationMakers>

/** Edits of a trip and of its client; the trip's own count where both changed a block. */
export async function editsOfTrip(
  { record }: Pick<StoredItinerary, 'record'>,
  { presentations }: PresentationDeps,
) {
  const { id: itineraryId, agencyId, clientId } = record
  const [edits, ofClient] = await Promise.all([
    presentations.get({ agencyId, owner: { itineraryId } }),
    clientId && presentations.get({ agencyId, owner: { clientId } }),
  ])
  const clientBlocks = ofClient === undefined ? {} : valuesOfBlocks(ofClient.blocks)
  return {
    edits,
    clientBlocks,
    blocks: { ...clientBlocks, ...(edits && valuesOfBlocks(edits.blocks)) },
  }
}

/** Everything that the presentation of a trip is made of, with what was edited. */
export async function presentationParts(
  trip: StoredItinerary,
  deps: PresentationDeps,
): Promise<EditedParts> {
  const [parts, { blocks }] = await Promise.all([sourceParts(trip, deps), editsOfTrip(trip, deps)])
  return { ...parts, edits: blocks }
}
type EditedParts = PresentationParts & { readonly edits: PresentationBlocks }

/** Everything that a presentation of a trip is made of, but the edits. */
export async function sourceParts(
  trip: StoredItinerary,
  deps: PresentationDeps,
): Promise<PresentationParts> {
  const { id: itineraryId, agencyId, agentId, clientId, segments } = trip.record
  const now = deps.clock.now()
  const [agency, agent, portal, terms, media, places] = await Promise.all([
    deps.agencies.agency(agencyId),
    deps.agencies.agent(agencyId, agentId),
    deps.portals.get({ agencyId, itineraryId, clientId }),
    deps.terms.inForce(agencyId),
    deps.media.ofOwner(agencyId, itineraryId),
    portalPlacesOf(segments, { catalogue: deps.catalogue, rooms: deps.rooms, now }),
  ])
  const shownMedia = media
    .filter((medium) => isPresented(medium) && isLetIn(medium, agency))
    .sort((one, other) => one.presentationOrder - other.presentationOrder)
  const uploads = await Promise.all(
    shownMedia.map((medium) => uploadOf(medium, { files: deps.files, now })),
  )
  const { name, agencyCode } = trip.people.user.agency
  return {
    trip,
    agent,
    portal,
    places,
    uploads,
    agency: agency ?? { name, agencyCode, address: undefined, theme: {} },
    terms: terms?.text,
  }
}

/**
 * Media of these categories stand in presentations; everything else of a trip is a document (2 §3).
 */
const categories = ['hero', 'gallery']

const isPresented = ({
  status,
  presentationVisibility,
  presentationCategory,
  mimeType,
}: MediaRecord): boolean =>
  status !== undefined &&
  presentationVisibility &&
  categories.includes(presentationCategory) &&
  mediaTypeOf(mimeType) === 'photo'

async function uploadOf(
  { id, key, userFilename: name, presentationCategory, presentationFkKey }: MediaRecord,
  { files, now }: { readonly files: PresentationDeps['files']; readonly now: Date },
): Promise<UploadedPicture> {
  return {
    mediaId: id,
    url: await files.downloadUrl({ key, name }, now),
    category: presentationCategory,
    of: presentationFkKey,
  }
}
