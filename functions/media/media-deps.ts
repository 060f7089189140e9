import { clientStore } from '../data/clients/client-store'
import { mediaStore } from '../data/files/media-store'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { agencyStore } from '../data/people/agency-store'
import { answerStore } from '../data/table/idempotency'
import type { Deps } from '../runtime/use-case'
import { theFiles } from './the-files'

/** What the routes of media reach. */
export const mediaMakers = {
  media: mediaStore,
  files: theFiles,
  itineraries: itineraryStore,
  clients: clientStore,
  agencies: agencyStore,
  answers: answerStore,
}
export type MediaDeps = Deps<typeof mediaMakers>
