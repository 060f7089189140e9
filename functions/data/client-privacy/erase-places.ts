import { emailKeyOf, type ImportRow } from '#shared/api/client-import-row'
import { AppError } from '#shared/errors/app-error'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { isUnderWay, partIn, partItem } from '../client-imports/import-records'
import { clientItems } from '../clients/client-change'
import type { FileStore } from '../files/file-store'
import { incomingKey } from '../files/incoming'
import { mediaStore } from '../files/media-store'
import { listChangeIn, listChangeWrite } from '../lists/list-changes'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { portalAccounts } from '../people/portal-accounts'
import { commit, deleteAll, type PlannedWrite } from '../table/commit'
import {
  clientImportKey,
  clientKey,
  clientMergeKey,
  erasureKey,
  listPk,
  mailsOfClient,
  termsDraftKey,
} from '../table/keys'
import { pack } from '../table/packed'
import { queryIndex } from '../table/query'
import { type Item, itemKey, type Table } from '../table/table-access'
import { listImports } from './erase-names'
import { erasedName } from './nameless'
import { putAll } from './put-all'
import { emailsOf, itemsIn, type Subject } from './subject'

const lists = ['clients', 'trips', 'payments'] as const

/**
 * Ends sessions and links, and takes away how they sign in to the portal; at other agencies they
 * sign in as before.
 */
export const erasePortal = (table: Table, subject: Subject): Promise<void> =>
  portalAccounts(table).forget(subject.agencyId, { ids: subject.ids, emails: emailsOf(subject) })

/**
 * Deletes papers and documents of clients and trips, and papers of copies, each file before its record: what a crash
 * leaves is found again.
 */
export async function eraseFiles(
  table: Table,
  {
    subject,
    trips,
    copies,
    files,
  }: {
    subject: Subject
    trips: readonly ItineraryId[]
    copies: readonly ItineraryId[]
    files: Pick<FileStore, 'remove' | 'removePapers'>
  },
): Promise<void> {
  const media = mediaStore(table)
  for (const trip of [...trips, ...copies]) await files.removePapers(subject.agencyId, trip)
  for (const owner of [...subject.ids, ...trips]) {
    for (const medium of await media.ofOwner(subject.agencyId, owner)) {
      await files.remove(medium.key)
      await files.remove(incomingKey(medium.key))
      await media.forget(medium)
    }
  }
}

/**
 * Blanks their rows in lists that were imported in the last weeks.
 * @throws AppError service.busy while one is under way
 */
export async function eraseImportRows(table: Table, subject: Subject): Promise<void> {
  const emails = emailsOf(subject).map(emailKeyOf)
  const blank = { firstName: '', lastName: '', email: '', phone: '', address: '', notes: '' }
  for (const record of await listImports(table, subject.agencyId)) {
    const items = await itemsIn(table, clientImportKey(record.agencyId, record.id).pk, 'PART#')
    const changedRows = items.flatMap((item) => {
      const part = partIn(item)
      const isTheirs = ({ email }: ImportRow, at: number) =>
        subject.ids.some((id) => id === part.outcomes[at]?.clientId) ||
        emails.includes(emailKeyOf(email))
      const hits = part.rows.map(isTheirs)
      if (!hits.includes(true)) return []
      const rows = part.rows.map((row, at) => (hits[at] ? { ...row, ...blank } : row))
      const outcomes = part.outcomes.map((one, at) => (hits[at] ? { ...one, why: undefined } : one))
      return [partItem(record, { ...part, rows, outcomes })]
    })
    if (changedRows.length > 0 && isUnderWay(record)) throw new AppError('service.busy')
    await putAll(table, changedRows)
  }
}

/** Deletes what is kept of mails to them. */
export async function eraseMails(table: Table, { agencyId, ids }: Subject): Promise<void> {
  for (const id of ids)
    await deleteAll(table, await table.all(queryIndex('gsi1', mailsOfClient(agencyId, id))))
}

/**
 * Takes the name out of their acceptances of terms: that, when and which version was accepted
 * stays.
 */
export async function eraseAcceptances(table: Table, { agencyId, ids }: Subject): Promise<void> {
  const items = await itemsIn(table, termsDraftKey(agencyId).pk, 'ACCEPTED#')
  const theirs = items.filter(({ who }) => ids.some((id) => id === Object(who).id))
  await putAll(
    table,
    theirs.map((item) => ({ ...item, who: { ...Object(item.who), name: erasedName } })),
  )
}

/**
 * Deletes the clients themselves with notes, history and merges, in one transaction with the entry
 * of the audit trail. From then on nobody finds them; what is left in their partitions after a
 * crash goes by the next call.
 */
export async function eraseRecords(
  table: Table,
  { agencyId, ids, records, merges }: Subject,
  audit: AuditEntry,
) {
  const emails = records.map((record) => clientItems(record).email)
  const emailItems = await table.getMany(emails.map(itemKey))
  const ownItems = emailItems.filter(({ clientId }) => ids.some((id) => id === clientId))
  const keysToErase = [
    ...records.map(({ id }) => clientKey(agencyId, id)),
    ...ownItems.map(itemKey),
  ]
  const listWrites = records.flatMap(({ id, version }) =>
    lists.map((list): PlannedWrite => {
      const change = { agencyId, list, id, version: version + 1 }
      const name = { clientId: id, name: erasedName, version: version + 1 }
      return listChangeWrite(
        list === 'clients' ? { ...change, gone: [id] } : { ...change, named: name },
      )
    }),
  )
  if (records.length > 0)
    await commit(table, [
      ...keysToErase.map((Key) => ({ write: { Delete: { Key } } })),
      ...listWrites,
      auditWrite(audit),
    ])
  const { sk: mark } = erasureKey(agencyId, '' as ClientId)
  for (const id of ids) {
    const items = await itemsIn(table, clientKey(agencyId, id).pk)
    await deleteAll(
      table,
      items.filter(({ sk }) => sk !== mark),
    )
  }
  await deleteAll(
    table,
    merges.map(({ loseId }) => clientMergeKey(agencyId, loseId)),
  )
}

/**
 * Takes the lines of clients and trips out of the log of the lists' changes, and forgets the
 * snapshots: the next reader makes the list anew. That something went stays in the log; readers who
 * have not come so far yet learn it from there.
 */
export async function eraseListLog(
  table: Table,
  { subject, trips, before }: { subject: Subject; trips: readonly ItineraryId[]; before: string },
): Promise<void> {
  const about: readonly string[] = [...subject.ids, ...trips]
  for (const list of lists) {
    const items = await itemsIn(table, listPk({ agencyId: subject.agencyId, list }))
    const old = items.filter(({ sk }) => {
      const [kind, at = '', id = ''] = String(sk).split('#')
      return kind === 'CHANGE' && at < before && about.includes(id)
    })
    await putAll(table, old.map(withoutLines))
    await deleteAll(
      table,
      items.filter(({ sk }) => !String(sk).startsWith('CHANGE#')),
    )
  }
}

function withoutLines(item: Item): Item {
  const { gone, named } = listChangeIn(item)
  return {
    ...item,
    packed: pack({ lines: [], gone, named: named && { ...named, name: erasedName } }),
  }
}
