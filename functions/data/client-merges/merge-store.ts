import type { MergeField } from '#shared/api/client-merges'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import {
  ClientChangedMeanwhile,
  clientItems,
  emailExists,
  writesOf,
} from '../clients/client-change'
import { type ClientRecord, clientRecord, nameOf } from '../clients/client-records'
import { listChangeWrite } from '../lists/list-changes'
import type { AuditEntry } from '../people/audit-store'
import { commit, type PlannedWrite, putOver } from '../table/commit'
import { dueItems } from '../table/due-items'
import {
  clientEmailKey,
  clientMergeKey,
  mergesOfAgency,
  mergesUnderWay,
  notDuplicatesKey,
} from '../table/keys'
import { parseFound } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import { type MergeRecord, mergeIn, mergeItem } from './merge-records'

const clientChanged: NonNullable<PlannedWrite['refused']> = (old) =>
  new ClientChangedMeanwhile(parseFound(clientRecord, old))

/**
 * Merges of clients. The clients change in one transaction; what hangs on them moves after it
 * (moves.ts).
 */
export function mergeStore(table: Table) {
  return {
    async get(agency: AgencyId, lose: ClientId): Promise<MergeRecord | undefined> {
      const item = await table.get(clientMergeKey(agency, lose), { consistent: true })
      return item === undefined ? undefined : mergeIn(item)
    },
    /** Those of an agency since an instant, the newest first. */
    async since(agency: AgencyId, instant: Date): Promise<MergeRecord[]> {
      const items = await table.all({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :partition AND gsi1sk > :since',
        ExpressionAttributeValues: {
          ':partition': mergesOfAgency(agency),
          ':since': instant.toISOString(),
        },
        ScanIndexForward: false,
      })
      return items.map(mergeIn)
    },
    /**
     * Stores a merge that begins: from here on the old id leads to the client who stays.
     * @throws ClientChangedMeanwhile
     */
    begin: (merge: MergeRecord, audit: AuditEntry) => commit(table, [...mergeWrites(merge, audit)]),
    /**
     * Stores a merge that is being undone, both clients as they were; what was changed since stays.
     * @throws ClientChangedMeanwhile
     */
    part: (
      merge: MergeRecord,
      clients: { keep: ClientRecord; lose: ClientRecord; current: ClientRecord },
      audit: AuditEntry,
    ) => commit(table, partWrites(merge, clients, audit)),
    /** Stores how far a merge is; nothing where another has gone on with it. */
    save: (merge: MergeRecord) =>
      commit(table, [
        putOver(mergeItem(merge), merge.version - 1, () => new AppError('record.busy')),
      ]),
    /** Merges that may have something left to move. */
    underWay: () => dueItems(table, { kind: mergesUnderWay }, mergeIn),
    dismiss: (agency: AgencyId, ids: readonly [ClientId, ClientId]) =>
      table.write([{ Put: { Item: notDuplicatesKey(agency, ids) } }]),
    /** Pairs of clients who are two people, as `one other` in the order of their ids. */
    async dismissed(agency: AgencyId): Promise<Set<string>> {
      const items = await table.all(queryOf(notDuplicatesKey(agency, ['', '']).pk))
      return new Set(items.map(({ sk }) => String(sk).replace('#', ' ')))
    },
  }
}
export type MergeStore = ReturnType<typeof mergeStore>

function mergeWrites(merge: MergeRecord, audit: AuditEntry): PlannedWrite[] {
  const { before, merged, agencyId } = merge
  const lose = { ...before.lose, mergedInto: merged.id, version: before.lose.version + 1 }
  const [own] = writesOf({ before: before.keep, after: merged, audit: [audit] }, [])
  const { gsi1pk: _list, gsi1sk: _place, ...hidden } = clientItems(lose).client
  return [
    ...own.filter((write) => !isEmailOf(write, [before.keep, before.lose])),
    putOver(hidden, before.lose.version, clientChanged),
    ...claims(agencyId, {
      emails: [before.keep.email, before.lose.email],
      clientId: merged.id,
      of: [merged.id, lose.id],
    }),
    { write: { Put: { Item: mergeItem(merge) } } },
    listChangeWrite({
      agencyId,
      list: 'clients',
      id: lose.id,
      version: lose.version,
      gone: [lose.id],
    }),
    ...namedInLists(lose, { name: nameOf(merged), into: merged.id }),
  ]
}

