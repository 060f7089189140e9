import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { importTables } from '../managers/content-kind'
import { ask, defineRoutes, get, post } from './contract'

/** Rows that one call checks or publishes; the rates of one room go together, however many they are. */
export const mostImported = 100
const mostOfOneRoom = 500

const editionSchema = z.string().check(z.regex(/^his_[0-9a-z]{16}$/, { error: 'must be an id like his_…' }))
const ofTable = z.strictObject({ table: z.enum(importTables) })
const rows = z
  .array(
    z.strictObject({
      /** Its number in the file. */
      row: z.int().check(z.minimum(1), z.maximum(10_000_000)),
      cells: z.record(textUpTo(60), textUpTo(5_000)),
    }),
  )
  .check(z.minLength(1), z.maxLength(mostOfOneRoom))

/** What became of the rows of an entry. */
const outcome = z.object({
  code: z.string(),
  rows: z.array(z.int()),
  isNew: z.boolean(),
  /** What differs, or differed, from what is published. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
})
export type ImportOutcome = z.infer<typeof outcome>

/** Imports of the catalogue from tables, and exports in the same form. The browser reads the file and sends its rows in chunks. */
export const contentImportRoutes = defineRoutes('managers', {
  checkImport: {
    ...ask('/api/Content/tables/{table}/check', 'contentManager', 'table:read'),
    summary: 'Checks rows of a table and says what they would change; changes nothing',
    harm: 'Content managers cannot check a file before they import it.',
    params: ofTable,
    body: z.strictObject({ rows }),
    answer: z.array(outcome),
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
    answer: z.array(outcome),
  },
  publishEdition: {
    ...post('/api/Content/editions/{edition}/publish', 'contentManager'),
    summary: 'Publishes all that was prepared for an edition at once; again, nothing changes',
    harm: 'Content managers cannot publish what they import.',
    params: z.strictObject({ edition: editionSchema }),
    answer: z.object({ published: z.literal(true) }),
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
