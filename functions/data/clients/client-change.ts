import type { ClientUpdate } from '#shared/api/client-shapes'
import { AppError } from '#shared/errors/app-error'
import { listChangeWrite } from '../lists/list-changes'
import type { ListName } from '../lists/list-kind'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { maxAtOnce, type PlannedWrite, putNew, putOver } from '../table/commit'
import { chunksOf } from '../table/group-by'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { clientEmailKey, clientKey, clientsOfAgency, clientUpdateKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Item, Key } from '../table/table-access'
import { namedWrite } from './client-names'
import { type ClientRecord, clientRecord, listedClientOf, nameOf } from './client-records'
import { renamingWrite } from './renamings'

/** What is stored together when a client changes. */
export interface ClientChange {
  /** What the change was made from; none for a new client. */
  readonly before?: ClientRecord | undefined
  readonly after: ClientRecord
  readonly audit?: readonly AuditEntry[]
  /** An entry of its history; the record names it as the latest. */
  readonly update?: ClientUpdate | undefined
  readonly answer?: KeptAnswer | undefined
  /** Writes of other records that belong to the change: all or none with it. */
  readonly also?: readonly PlannedWrite[]
}

/** Thrown when a client was changed by somebody else since it was read. */
export class ClientChangedMeanwhile extends Error {
  override readonly name = 'ClientChangedMeanwhile'
  constructor(readonly current: ClientRecord | undefined) {
    super('The client was changed meanwhile')
  }
}

/** The items of a client: itself, and its email, which is unique. */
export function clientItems(client: ClientRecord): { client: Item; email: Item } {
  const { agencyId, id } = client
  const inList = { gsi1pk: clientsOfAgency(agencyId), gsi1sk: id, listed: listedClientOf(client) }
  return {
    client: { ...clientKey(agencyId, id), ...inList, ...client },
    email: { ...clientEmailKey(agencyId, client.email), clientId: id },
  }
}

/**
 * The transactions of a change, nearly always one: the client with its email, and its name in as
 * many of its trips as fit.
 *
 * @param trips - keys of the items that carry the client's name
 */
export function writesOf(
  change: ClientChange,
  trips: readonly Key[],
): [PlannedWrite[], ...(readonly PlannedWrite[][])] {
  const { before, after, audit = [], update, answer, also = [] } = change
  const items = clientItems(after)
  const own: PlannedWrite[] = [
    ...(answer === undefined ? [] : [keepAnswer(answer)]),
    before === undefined
      ? putNew(items.client)
      : putOver(items.client, before.version, changedMeanwhile),
    emailWrite(items.email),
    ...freedEmail(change),
    ...audit.map(auditWrite),
    ...(update === undefined ? [] : [putNew(updateItem(after, update))]),
    listChangeWrite({ ...changeOf(after), list: 'clients', items: [items.client] }),
    ...(isRenamed(change) ? [renamingWrite(after), ...namesInLists(after)] : []),
    ...also,
  ]
  const renamings = trips.map((key) => namedWrite(key, after))
  const first = maxAtOnce - own.length
  return [[...own, ...renamings.slice(0, first)], ...chunksOf(renamings.slice(first), maxAtOnce)]
}

/** The item of an entry of a client's history. */
export const updateItem = ({ agencyId, id }: ClientRecord, update: ClientUpdate): Item => ({
  ...clientUpdateKey(agencyId, id, update),
  ...update,
})

const changeOf = ({ agencyId, id, version }: ClientRecord) => ({ agencyId, id, version })

/** The client's name in the lists of trips and payments, for all of them at once. */
function namesInLists(client: ClientRecord): PlannedWrite[] {
  const clientName = { clientId: client.id, name: nameOf(client), version: client.version }
  const lists: readonly ListName[] = ['trips', 'payments']
  return lists.map((list) => listChangeWrite({ ...changeOf(client), list, named: clientName }))
}

/** Whether a client that was there gets another name. */
export const isRenamed = ({ before, after }: ClientChange): boolean =>
  before !== undefined && nameOf(before) !== nameOf(after)

const changedMeanwhile: NonNullable<PlannedWrite['refused']> = (old) =>
  new ClientChangedMeanwhile(parseFound(clientRecord, old))

/** Claims an email, or keeps it; refused when another client has it. */
function emailWrite(item: Item): PlannedWrite {
  const Put = {
    Item: item,
    ConditionExpression: 'attribute_not_exists(pk) OR clientId = :id',
    ExpressionAttributeValues: { ':id': item.clientId },
  }
  return { write: { Put }, refused: emailExists }
}

/** The refusal of a second client with the same email, naming the field (2 §5.5). */
export const emailExists = (): AppError =>
  new AppError('client.email-exists', {
    fields: [{ field: 'body.email', message: 'Email already exists' }],
  })

function freedEmail({ before, after }: ClientChange): PlannedWrite[] {
  if (before === undefined) return []
  const [old, now] = [before, after].map(({ agencyId, email }) => clientEmailKey(agencyId, email))
  return old === undefined || old.pk === now?.pk ? [] : [{ write: { Delete: { Key: old } } }]
}
