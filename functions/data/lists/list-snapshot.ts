import * as z from 'zod/mini'
import type { AgencyId } from '#shared/ids/ids'
import { listPartKey, listSnapshotKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { packedRowsSchema, packRows, unpackRows } from '../table/packed-rows'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type ClientName, Columns, type Line } from './columns'
import { keptMs } from './list-changes'
import type { ListKind } from './list-kind'

/** A list as it was; what changed since `readAt`, less what may be late, completes it. */
export interface ListSnapshot<L extends Line> {
  readonly columns: Columns<L>
  readonly readAt: number
}

const head = z.object({ readAt: z.int(), parts: z.int() })
const part = z.object({
  rows: packedRowsSchema,
  names: z.array(
    z.object({
      clientId: z.string(),
      name: z.string(),
      version: z.int(),
      into: z.optional(z.string()),
    }),
  ),
})

/** Records of a part before it is packed; a part that is packed too large for an item is halved. */
const partSize = 1_000
const maxPartBytes = 300_000

/**
 * Stores a snapshot: its parts first, then the item that names them. When several are stored, any
 * of them will do. It expires with the changes that complete it.
 */
export async function keepSnapshot<L extends Line>(
  table: Pick<Table, 'write'>,
  {
    kind,
    agencyId,
    snapshot,
  }: { kind: ListKind<L>; agencyId: AgencyId; snapshot: ListSnapshot<L> },
): Promise<void> {
  const { columns, readAt } = snapshot
  const ttl = Math.floor((readAt + keptMs) / 1000)
  const of = { agencyId, list: kind.name }
  const everything = { kind: 'and', of: [] } as const
  const lines = columns.page({
    where: everything,
    order: [{ field: 'id', direction: 'ascending' }],
  }).lines
  const parts = partsOf(lines, columns.names)
  for (const [index, packed] of parts.entries()) {
    await table.write([{ Put: { Item: { ...listPartKey(of, { readAt, index }), packed, ttl } } }])
  }
  await table.write([
    { Put: { Item: { ...listSnapshotKey(of), readAt, parts: parts.length, ttl } } },
  ])
}

/** When the list that is kept was read, in milliseconds; 0 where none is. */
export async function snapshotTime(
  table: Pick<Table, 'get'>,
  of: { readonly agencyId: AgencyId; readonly list: string },
): Promise<number> {
  return parseFound(head, await table.get(listSnapshotKey(of)))?.readAt ?? 0
}

/** The snapshot that is kept; undefined where there is none, or where a part of it is missing. */
export async function findSnapshot<L extends Line>(
  table: Pick<Table, 'get' | 'getMany'>,
  { kind, agencyId }: { kind: ListKind<L>; agencyId: AgencyId },
): Promise<ListSnapshot<L> | undefined> {
  const of = { agencyId, list: kind.name }
  const headFound = parseFound(head, await table.get(listSnapshotKey(of), { consistent: true }))
  if (headFound === undefined) return undefined
  const { readAt } = headFound
  const keys = Array.from({ length: headFound.parts }, (_, index) =>
    listPartKey(of, { readAt, index }),
  )
  const items = await table.getMany(keys)
  if (items.length < headFound.parts) return undefined
  const columns = new Columns<L>(kind)
  for (const { pk, sk, packed } of items) {
    const body = packed instanceof Uint8Array ? unpack(packed) : undefined
    const { rows, names } = parseRecord(part, { ...Object(body), pk, sk })
    columns.restore(unpackRows(rows), names)
  }
  return { columns, readAt }
}

function partsOf(lines: readonly Line[], names: readonly ClientName[]): Uint8Array[] {
  const bytes = pack({ rows: packRows(lines), names })
  if (lines.length <= partSize && bytes.length <= maxPartBytes) return [bytes]
  const half = Math.ceil(Math.max(lines.length, 1) / 2)
  const halfOfNames = Math.ceil(names.length / 2)
  return [
    ...partsOf(lines.slice(0, half), names.slice(0, halfOfNames)),
    ...partsOf(lines.slice(half), names.slice(halfOfNames)),
  ]
}
