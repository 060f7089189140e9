import * as z from 'zod/mini'
import type { AgencyId } from '#shared/ids/ids'
import type { PlannedWrite } from '../table/commit'
import { listChangeKey, listTails } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, TableQuery } from '../table/table-access'
import type { ClientName } from './columns'
import type { ListName } from './list-kind'

/** What changes in a list with one transaction. */
export interface ListChange {
  readonly agencyId: AgencyId
  readonly list: ListName
  /** Whose change it is, and the version that it makes. */
  readonly id: string
  readonly version: number
  /** Items that are written, of which the list shows something. */
  readonly items?: readonly Item[]
  /** Ids of records that are not in the list any more. */
  readonly gone?: readonly string[]
  /** The new name of a client, for all of the client's records. */
  readonly named?: ClientName
}

/**
 * A transaction is over so long after its entry was made: `commit` begins no other try after 12 s,
 * and a try ends in 15.
 */
export const lateMs = 30_000
/** So long an entry is kept; a snapshot that is as old is worth nothing. */
export const keptMs = 35 * 24 * 3_600_000

/**
 * The entry of a change, to be written in its transaction. Entries stand in the table itself in the
 * order of their time, so that one consistent Query finds what changed since. Readers look back by
 * `lateMs`, since a later entry may be committed before an earlier one.
 */
export function listChangeWrite({
  agencyId,
  list,
  id,
  version,
  ...change
}: ListChange): PlannedWrite {
  const now = Date.now() // of this machine: a place in the order of writes, not a time that people see
  const { items = [], gone = [], named } = change
  const lines = items.map(({ gsi1sk: place, listed }) => ({ place, listed }))
  const at = new Date(now).toISOString()
  const Item = {
    ...listChangeKey({ agencyId, list, at: `${at}#${id}#${version}` }),
    ...(isMarker(id, version) ? { gsi2pk: listTails, gsi2sk: `${at}#${id}` } : {}),
    version,
    packed: pack({ lines, gone, named }),
    ttl: Math.floor((now + keptMs) / 1000),
  }
  return { write: { Put: { Item } } }
}

/** Every 250th entry or so brings its list to the job that packs the snapshots. */
function isMarker(id: string, version: number): boolean {
  let sum = version
  for (const char of id) sum += char.charCodeAt(0)
  return sum % 250 === 0
}

/**
 * The query of the entries since an instant, or some seconds before: it begins at a half minute, so
 * that it stays the same question for a while.
 */
export function listChangesSince({
  agencyId,
  list,
  since,
}: {
  agencyId: AgencyId
  list: ListName
  since: number
}) {
  const begin = Math.floor(since / lateMs) * lateMs
  const { pk, sk } = listChangeKey({ agencyId, list, at: new Date(begin).toISOString() })
  return { ...queryOf(pk, { from: sk, to: 'CHANGE#~' }), ConsistentRead: true } satisfies TableQuery
}

const entrySchema = z.object({
  version: z.int(),
  lines: z.array(z.object({ place: z.string(), listed: z.unknown() })),
  gone: z.array(z.string()),
  named: z.optional(
    z.object({
      clientId: z.string(),
      name: z.string(),
      version: z.int(),
      into: z.optional(z.string()),
    }),
  ),
})

/** @throws AppError record.malformed */
export function listChangeIn({ pk, sk, version, packed }: Item): z.infer<typeof entrySchema> {
  const body = packed instanceof Uint8Array ? unpack(packed) : undefined
  return parseRecord(entrySchema, { ...Object(body), version, pk, sk })
}
