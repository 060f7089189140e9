import type { ClientView } from '#shared/api/client-shapes'
import { type ClientRecord, listedClientOf } from '../data/clients/client-records'

/** A client as agents see them: all that lists show, and the notes. */
export function clientViewOf(client: ClientRecord): ClientView {
  const listed = listedClientOf(client)
  return { ...listed, clientData: { ...listed.clientData, clientNotes: client.clientNotes } }
}
