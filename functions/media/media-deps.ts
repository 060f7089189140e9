import { type ClientStore, clientStore } from '../data/clients/client-store'
import type { FileStore } from '../data/files/file-store'
import { type MediaStore, mediaStore } from '../data/files/media-store'
import { type ItineraryStore, itineraryStore } from '../data/itineraries/itinerary-store'
import { type AgencyStore, agencyStore } from '../data/people/agency-store'
import { type AnswerStore, answerStore } from '../data/table/idempotency'
import type { Table } from '../data/table/table-access'
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
