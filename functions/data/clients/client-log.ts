import {
  type ClientNote,
  type ClientUpdate,
  clientNote,
  clientUpdate,
  maxClientUpdates,
} from '#shared/api/client-shapes'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew } from '../table/commit'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { clientKey, clientNoteKey, clientNotePrefix, clientUpdatePrefix } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table, TableQuery } from '../table/table-access'

/**
 * What is written about a client: notes for the agency's own eyes, and the history. Both stand in
 * the client's partition.
 */
export function clientLog(table: Table) {
  return {
    /** The notes, the last written first. */
    async notes(agency: AgencyId, client: ClientId): Promise<ClientNote[]> {
      const items = await table.all(itemsOf({ agency, client, begins: clientNotePrefix }))
      const notes = items.map((item) => parseRecord(clientNote, item))
      return notes.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    },
    /** The last 50 entries of the history, by time and then by id, latest first (2 §9). */
    async updates(agency: AgencyId, client: ClientId): Promise<ClientUpdate[]> {
      const { items } = await table.page({
        ...itemsOf({ agency, client, begins: clientUpdatePrefix }),
        ScanIndexForward: false,
        Limit: maxClientUpdates,
      })
      return items.map((item) => parseRecord(clientUpdate, item))
    },
    note: async (agency: AgencyId, client: ClientId, id: string) =>
      parseFound(
        clientNote,
        await table.get(clientNoteKey(agency, client, id), { consistent: true }),
      ),
    /**
     * Adds a note to a client who is there.
     * @throws AppError record.not-found; AnsweredBefore; AppError of the idempotency key
     */
    addNote: (
      agency: AgencyId,
      note: ClientNote,
      { audit, answer }: { audit: AuditEntry; answer: KeptAnswer | undefined },
    ) =>
      commit(table, [
        ...(answer === undefined ? [] : [keepAnswer(answer)]),
        putNew(noteItem(agency, note)),
        auditWrite(audit),
        {
          write: {
            ConditionCheck: {
              Key: clientKey(agency, note.clientId),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          refused: notFound,
        },
      ]),
    /**
     * Stores a changed note over the text that was read.
     * @throws AppError record.changed when it is another, or gone, meanwhile
     */
    changeNote: (
      agency: AgencyId,
      note: ClientNote,
      { over, audit }: { over: string; audit: AuditEntry },
    ) =>
      commit(table, [
        {
          write: {
            Put: {
              Item: noteItem(agency, note),
              ConditionExpression: '#text = :over',
              ExpressionAttributeNames: { '#text': 'text' },
              ExpressionAttributeValues: { ':over': over },
            },
          },
          refused: () => new AppError('record.changed'),
        },
        auditWrite(audit),
      ]),
    removeNote: (agency: AgencyId, { clientId, id }: ClientNote, audit: AuditEntry) =>
      commit(table, [
        { write: { Delete: { Key: clientNoteKey(agency, clientId, id) } } },
        auditWrite(audit),
      ]),
  }
}

const notFound = () => new AppError('record.not-found')

/** The item of a note. */
export const noteItem = (agency: AgencyId, note: ClientNote): Item => ({
  ...clientNoteKey(agency, note.clientId, note.id),
  ...note,
})

function itemsOf({
  agency,
  client,
  begins,
}: {
  agency: AgencyId
  client: ClientId
  begins: string
}): TableQuery {
  return { ...queryOf(clientKey(agency, client).pk, { begins }), ConsistentRead: true }
}
