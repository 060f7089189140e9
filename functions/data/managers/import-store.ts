import type { ImportRow } from '#shared/api/content-imports'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { dueItems, readEach } from '../table/due-items'
import { contentImportsDue, importKey, importPartRowsKey, importRowsKey } from '../table/keys'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import {
  chunkIn,
  chunkItem,
  type EntryOutcome,
  type ImportRecord,
  type OutcomeChunk,
  partItem,
  rowsIn,
  runIn,
  runItem,
} from './import-records'

/** Thrown when something else has gone on with the run since it was read. */
export class ImportMoved extends Error {
  override readonly name = 'ImportMoved'
}

/** Entries that an answer holds at least, where there are as many. */
const entriesAtOnce = 200
/** Chunks that are read at a time, and at most for one answer. */
const chunksAtOnce = 4
const maxChunks = 40

interface Saved {
  readonly chunk?: OutcomeChunk
  readonly part?: { readonly part: number; readonly rows: readonly ImportRow[] }
}

/**
 * Import runs of the catalogue: the rows of each file, how far its work is, and what became of each
 * entry (2 §2.4). Each change is made from the version that was read.
 */
export function importStore(table: Table) {
  /** The writes of a run’s next version, for the transaction that they belong to. */
  const runWrites = (after: ImportRecord, { chunk, part }: Saved = {}): PlannedWrite[] => [
    after.version === 1
      ? putNew(runItem(after), () => new ImportMoved())
      : putOver(runItem(after), after.version - 1, () => new ImportMoved()),
    ...(chunk === undefined ? [] : [{ write: { Put: { Item: chunkItem(after, chunk) } } }]),
    ...(part === undefined
      ? []
      : [{ write: { Put: { Item: partItem(after, part.part, part.rows) } } }]),
  ]
  const chunksFrom = async (id: string, row: number, Limit: number): Promise<OutcomeChunk[]> => {
    const { pk, sk } = importRowsKey(id, row)
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': pk, ':from': sk },
      Limit,
      ConsistentRead: true,
    })
    return items.map(chunkIn)
  }
  return {
    runWrites,
    async get(id: string): Promise<ImportRecord | undefined> {
      const item = await table.get(importKey(id), { consistent: true })
      return item === undefined ? undefined : runIn(item)
    },
    /** The newest runs first, a hundred at most. */
    async all(): Promise<ImportRecord[]> {
      const items = await table.all({ ...queryOf(importKey('').pk), ConsistentRead: true })
      const runs = await readEach(items, runIn)
      return runs.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, 100)
    },
    /**
     * Stores the next version of a run with what belongs to it: all or none.
     * @throws ImportMoved when it is no longer at the version before
     */
    save: (after: ImportRecord, saved?: Saved) => commit(table, runWrites(after, saved)),
    /** All rows of a file, in its order. */
    async rows({ id }: Pick<ImportRecord, 'id'>): Promise<ImportRow[]> {
      const { pk, sk } = importPartRowsKey(id)
      const items = await table.all({ ...queryOf(pk, { begins: sk }), ConsistentRead: true })
      return items.flatMap(rowsIn)
    },
    /** What became of the entries that a row or the next one behind it begins; none after the last. */
    async chunk(id: string, row: number): Promise<OutcomeChunk | undefined> {
      return (await chunksFrom(id, row, 1))[0]
    },
    /**
     * Outcomes from a row on, as they stand in the file, and the row that the next ones begin with.
     */
    async outcomes(
      id: string,
      from: number,
      isWanted: (outcome: EntryOutcome) => boolean = () => true,
    ): Promise<{ outcomes: EntryOutcome[]; next: number | undefined }> {
      const outcomes: EntryOutcome[] = []
      let next: number | undefined = from
      for (let count = 0; next !== undefined && count < maxChunks; count += chunksAtOnce) {
        if (outcomes.length >= entriesAtOnce) break
        const chunks: OutcomeChunk[] = await chunksFrom(id, next, chunksAtOnce + 1)
        outcomes.push(
          ...chunks.slice(0, chunksAtOnce).flatMap((chunk) => chunk.outcomes.filter(isWanted)),
        )
        next = chunks[chunksAtOnce]?.first
      }
      return { outcomes, next }
    },
    /** Runs that a worker should be at, and that nothing has become of since an instant. */
    standing: (before: Date) =>
      dueItems(table, { kind: contentImportsDue, before: before.toISOString() }, runIn),
  }
}