function partWrites(
  merge: MergeRecord,
  { keep, lose, current }: { keep: ClientRecord; lose: ClientRecord; current: ClientRecord },
  audit: AuditEntry,
): PlannedWrite[] {
  const { before, agencyId, merged } = merge
  const [own] = writesOf({ before: current, after: keep, audit: [audit] }, [])
  const free = [before.keep.email, merged.email].filter(
    (email) => !isSameEmail(email, keep.email) && !isSameEmail(email, lose.email),
  )
  return [
    ...own.filter((write) => !isEmailOf(write, [before.keep, before.lose, keep])),
    putOver(clientItems(lose).client, lose.version - 1, clientChanged),
    ...claims(agencyId, { emails: [keep.email], clientId: keep.id, of: [keep.id, lose.id] }),
    ...claims(agencyId, { emails: [lose.email], clientId: lose.id, of: [keep.id, lose.id] }),
    ...[...new Set(free.map((email) => clientEmailKey(agencyId, email).pk))].map((pk) => ({
      write: { Delete: { Key: { pk, sk: 'CLIENT' } } },
    })),
    { write: { Put: { Item: mergeItem(merge) } } },
    listChangeWrite({
      agencyId,
      list: 'clients',
      id: lose.id,
      version: lose.version,
      items: [clientItems(lose).client],
    }),
    ...namedInLists(lose, { name: nameOf(lose) }),
  ]
}

const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

interface Claim {
  readonly emails: readonly string[]
  readonly clientId: ClientId
  /** The two clients between whom they may change hands. */
  readonly of: readonly [ClientId, ClientId]
}

/**
 * Emails that lead to a client from here on.
 * @throws AppError client.email-exists, by commit, when a third has one
 */
const claims = (
  agencyId: AgencyId,
  { emails, clientId, of: [one, other] }: Claim,
): PlannedWrite[] =>
  [...new Set(emails.map((email) => clientEmailKey(agencyId, email).pk))].map((pk) => ({
    write: {
      Put: {
        Item: { pk, sk: 'CLIENT', clientId },
        ConditionExpression: 'attribute_not_exists(pk) OR clientId = :one OR clientId = :other',
        ExpressionAttributeValues: { ':one': one, ':other': other },
      },
    },
    refused: emailExists,
  }))

function isEmailOf({ write }: PlannedWrite, clients: readonly ClientRecord[]): boolean {
  const pk =
    'Put' in write ? write.Put.Item.pk : 'Delete' in write ? write.Delete.Key.pk : undefined
  return clients.some(({ agencyId, email }) => clientEmailKey(agencyId, email).pk === pk)
}

/** The trips and payments of a client in the lists, all at once. */
const namedInLists = (
  client: ClientRecord,
  { name, into }: { name: string; into?: ClientId },
): PlannedWrite[] =>
  (['trips', 'payments'] as const).map((list) => {
    const { agencyId, id, version } = client
    return listChangeWrite({
      agencyId,
      list,
      id,
      version,
      named: { clientId: id, name, version, into },
    })
  })

/** A client with some of another's values. */
export function withFieldsOf(
  keep: ClientRecord,
  lose: ClientRecord,
  fields: readonly MergeField[],
): ClientRecord {
  const pick = (field: MergeField) => (fields.includes(field) ? lose : keep)
  return {
    ...keep,
    firstName: pick('firstName').firstName,
    lastName: pick('lastName').lastName,
    email: pick('email').email,
    status: pick('status').status,
    contact: { phone: pick('phone').contact.phone, address: pick('address').contact.address },
  }
}
