import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { differBy } from '../ids/list-checks'
import { importTables } from '../managers/content-kind'
import { ask, defineRoutes, get, post } from './contract'

/**
 * Rows that one call checks or publishes; the rates of one room go together, however many they are.
 */
export const maxImported = 100
const maxOfOneRoom = 500

const editionSchema = z
  .string()
  .check(z.regex(/^his_[0-9a-z]{16}$/, { error: 'must be an id like his_…' }))
const ofTable = z.strictObject({ table: z.enum(importTables) })
const rows = z
  .array(
    z.strictObject({
      /** Its number in the file. */
      row: z.int().check(z.minimum(1), z.maximum(10_000_000)),
      cells: z.record(textUpTo(60), textUpTo(5_000)),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxOfOneRoom), differBy('row'))

/** What became of the rows of an entry. */
export const importOutcome = z.object({
  code: z.string(),
  rows: z.array(z.int()),
  isNew: z.boolean(),
  /** What differs, or differed, from what is published. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
})
export type ImportOutcome = z.infer<typeof importOutcome>

/**
 * How many entries of a file are new, changed, as they were, or left out for a problem, and how
 * many rows it has.
 */
export const importCounts = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  problems: z.int(),
})

/** A file that was imported. Its id is that of its edition, which it is undone by. */
export const importRun = z.object({
  id: editionSchema,
  table: z.enum(importTables),
  /** The file. */
  name: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** `begun`: rows were sent, and nothing is in force. */
  state: z.enum(['begun', 'published', 'undone']),
  undoneAt: z.optional(z.iso.datetime()),
  undoneBy: z.optional(z.string()),
  /** Fields that stayed as they are when it was undone, because they were published again since. */
  kept: z.optional(z.array(z.string())),
  counts: importCounts,
})
export type ImportRun = z.infer<typeof importRun>

const ofImport = z.strictObject({ importId: editionSchema })

/**
 * Imports of the catalogue from tables, and exports in the same form. The browser reads the file
 * and sends its rows in chunks.
 */
export const contentImportRoutes = defineRoutes('managers', {
  checkImport: {
    ...ask('/api/Content/tables/{table}/check', 'contentManager', 'table:read'),
    summary: 'Checks rows of a table and says what they would change; changes nothing',
    harm: 'Content managers cannot check a file before they import it.',
    params: ofTable,
    body: z.strictObject({ rows }),
    answer: z.array(importOutcome),
  },
  importRows: {
    ...post('/api/Content/tables/{table}/import', 'contentManager'),
    summary:
      'Prepares rows of a table as part of an edition; sent again, nothing changes. Entries with a problem are left out. Allotments and stop-sells hold at once',
    harm: 'Content managers cannot import camps, rooms and rates.',
    params: ofTable,
    body: z.strictObject({
      /** The same for every chunk of a file, chosen by who imports; undone as a whole. */
      edition: editionSchema,
      name: requiredText(200),
      rows,
    }),
    answer: z.array(importOutcome),
  },
  publishEdition: {
    ...post('/api/Content/editions/{edition}/publish', 'contentManager'),
    summary: 'Publishes all that was prepared for an edition at once; again, nothing changes',
    harm: 'Content managers cannot publish what they import.',
    params: z.strictObject({ edition: editionSchema }),
    answer: z.object({ published: z.literal(true) }),
  },
  listContentImports: {
    ...get('/api/ContentImports', 'contentManager'),
    summary: 'Files that were imported within a year, the newest first, a hundred at most',
    harm: 'Content managers cannot see what was imported.',
    answer: z.array(importRun),
  },
  getContentImport: {
    ...get('/api/ContentImports/{importId}', 'contentManager'),
    summary: 'An import with what became of its rows, some hundred of them from a row on',
    harm: 'Content managers cannot see what an import changed.',
    params: ofImport,
    query: z.strictObject({
      from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)), 0),
    }),
    answer: z.extend(importRun, {
      outcomes: z.array(importOutcome),
      /** The row that the next ones begin with; none after the last. */
      next: z.optional(z.int()),
    }),
  },
  undoContentImport: {
    ...post('/api/ContentImports/{importId}/undo', 'contentManager'),
    summary:
      'Takes back all that an import published, but for fields that were published again since; again, nothing changes. Counts of free rooms stay',
    harm: 'An import that was published by mistake cannot be taken back.',
    params: ofImport,
    answer: z.object({
      kept: z.array(z.string()),
      /** Entries left to be looked at: asked again, it goes on. */
      left: z.int(),
    }),
  },
  exportTable: {
    ...get('/api/Content/tables/{table}', 'contentManager', 'catalogue'),
    summary: 'Rows of a table as imports read them, fifty entries at a time',
    harm: 'Content managers cannot export the catalogue.',
    params: ofTable,
    query: z.strictObject({
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    answer: z.object({
      headings: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** How many entries there are, and where the next ones begin. */
      total: z.int(),
      next: z.optional(z.int()),
    }),
  },
})
