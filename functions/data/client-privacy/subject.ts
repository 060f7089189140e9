import type { AgencyId, ClientId } from '#shared/ids/ids'
import type { MergeRecord } from '../client-merges/merge-records'
import { mergeStore } from '../client-merges/merge-store'
import { clientReads } from '../clients/client-reads'
import type { ClientRecord } from '../clients/client-records'
import { tripsOfClient } from '../itineraries/itinerary-lists'
import { itineraryOfPk } from '../table/keys'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'

/** Whose data are exported or erased: a client, with everybody who was merged into them. */
export interface Subject {
  readonly agencyId: AgencyId
  readonly ids: readonly ClientId[]
  /** The records that are still there, the client's own first. */
  readonly records: readonly ClientRecord[]
  /** Merges that they were part of, undone ones too: each holds both clients as they were. */
  readonly merges: readonly MergeRecord[]
}

/**
 * @param known - ids of those who were merged into the client, where their records may be gone by
 * now
 */
export async function subjectOf(
  table: Table,
  {
    agencyId,
    clientId,
    known = [],
  }: { agencyId: AgencyId; clientId: ClientId; known?: readonly ClientId[] },
): Promise<Subject> {
  const merges = await mergeStore(table).since(agencyId, new Date(0))
  const ids = new Set([clientId, ...known])
  const records: ClientRecord[] = []
  for (const id of ids) {
    const record = await clientReads(table).getOne(agencyId, id)
    if (record !== undefined) records.push(record)
    for (const mergedId of record?.mergedFrom ?? []) ids.add(mergedId) // the loop comes to them, too
  }
  const isTheirs = ({ keepId, loseId }: MergeRecord) => ids.has(keepId) || ids.has(loseId)
  return { agencyId, ids: [...ids], records, merges: merges.filter(isTheirs) }
}

/** Every reading of them that is kept: present records, and those from before a merge. */
const readingsOf = ({ ids, records, merges }: Subject): ClientRecord[] => [
  ...records,
  ...merges.flatMap(({ before, merged }) =>
    [before.keep, before.lose, merged].filter(({ id }) => ids.includes(id)),
  ),
]

export const emailsOf = (subject: Subject): string[] => [
  ...new Set(readingsOf(subject).map(({ email }) => email)),
]

/** Words by which they are called, as they may stand in a title that somebody typed. */
export const namesOf = (subject: Subject): string[] => [
  ...new Set(
    readingsOf(subject).flatMap(({ firstName, lastName, email }) => [firstName, lastName, email]),
  ),
]

/** By what only they are called: first and last name together, in either order, and emails. */
export const fullNamesOf = (subject: Subject): string[] => [
  ...new Set(
    readingsOf(subject).flatMap(({ firstName, lastName, email }) => [
      `${firstName} ${lastName}`,
      `${lastName} ${firstName}`,
      `${lastName}, ${firstName}`,
      email,
    ]),
  ),
]

/** Their trips, by the index. */
export async function tripIdsOf(
  table: Pick<Table, 'all'>,
  { agencyId, ids }: Pick<Subject, 'agencyId' | 'ids'>,
) {
  const tripItems = await Promise.all(ids.map((id) => table.all(tripsOfClient(agencyId, id))))
  return tripItems.flat().map(({ pk }) => itineraryOfPk(pk).id)
}

/** Everything that stands in one partition, or of it what begins so. */
export const itemsIn = (table: Pick<Table, 'all'>, pk: string, begins?: string): Promise<Item[]> =>
  table.all({ ...queryOf(pk, begins === undefined ? undefined : { begins }), ConsistentRead: true })
