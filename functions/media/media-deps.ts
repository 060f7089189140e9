import { type AgencyStore, agencyStore } from '../data/agency-store'
import { type ClientStore, clientStore } from '../data/client-store'
import type { FileStore } from '../data/file-store'
import { type AnswerStore, answerStore } from '../data/idempotency'
import { type ItineraryStore, itineraryStore } from '../data/itinerary-store'
import { type MediaStore, mediaStore } from '../data/media-store'
import type { Table } from '../data/table-access'
import type { Basics } from '../runtime/use-case'
import { theFiles } from './the-files'

/** What the routes of media reach. */
export interface MediaDeps extends Basics {
  readonly media: MediaStore
  readonly files: FileStore
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly clients: Pick<ClientStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly answers: AnswerStore
}

export const mediaDeps = (table: Table): Omit<MediaDeps, keyof Basics> => ({
  media: mediaStore(table),
  files: theFiles(),
  itineraries: itineraryStore(table),
  clients: clientStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
})
