import * as z from 'zod/mini'
import {
  type ImportOutcome,
  importCounts,
  importOutcome,
  importRun,
} from '#shared/api/content-imports'
import { agencyIdSchema } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { commit, putNew } from '../table/commit'
import { importKey, importRowsKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { setFields } from '../table/update'

const runRecord = z.extend(z.omit(importRun, { counts: true, state: true }), {
  by: z.extend(importRun.shape.by, { agencyId: agencyIdSchema }),
  publishedAt: z.optional(z.iso.datetime()),
  /** Of each chunk by its first row, so that one that is sent again counts once. */
  counts: z.record(z.string(), importCounts),
})
export type ImportRecord = z.infer<typeof runRecord>

const chunkRecord = z.object({
  outcomes: z.pipe(
    z.pipe(
      z.instanceof(Uint8Array),
      z.transform((bytes) => unpack(bytes)),
    ),
    z.array(importOutcome),
  ),
})

/** As long as editions of a season are looked back at. */
const keptMs = 365 * 86_400_000
/** Chunks of rows that one answer holds. */
const chunksAtOnce = 5

/**
 * Import runs of the catalogue: what each file's rows changed and what was wrong with them (2
 * §2.4).
 */
export function importStore(table: Table) {
  const get = async (id: string): Promise<ImportRecord | undefined> =>
    parseFound(runRecord, await table.get(importKey(id), { consistent: true }))
  const setImport = (id: string, fields: Item) =>
    commit(table, [{ write: setFields(importKey(id), fields) }])
  return {
    get,
    /** The newest runs first, a hundred at most. */
    async all(): Promise<ImportRecord[]> {
      const items = await table.all({ ...queryOf(importKey('').pk), ConsistentRead: true })
      return items
        .map((item) => parseRecord(runRecord, item))
        .sort((one, other) => (one.at < other.at ? 1 : -1))
        .slice(0, 100)
    },
    /**
     * Notes what became of a chunk's rows, in the place of what an earlier try of the same rows
     * said.
     */
    async note(
      run: Omit<ImportRecord, 'counts'>,
      outcomes: readonly ImportOutcome[],
    ): Promise<void> {
      const ttl = Math.ceil((Date.parse(run.at) + keptMs) / 1000)
      const there = await get(run.id)
      if (there === undefined)
        await commit(table, [
          putNew({ ...importKey(run.id), ...run, counts: {}, ttl }, () => new Begun()),
        ]).catch((error: unknown) => {
          if (!(error instanceof Begun)) throw error
        })
      const first = Math.min(...outcomes.flatMap(({ rows }) => rows))
      const chunk = `r${first}`
      const counts = countOutcomes(outcomes)
      // Counts of free rooms hold at once: sent again, they change nothing, and what the first try
      // changed stays noted.
      const isRepeat =
        ownValue(there?.counts, chunk) !== undefined && counts.changed + counts.added === 0
      if (isRepeat) return
      const Item = { ...importRowsKey(run.id, first), outcomes: pack(outcomes), ttl }
      await commit(table, [
        { write: setFields(importKey(run.id), { [`counts.${chunk}`]: counts }) },
        { write: { Put: { Item } } },
      ])
    },
    /**
     * Outcomes from a row on, as they stand in the file, and the row that the next ones begin with.
     */
    async outcomes(
      id: string,
      from: number,
    ): Promise<{ outcomes: ImportOutcome[]; next: number | undefined }> {
      const { items } = await table.page({
        KeyConditionExpression: 'pk = :pk AND sk >= :from',
        ExpressionAttributeValues: {
          ':pk': importRowsKey(id, from).pk,
          ':from': importRowsKey(id, from).sk,
        },
        Limit: chunksAtOnce + 1,
        ConsistentRead: true,
      })
      const outcomes = items
        .slice(0, chunksAtOnce)
        .flatMap((item) => parseRecord(chunkRecord, item).outcomes)
      const next = items[chunksAtOnce]
      return {
        outcomes,
        next: next === undefined ? undefined : Number(String(next.sk).slice('ROW#'.length)),
      }
    },
    /** Notes that all of it is in force. */
    publish: (id: string, publishedAt: string) => setImport(id, { publishedAt }),
    /** Notes that it was taken back, and what stayed because it was published again since. */
    undo: (id: string, undone: Pick<ImportRecord, 'undoneAt' | 'undoneBy' | 'kept'>) =>
      setImport(id, undone),
  }
}

/** Another call began the same run. */
class Begun extends Error {}

/**
 * How many entries are new, changed, as they were, or have a problem; and how many rows that are.
 */
function countOutcomes(outcomes: readonly ImportOutcome[]): z.infer<typeof importCounts> {
  const right = outcomes.filter(({ problems }) => problems.length === 0)
  const changedRows = right.filter(({ changes }) => changes.length > 0)
  const newRows = changedRows.filter(({ isNew }) => isNew).length
  return {
    rows: new Set(outcomes.flatMap(({ rows }) => rows)).size,
    added: newRows,
    changed: changedRows.length - newRows,
    same: right.length - changedRows.length,
    problems: outcomes.length - right.length,
  }
}
