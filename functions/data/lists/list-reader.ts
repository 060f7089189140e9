import type { AgencyId } from '#shared/ids/ids'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { Columns, type Line } from './columns'
import { keptMs, lateMs, listChangeIn, listChangesSince } from './list-changes'
import type { ListKind } from './list-kind'
import { findSnapshot, type ListSnapshot } from './list-snapshot'

/** The lists of one kind, an agency each, in the memory of the container. */
export interface ListReader<L extends Line> {
  /**
   * The list with everything in it that was written before the call: one consistent Query of what
   * changed since the last one, and a batch of Gets while work is in flight.
   */
  now(agency: AgencyId): Promise<Columns<L>>
  /** The same, with the instant from which changes complete it. */
  snapshot(agency: AgencyId): Promise<ListSnapshot<L>>
}

/** An index shows what was written so long ago, with much to spare. */
const indexLateMs = 3_600_000
/** Lists that a container keeps; the one that was asked for longest ago goes. */
const maxLists = 20

interface Kept<L extends Line> {
  list: ListSnapshot<L> | undefined
  /** Entries of the last read, to skip repeats. */
  seen: ReadonlySet<unknown>
  running: Promise<void> | undefined
  next: Promise<void> | undefined
}

export function listReader<L extends Line>(table: Table, kind: ListKind<L>): ListReader<L> {
  const lists = new Map<AgencyId, Kept<L>>()

  const keptOf = (agencyId: AgencyId): Kept<L> => {
    const own = lists.get(agencyId) ?? {
      list: undefined,
      seen: new Set(),
      running: undefined,
      next: undefined,
    }
    lists.delete(agencyId)
    lists.set(agencyId, own)
    const [oldest] = lists.keys()
    if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
    return own
  }

  const readList = async (agencyId: AgencyId, own: Kept<L>): Promise<void> => {
    const readAt = Date.now()
    const { columns, readAt: last } = own.list ?? (await load(agencyId, readAt))
    const entries = await table.all(
      listChangesSince({ agencyId, list: kind.name, since: last - lateMs }),
    )
    for (const entry of entries) if (!own.seen.has(entry.sk)) apply(kind, columns, entry)
    const movingKeys = kind.movingKeys?.(columns, agencyId) ?? []
    for (const item of await table.getMany(movingKeys, { consistent: true }))
      columns.put(kind.lineIn(item))
    own.list = { columns, readAt }
    own.seen = new Set(entries.map(({ sk }) => sk))
  }

  /**
   * A read in progress may have started too early for a new caller; callers that arrive meanwhile
   * share the next read.
   */
  const refresh = (agencyId: AgencyId, own: Kept<L>): Promise<void> => {
    if (own.running === undefined) {
      own.running = readList(agencyId, own).finally(() => {
        own.running = undefined
      })
      return own.running
    }
    own.next ??= own.running
      .catch(() => undefined)
      .then(() => {
        own.next = undefined
        return refresh(agencyId, own)
      })
    return own.next
  }

  const load = async (agencyId: AgencyId, readAt: number): Promise<ListSnapshot<L>> => {
    const found = await findSnapshot(table, { kind, agencyId })
    if (found !== undefined && found.readAt > readAt - keptMs + indexLateMs) return found
    const columns = new Columns<L>(kind)
    const records = await table.all(queryIndex('gsi1', kind.partition(agencyId)))
    for (const item of records) columns.put(kind.lineIn(item))
    return { columns, readAt: readAt - indexLateMs }
  }

  const snapshot: ListReader<L>['snapshot'] = async (agencyId) => {
    const own = keptOf(agencyId)
    await refresh(agencyId, own)
    return own.list ?? snapshot(agencyId)
  }
  return { snapshot, now: async (agencyId) => (await snapshot(agencyId)).columns }
}

function apply<L extends Line>(kind: ListKind<L>, columns: Columns<L>, item: Item): void {
  const { pk, sk } = item
  const { version, lines, gone, named } = listChangeIn(item)
  for (const { place, listed } of lines)
    columns.put(kind.lineIn({ pk, sk, gsi1sk: place, version, listed }))
  for (const id of gone) columns.remove({ id, version })
  if (named !== undefined) columns.rename(named)
}
