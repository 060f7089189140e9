import type { ClientId } from '#shared/ids/ids'
import type { ClientsOfRows } from '../data/client-imports/clients-of-rows'
import type { Outcome } from '../data/client-imports/import-records'
import { clientItems } from '../data/clients/client-change'
import { type PlannedWrite, putOver } from '../data/table/commit'
import { clientNoteKey } from '../data/table/keys'
import { type Item, itemKey } from '../data/table/table-access'
import {
  type Batch,
  clientsMoved,
  importLists,
  noteIdOf,
  type Rows,
  withContact,
} from './import-batch'

/** What undoing some rows writes. Clients that were changed or used since are left as they are. */
export async function planUndo(
  clients: ClientsOfRows,
  { record, rows, outcomes, at }: Rows,
): Promise<Batch> {
  const { agencyId } = record
  const changes = outcomes.filter(({ kind }) => kind === 'created' || kind === 'filled')
  const clientsNow = await clients.byId(
    agencyId,
    changes.flatMap(({ clientId }) => clientId ?? []),
  )
  const inUse = new Set<ClientId>()
  await Promise.all(
    rows.map(async (row, index) => {
      const { kind, clientId } = outcomes[index] ?? {}
      const isOwn = kind === 'created' && clientId !== undefined
      if (isOwn && (await clients.isUsed(agencyId, clientId, noteIdOf(record, row))))
        inUse.add(clientId)
    }),
  )
  const writes: PlannedWrite[] = []
  const items: Item[] = []
  const removedIds: string[] = []
  const after = rows.map((row, index): Outcome => {
    const before = outcomes[index] ?? { kind: 'refused' }
    const { kind, clientId, version, filled = [] } = before
    if (kind !== 'created' && kind !== 'filled') return before
    const client = clientId && clientsNow.get(clientId)
    if (!client) return { ...before, kind: 'removed' }
    if (client.version !== version)
      return { ...before, kind: 'kept', why: 'Changed since the import' }
    if (inUse.has(clientId))
      return { ...before, kind: 'kept', why: 'Has trips, notes or documents' }
    const { client: Item, email } = clientItems(client)
    const hasNote = row.notes !== '' && (kind === 'created' || filled.includes('note'))
    if (hasNote)
      writes.push({
        write: { Delete: { Key: clientNoteKey(agencyId, client.id, noteIdOf(record, row)) } },
      })
    if (kind === 'created') {
      writes.push(deleteOf(Item, 'version', version), deleteOf(email, 'clientId', clientId))
      removedIds.push(client.id)
      return { ...before, kind: 'removed' }
    }
    const back = {
      ...withContact(client, filled, { phone: '', address: '' }),
      version: client.version + 1,
      updatedAt: at,
    }
    writes.push(putOver(clientItems(back).client, client.version, clientsMoved))
    items.push(clientItems(back).client)
    return { ...before, kind: 'restored' }
  })
  return { outcomes: after, writes: [...writes, ...importLists(record, items, removedIds)] }
}

const deleteOf = (item: Item, attribute: string, value: unknown): PlannedWrite => ({
  write: {
    Delete: {
      Key: itemKey(item),
      ConditionExpression: '#attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    },
  },
  refused: clientsMoved,
})
