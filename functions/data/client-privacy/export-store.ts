import * as z from 'zod/mini'
import {
  type AgencyId,
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  mediaIdSchema,
} from '#shared/ids/ids'
import { actorSchema } from '../people/actor'
import { dueItems } from '../table/due-items'
import { clientExportKey, clientExports, duePlace } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

const exportRecord = z.object({
  agencyId: agencyIdSchema,
  clientId: clientIdSchema,
  by: actorSchema,
  since: z.iso.datetime(),
  state: z.enum(['making', 'ready', 'failed']),
  /** When to go on with it: while somebody makes a file, not before that must have ended. */
  resumeAt: z.iso.datetime(),
  /** Files that were begun since one was whole. */
  tries: z.int(),
  /** Documents that are in, by id, and the bytes of these and of all. */
  documents: z.array(z.string()),
  done: z.int(),
  of: z.int(),
  /** ZIP files that are whole. */
  files: z.array(
    z.object({ id: mediaIdSchema, key: z.string(), name: z.string(), documents: z.int() }),
  ),
})
export type ClientExport = z.infer<typeof exportRecord>

/** So long an export can be downloaded, in milliseconds. */
export const exportLifeMs = 24 * 3_600_000

/** Exports of what is kept of clients: the last of each, for a day. */
export const exportStore = (table: Table) => ({
  get: async (agency: AgencyId, client: ClientId) =>
    parseFound(
      exportRecord,
      await table.get(clientExportKey(agency, client), { consistent: true }),
    ),
  /** Those that nobody goes on with at an instant. */
  standing: async (now: Date) => {
    const due = { kind: clientExports, before: `${now.toISOString()}~` }
    const dueExports = await dueItems(table, due, (item) => parseRecord(exportRecord, item))
    return dueExports.filter(({ resumeAt }) => resumeAt <= now.toISOString()) // the index may be behind
  },
  async save(made: ClientExport): Promise<void> {
    const { agencyId, clientId, since, state, resumeAt } = made
    const due = state === 'making' ? duePlace(clientExports, { at: resumeAt, id: clientId }) : {}
    const ttl = Math.ceil((Date.parse(since) + exportLifeMs) / 1000)
    await table.write([
      { Put: { Item: { ...clientExportKey(agencyId, clientId), ...due, ...made, ttl } } },
    ])
  },
})
