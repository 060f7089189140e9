import type { AgencyId, ClientId } from '#shared/ids/ids'
import { tripsOfClient } from '../itineraries/itinerary-lists'
import { commit, type PlannedWrite } from '../table/commit'
import {
  clientKey,
  clientMergeKey,
  clientNotePrefix,
  clientUpdatePrefix,
  itineraryOfPk,
  mailsOfClient,
  mediaOf,
  mergedKey,
  mergedPrefix,
  messagesReadKey,
  tasksOfAgency,
  threadPrefix,
  travelerFormPrefix,
} from '../table/keys'
import { queryIndex, queryOf } from '../table/query'
import { type Item, itemKey, type Key, type Table } from '../table/table-access'
import { deleteOver, setFields } from '../table/update'
import type { MergeRecord } from './merge-records'

/** Thrown when a record was changed while it was to move: look at it again. */
export class RecordMoved extends Error {
  override readonly name = 'RecordMoved'
}
const recordMoved = () => new RecordMoved()

export interface Between {
  readonly agencyId: AgencyId
  readonly from: ClientId
  readonly to: ClientId
}

/**
 * Keys of the trips that hang on a client, by the index: one that was stored this instant may be
 * missing on AWS.
 */
const tripKeysOf = async (table: Table, { agencyId, from }: Between): Promise<Key[]> =>
  (await table.all(tripsOfClient(agencyId, from))).map(itemKey)

/**
 * What else hangs on a client: notes, history, documents, mails, tasks; in their trips messages, how far
 * they have read, and travelers' forms.
 */
async function itemsOf(
  table: Table,
  { agencyId, from }: Between,
  trips: readonly Key[],
): Promise<Item[]> {
  const queries = await Promise.all([
    table.all({ ...queryOf(clientKey(agencyId, from).pk), ConsistentRead: true }),
    table.all(queryIndex('gsi1', mediaOf(agencyId, from))),
    table.all(queryIndex('gsi1', mailsOfClient(agencyId, from))),
    table.all({ ...queryOf(tasksOfAgency(agencyId)), ConsistentRead: true }),
    ...trips.flatMap(({ pk }) =>
      [threadPrefix, travelerFormPrefix].map((prefix) =>
        table.all({ ...queryOf(pk, { begins: prefix }), ConsistentRead: true }),
      ),
    ),
  ])
  const isNamed = ({ sk, clientId }: Item) =>
    clientId === from || String(sk) === `${threadPrefix}READ#${from}`
  const [own = [], media = [], mails = [], ...threads] = queries
  const isWritten = ({ sk }: Item) =>
    [clientNotePrefix, clientUpdatePrefix].some((kind) => String(sk).startsWith(kind))
  return [...own.filter(isWritten), ...media, ...mails, ...threads.flat().filter(isNamed)]
}

/** Where a record of a client stands once it is another's. */
function targetOf(Key: Key, { agencyId, from, to }: Between): Key {
  if (Key.pk === clientKey(agencyId, from).pk) return { pk: clientKey(agencyId, to).pk, sk: Key.sk }
  if (!Key.sk.endsWith(`READ#${from}`)) return Key
  const { id } = itineraryOfPk(Key.pk)
  return messagesReadKey(agencyId, id, to)
}

/**
 * Gives a record to another client.
 * @throws RecordMoved, by commit, where it is no longer the one's
 */
function moveWrites(item: Item, between: Between): PlannedWrite[] {
  const { agencyId, from, to } = between
  const Key = itemKey(item)
  const target = targetOf(Key, between)
  if (target.pk !== Key.pk || target.sk !== Key.sk) {
    const Item = { ...item, ...target, ...(item.clientId === from ? { clientId: to } : {}) }
    const { text, edited } = item
    return [
      { write: { Put: { Item } } },
      { write: deleteOver(Key, { text, edited }), refused: recordMoved },
    ]
  }
  const isMedium = item.gsi1pk === mediaOf(agencyId, from)
  const isMail = item.gsi1pk === mailsOfClient(agencyId, from)
  const write = isMedium
    ? setFields(
        Key,
        { gsi1pk: mediaOf(agencyId, to), 'listed.clientId': to },
        { gsi1pk: mediaOf(agencyId, from) },
      )
    : setFields(
        Key,
        { clientId: to, ...(isMail && { gsi1pk: mailsOfClient(agencyId, to) }) },
        { clientId: from },
      )
  return [{ write, refused: recordMoved }]
}

/**
 * Notes, with a move, that it was made: undoing goes by these. The key is where the record stands
 * after it.
 */
export const noteMove = ({ agencyId, loseId }: MergeRecord, key: Key): PlannedWrite => ({
  write: { Put: { Item: { ...mergedKey(agencyId, loseId, key), moved: key } } },
})

/** Nothing moves for a merge that is in another state by now. */
export const whileIn = ({ agencyId, loseId, state }: MergeRecord): PlannedWrite => ({
  write: {
    ConditionCheck: {
      Key: clientMergeKey(agencyId, loseId),
      ConditionExpression: '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
    },
  },
  refused: recordMoved,
})

/** Where the records stand that a merge has moved, with the keys of the entries that say so. */
async function movesOf(
  table: Table,
  agencyId: AgencyId,
  lose: ClientId,
): Promise<{ entry: Key; at: Key }[]> {
  const items = await table.all({
    ...queryOf(clientKey(agencyId, lose).pk, { begins: mergedPrefix }),
    ConsistentRead: true,
  })
  return items.map((item) => ({ entry: itemKey(item), at: itemKey(Object(item.moved)) }))
}

/**
 * What hangs on clients, and giving it to another. Each move is one transaction, and none is made
 * twice.
 */
export const moveStore = (table: Table) => ({
  tripKeys: (between: Between) => tripKeysOf(table, between),
  items: (between: Between, trips: readonly Key[]) => itemsOf(table, between, trips),
  entries: ({ agencyId, loseId }: MergeRecord) => movesOf(table, agencyId, loseId),
  get: (key: Key) => table.get(key, { consistent: true }),
  /** @throws RecordMoved */
  move: (merge: MergeRecord, item: Item, between: Between) =>
    commit(table, [
      ...moveWrites(item, between),
      noteMove(merge, targetOf(itemKey(item), between)),
      whileIn(merge),
    ]),
  /** @throws RecordMoved */
  moveBack: (
    merge: MergeRecord,
    item: Item,
    { between, entry }: { between: Between; entry: Key },
  ) => commit(table, [...moveWrites(item, between), forget(entry), whileIn(merge)]),
  forget: (entry: Key) => commit(table, [forget(entry)]),
})
export type MoveStore = ReturnType<typeof moveStore>

export const forget = (Key: Key): PlannedWrite => ({ write: { Delete: { Key } } })
