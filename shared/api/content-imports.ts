import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { differBy } from '../ids/list-checks'
import { importTables } from '../managers/content-kind'
import { defineRoutes, get, post } from './contract'

/** Rows of one part of a file, and bytes that they may have as JSON: a request takes 512 KB. */
export const rowsOfPart = 1_000
export const bytesOfPart = 400_000
/** Rows of a file. A longer one is imported in several. */
export const maxImported = 100_000
const maxParts = 1_000

const importIdSchema = z
  .string()
  .check(z.regex(/^his_[0-9a-z]{16}$/, { error: 'must be an id like his_…' }))
const importRow = z.strictObject({
  /** Its number in the file. */
  row: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  cells: z.record(textUpTo(60), textUpTo(5_000)),
})
/** A row as it stands in a file: its number, and its cells by heading. */
export type ImportRow = z.infer<typeof importRow>

/** What became of the rows of an entry. */
export const importOutcome = z.object({
  code: z.string(),
  rows: z.array(z.int()),
  isNew: z.boolean(),
  /** What differs, or differed, from what is published. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  /** The rows themselves where they have a problem, so that they can be mended and sent again. */
  refused: z.optional(z.array(importRow)),
  /** Fields that stayed as they are when the import was undone, and why. */
  kept: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
export type ImportOutcome = z.infer<typeof importOutcome>

/**
 * How many entries of a file are new, changed, as they were, or left out for a problem, and how
 * many rows those have; and how many entries stayed when it was undone.
 */
export const importCounts = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  problems: z.int(),
  kept: z.int(),
})

/**
 * `sending`: its rows arrive in parts. `checking`, `publishing`, `undoing` and `cancelling` are done
 * by a worker. `checked`: nothing is in force yet. `cancelled`: nothing of it ever was, but for
 * counts of free rooms. `failed`: the same, after a fault.
 */
export const importStates = [
  'sending',
  'checking',
  'checked',
  'publishing',
  'published',
  'undoing',
  'undone',
  'cancelling',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** Whether a worker is at it. */
export const isAtWork = (state: ImportState): boolean =>
  ['checking', 'publishing', 'undoing', 'cancelling'].includes(state)

/** A file that was imported. Its id is that of its edition, which it is undone by. */
export const importRun = z.object({
  id: importIdSchema,
  table: z.enum(importTables),
  /** The file. */
  name: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(importStates),
  /** Rows of the file that have arrived. */
  rows: z.int(),
  /** Rows that the work under way, or the last one, has dealt with, and when it began. */
  done: z.int(),
  since: z.iso.datetime(),
  /** When anything became of it last. */
  updatedAt: z.iso.datetime(),
  undoneAt: z.optional(z.iso.datetime()),
  undoneBy: z.optional(z.string()),
  counts: importCounts,
})
export type ImportRun = z.infer<typeof importRun>

const ofImport = z.strictObject({ importId: importIdSchema })

/**
 * Imports of the catalogue from tables. The browser reads the file and sends its rows in parts; a
 * worker checks, publishes and undoes them.
 */
export const contentImportRoutes = defineRoutes('content-imports', {
  sendImportRows: {
    ...post('/api/ContentImports/{importId}/rows', 'contentManager', 'queue:import'),
    summary:
      'Takes the next rows of a file; the first begin its import, and after the last it is checked. Sent again, nothing changes',
    harm: 'Content managers cannot import camps, rooms and rates.',
    params: ofImport,
    body: z.strictObject({
      table: z.enum(importTables),
      name: requiredText(200),
      /** Parts that the file has, and which one this is, from 1 on. */
      parts: z.int().check(z.minimum(1), z.maximum(maxParts)),
      part: z.int().check(z.minimum(1), z.maximum(maxParts)),
      rows: z.array(importRow).check(z.minLength(1), z.maxLength(rowsOfPart), differBy('row')),
    }),
    answer: importRun,
  },
  publishContentImport: {
    ...post('/api/ContentImports/{importId}/publish', 'contentManager', 'queue:import'),
    summary:
      'Publishes a checked import, all of it at once; entries with a problem are left out. Allotments and stop-sells hold room by room',
    harm: 'Content managers cannot publish what they import.',
    params: ofImport,
    answer: importRun,
  },
  cancelContentImport: {
    ...post('/api/ContentImports/{importId}/cancel', 'contentManager', 'queue:import'),
    summary:
      'Cancels an import that is not in force yet: nothing of it is published. Counts of free rooms that were set stay',
    harm: 'An import that was started by mistake cannot be stopped.',
    params: ofImport,
    answer: importRun,
  },
  listContentImports: {
    ...get('/api/ContentImports', 'contentManager'),
    summary: 'Files that were imported within a year, the newest first, a hundred at most',
    harm: 'Content managers cannot see what was imported.',
    answer: z.array(importRun),
  },
  getContentImport: {
    ...get('/api/ContentImports/{importId}', 'contentManager'),
    summary:
      'An import, how far it is, and what became of its rows, some hundred of them from a row on',
    harm: 'Content managers cannot see what an import changed.',
    params: ofImport,
    query: z.strictObject({
      from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)), 0),
      /** Only entries with a problem, or only those that stayed; all of them unless it is given. */
      only: z.optional(z.enum(['problems', 'kept'])),
    }),
    answer: z.extend(importRun, {
      outcomes: z.array(importOutcome),
      /** The row that the next ones begin with; none after the last. */
      next: z.optional(z.int()),
    }),
  },
  undoContentImport: {
    ...post('/api/ContentImports/{importId}/undo', 'contentManager', 'queue:import'),
    summary:
      'Takes back all that an import published, but for fields that were published again since; again, nothing changes. Counts of free rooms stay',
    harm: 'An import that was published by mistake cannot be taken back.',
    params: ofImport,
    answer: importRun,
  },
})
