import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { clientIdSchema } from '../ids/ids'
import { differBy } from '../ids/list-checks'
import { importRow, maxImportRows } from './client-import-row'
import { defineRoutes, get, post, remove } from './contract'

export const importIdSchema = z
  .string()
  .check(z.regex(/^imp_[0-9a-z]{4,32}$/, { error: 'must be an id like imp_…' }))

/** Most rows that are sent at once. */
export const rowsOfPart = 500

/**
 * What is done with a row whose email a client already has: leave it out, or fill what the client
 * has empty.
 */
const duplicateChoice = z.enum(['skip', 'fill'])
export type DuplicateChoice = z.infer<typeof duplicateChoice>

/**
 * What became of a row. `duplicate` waits for the choice; `kept` was changed since, so undoing left
 * it as it is.
 */
const outcomeKind = z.enum([
  'ready',
  'refused',
  'duplicate',
  'created',
  'filled',
  'skipped',
  'removed',
  'restored',
  'kept',
] as const)
export type OutcomeKind = z.infer<typeof outcomeKind>

/** A row that is not simply to be created, or was not simply created: what a person reads of it. */
export const rowReport = z.object({
  row: z.int(),
  kind: outcomeKind,
  name: z.string(),
  email: z.string(),
  why: z.string(),
  clientId: z.optional(clientIdSchema),
})

/**
 * An import of a client list. `sending`: rows arrive in parts; `checked`: each is judged, nothing
 * is written yet; `importing` and `undoing` go on part by part until `done` and `undone`.
 */
export const clientImport = z.object({
  id: importIdSchema,
  fileName: z.string(),
  state: z.enum(['sending', 'checked', 'importing', 'done', 'undoing', 'undone']),
  /** Of the file and how it was read: the same file goes on where sending stopped. */
  fingerprint: z.string(),
  /** How the file was read, as the page keeps it. */
  settings: z.string(),
  rows: z.int(),
  parts: z.int(),
  /** Parts that have arrived. */
  sent: z.int(),
  /** Rows that importing or undoing has dealt with. */
  done: z.int(),
  counts: z.partialRecord(outcomeKind, z.int()),
  duplicates: duplicateChoice,
  by: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ClientImport = z.infer<typeof clientImport>

const oneImport = { params: z.strictObject({ id: importIdSchema }) }
const text = {
  fileName: requiredText(255),
  fingerprint: requiredText(100),
  settings: textUpTo(4_000),
}

export const clientImportRoutes = defineRoutes('client-import', {
  listClientImports: {
    ...get('/api/ClientImports', 'signedIn'),
    summary:
      'The caller’s last imports of client lists, lead agents’ of the whole agency; the newest first',
    harm: 'Agents cannot go on with or undo an import of clients.',
    answer: z.array(clientImport),
  },
  getClientImport: {
    ...get('/api/ClientImports/{id}', 'signedIn'),
    summary: 'An import of a client list, with how far it is',
    harm: 'Agents cannot follow an import of clients.',
    ...oneImport,
    answer: clientImport,
  },
  getClientImportReport: {
    ...get('/api/ClientImports/{id}/report/{part}', 'signedIn'),
    summary: 'The rows of one part that were refused, left out or kept, each with the reason',
    harm: 'Agents cannot see why rows of a client list were refused.',
    params: z.strictObject({
      id: importIdSchema,
      part: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
    answer: z.array(rowReport),
  },
  createClientImport: {
    ...post('/api/ClientImports', 'signedIn'),
    summary: 'Begins an import, or finds the one of the same file that is still being sent',
    harm: 'Agents cannot import a client list.',
    body: z.strictObject({
      ...text,
      rows: z.int().check(z.minimum(1), z.maximum(maxImportRows)),
      parts: z.int().check(z.minimum(1), z.maximum(maxImportRows)),
    }),
    answer: clientImport,
  },
  sendClientImportPart: {
    ...post('/api/ClientImports/{id}/parts', 'signedIn'),
    summary: 'Checks and keeps the next rows of a list; nothing becomes a client yet',
    harm: 'Agents cannot import a client list.',
    ...oneImport,
    body: z.strictObject({
      part: z.int().check(z.minimum(1)),
      rows: z.array(importRow).check(z.minLength(1), z.maxLength(rowsOfPart), differBy('row')),
    }),
    answer: clientImport,
  },
  startClientImport: {
    ...post('/api/ClientImports/{id}/start', 'signedIn'),
    summary: 'Starts importing a checked list',
    harm: 'Agents cannot import a client list.',
    ...oneImport,
    body: z.strictObject({ duplicates: duplicateChoice }),
    answer: clientImport,
  },
  undoClientImport: {
    ...post('/api/ClientImports/{id}/undo', 'signedIn'),
    summary:
      'Starts taking back all that an import did; clients that were changed or used since are kept',
    harm: 'Agents cannot take back an import of clients.',
    ...oneImport,
    answer: clientImport,
  },
  runClientImport: {
    ...post('/api/ClientImports/{id}/run', 'signedIn'),
    summary:
      'Goes on importing or undoing for some seconds; a job does so each minute when nobody asks',
    harm: 'Imports of client lists go on only once a minute.',
    ...oneImport,
    answer: clientImport,
  },
  deleteClientImport: {
    ...remove('/api/ClientImports/{id}', 'signedIn'),
    summary: 'Forgets a list of which nothing was imported yet',
    harm: 'Agents cannot discard a client list that they sent by mistake.',
    ...oneImport,
    answer: z.object({ deleted: z.boolean() }),
  },
})
