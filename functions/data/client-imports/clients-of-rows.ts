import { emailKeyOf } from '#shared/api/client-import-row'
import { type AgencyId, type ClientId, clientIdSchema } from '#shared/ids/ids'
import { type ClientRecord, clientRecord } from '../clients/client-records'
import {
  clientEmailKey,
  clientKey,
  clientNoteKey,
  clientNotePrefix,
  itinerariesOfClient,
  mediaOf,
} from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryIndex, queryOf } from '../table/query'
import type { Item, Key, Table } from '../table/table-access'

/** Reading clients by the hundred, as an import needs them. */
export function clientsOfRows(table: Table) {
  const many = (keys: readonly Key[]) => table.getMany(keys, { consistent: true })
  return {
    /** Which client has each email, by the email as `emailKeyOf` writes it. */
    async byEmail(agency: AgencyId, emails: readonly string[]): Promise<Map<string, ClientId>> {
      const keys = new Map(
        emails
          .filter((email) => email !== '')
          .map((email) => [clientEmailKey(agency, email).pk, email]),
      )
      const items = await many([...keys.values()].map((email) => clientEmailKey(agency, email)))
      return new Map(
        items.map(({ pk, clientId }) => [
          emailKeyOf(keys.get(String(pk)) ?? ''),
          clientIdSchema.parse(clientId),
        ]),
      )
    },
    async byId(agency: AgencyId, ids: readonly ClientId[]): Promise<Map<ClientId, ClientRecord>> {
      const items = await many([...new Set(ids)].map((id) => clientKey(agency, id)))
      return new Map(
        items.map((item) => parseRecord(clientRecord, item)).map((client) => [client.id, client]),
      )
    },
    /** Which of some clients have notes. */
    async withNotes(agency: AgencyId, ids: readonly ClientId[]): Promise<Set<ClientId>> {
      const notes = await Promise.all(
        ids.map((id) =>
          table.page({
            ...queryOf(clientKey(agency, id).pk, { begins: clientNotePrefix }),
            ConsistentRead: true,
            Limit: 1,
          }),
        ),
      )
      return new Set(ids.filter((_, at) => (notes[at]?.items.length ?? 0) > 0))
    },
    /**
     * Whether anything hangs on a client but a note as it was written: a trip, a document, another
     * note, its history.
     */
    async isUsed(agency: AgencyId, id: ClientId, note: string): Promise<boolean> {
      const first = (query: Parameters<Table['page']>[0]) =>
        table.page(query).then(({ items }) => items)
      const [own, trips, media] = await Promise.all([
        first({ ...queryOf(clientKey(agency, id).pk), ConsistentRead: true, Limit: 3 }),
        first({ ...queryIndex('gsi4', itinerariesOfClient(agency, id)), Limit: 1 }),
        first({ ...queryIndex('gsi1', mediaOf(agency, id)), Limit: 1 }),
      ])
      const [client, ownNote] = [clientKey(agency, id), clientNoteKey(agency, id, note)]
      const isOthers = ({ sk, edited }: Item) =>
        sk !== client.sk && (sk !== ownNote.sk || edited !== undefined)
      return own.some(isOthers) || trips.length > 0 || media.length > 0
    },
  }
}
export type ClientsOfRows = ReturnType<typeof clientsOfRows>
