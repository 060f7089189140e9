import { AppError } from '#shared/errors/app-error'
import { tripsOfClient } from '../itineraries/itinerary-lists'
import { listChangeWrite } from '../lists/list-changes'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, deleteAll } from '../table/commit'
import { clientEmailKey, clientKey, mediaOf } from '../table/keys'
import { queryIndex, queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import type { ClientRecord } from './client-records'

/** Takes clients out who were added by mistake. */
export const clientRemoval = (table: Table) => ({
  /**
   * Removes a client with email, notes and history. The client goes first: what is left of a try
   * that broke off is reached by nobody.
   * @throws AppError client.in-use when the client has trips or documents; record.changed when
   * changed since it was read
   */
  async remove(client: ClientRecord, audit: AuditEntry): Promise<void> {
    const { agencyId, id, version, email } = client
    const key = clientKey(agencyId, id)
    const [trips, files, items] = await Promise.all([
      table.page({ ...tripsOfClient(agencyId, id), Limit: 1 }),
      table.page({ ...queryIndex('gsi1', mediaOf(agencyId, id)), Limit: 1 }),
      table.all({ ...queryOf(key.pk), ProjectionExpression: 'pk, sk' }),
    ])
    if (trips.items.length > 0 || files.items.length > 0) throw new AppError('client.in-use')
    await commit(table, [
      { write: deleteOver(key, { version }), refused: () => new AppError('record.changed') },
      { write: { Delete: { Key: clientEmailKey(agencyId, email) } } },
      auditWrite(audit),
      listChangeWrite({ agencyId, list: 'clients', id, version: version + 1, gone: [id] }),
    ])
    await deleteAll(
      table,
      items.filter(({ sk }) => sk !== key.sk),
    )
  },
})
