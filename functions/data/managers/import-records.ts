import * as z from 'zod/mini'
import { contentRightsSchema } from '#shared/access/content-rights'
import {
  type ImportRow,
  type importCounts,
  importOutcome,
  importRun,
  isAtWork,
} from '#shared/api/content-imports'
import { agencyIdSchema } from '#shared/ids/ids'
import { actorSchema } from '../people/actor'
import {
  contentImportsDue,
  duePlace,
  importKey,
  importPartRowsKey,
  importRowsKey,
} from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

const runRecord = z.extend(importRun, {
  version: z.int(),
  /** Parts of the file, and how many have arrived. */
  parts: z.int(),
  sent: z.int(),
  /** For whom the work is done: who asked for it last, and what limits them. */
  acts: z.object({
    agencyId: agencyIdSchema,
    by: actorSchema,
    limits: z.array(contentRightsSchema),
  }),
  /**
   * Where the work goes on: behind so many entries of the file while it is checked and published,
   * at this row while it is undone.
   */
  next: z.int(),
  /** How often undoing was broken off for good: each begins an edition of its own. */
  undoFailures: z.int(),
})
export type ImportRecord = z.infer<typeof runRecord>

/** What became of an entry, with the version that the import published of it. */
const entryOutcome = z.extend(importOutcome, { version: z.optional(z.int()) })
export type EntryOutcome = z.infer<typeof entryOutcome>

/** What became of some entries, by the first row of the first of them. */
export interface OutcomeChunk {
  readonly first: number
  readonly outcomes: readonly EntryOutcome[]
}

const packedSchema = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.instanceof(Uint8Array),
      z.transform((bytes) => unpack(bytes)),
    ),
    schema,
  )
const chunkRecord = z.object({ outcomes: packedSchema(z.array(entryOutcome)) })
const partRecord = z.object({ rows: packedSchema(z.array(z.custom<ImportRow>())) })

/** As long as editions of a season are looked back at. */
const runKeptMs = 365 * 86_400_000
/** The rows of a file are needed until it is published, or undone soon after. */
const rowsKeptMs = 35 * 86_400_000

const expiryAfter = ({ at }: Pick<ImportRecord, 'at'>, keptMs: number): number =>
  Math.ceil((Date.parse(at) + keptMs) / 1000)

/** A run as it is stored: among the due work while a worker is at it. */
export function runItem(run: ImportRecord): Item {
  const due = isAtWork(run.state)
    ? duePlace(contentImportsDue, { at: run.updatedAt, id: run.id })
    : {}
  const keptMs = run.state === 'sending' ? rowsKeptMs : runKeptMs
  return { ...importKey(run.id), ...run, ...due, ttl: expiryAfter(run, keptMs) }
}
export const runIn = (item: Item): ImportRecord => parseRecord(runRecord, item)

/** The rows of one part of a file, compressed. */
export const partItem = (run: ImportRecord, part: number, rows: readonly ImportRow[]): Item => ({
  ...importPartRowsKey(run.id, part),
  rows: pack(rows),
  ttl: expiryAfter(run, rowsKeptMs),
})
export const rowsIn = (item: Item): ImportRow[] => parseRecord(partRecord, item).rows

/** What became of some entries, compressed. */
export const chunkItem = (run: ImportRecord, { first, outcomes }: OutcomeChunk): Item => ({
  ...importRowsKey(run.id, first),
  outcomes: pack(outcomes),
  ttl: expiryAfter(run, runKeptMs),
})
export const chunkIn = (item: Item): OutcomeChunk => ({
  first: Number(String(item.sk).slice('ROW#'.length)),
  outcomes: parseRecord(chunkRecord, item).outcomes,
})

/** Nothing counted yet. */
export const noCounts = { rows: 0, added: 0, changed: 0, same: 0, problems: 0, kept: 0 }

/** Counts with those of some more entries. */
export function addCounts(
  counts: z.infer<typeof importCounts>,
  outcomes: readonly EntryOutcome[],
): z.infer<typeof importCounts> {
  const right = outcomes.filter(({ problems }) => problems.length === 0)
  const changedEntries = right.filter(({ changes }) => changes.length > 0)
  const newCount = changedEntries.filter(({ isNew }) => isNew).length
  return {
    rows: counts.rows + rowCount(outcomes),
    added: counts.added + newCount,
    changed: counts.changed + changedEntries.length - newCount,
    same: counts.same + right.length - changedEntries.length,
    problems: counts.problems + outcomes.length - right.length,
    kept: counts.kept,
  }
}

/** How many rows entries are made of. */
export const rowCount = (outcomes: readonly EntryOutcome[]): number =>
  new Set(outcomes.flatMap(({ rows }) => rows)).size
