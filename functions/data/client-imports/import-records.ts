import * as z from 'zod/mini'
import { importRow } from '#shared/api/client-import-row'
import { clientImport, type OutcomeKind, rowReport } from '#shared/api/client-imports'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import {
  clientImportKey,
  clientImportsOfAgency,
  duePlace,
  importPartKey,
  importsUnderWay,
} from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** An import as it is stored: what agents see, whose the clients become, and its version. */
export const importRecord = z.extend(clientImport, {
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  agent: z.object({ firstName: z.string(), lastName: z.string() }),
  /** Whether its agent may fill clients of colleagues, too. */
  isLead: z.boolean(),
  /** Where importing or undoing goes on: a part, and how many of its rows are dealt with. */
  next: z.object({ part: z.int(), row: z.int() }),
  startedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type ImportRecord = z.infer<typeof importRecord>

/**
 * What became of a row, with what undoing needs: the client's version after it, and the fields that
 * were empty.
 */
const outcome = z.extend(z.pick(rowReport, { kind: true, clientId: true }), {
  why: z.optional(z.string()),
  version: z.optional(z.int()),
  filled: z.optional(z.array(z.enum(['phone', 'address', 'note']))),
})
export type Outcome = z.infer<typeof outcome>

const partBody = z.object({ rows: z.array(importRow), outcomes: z.array(outcome) })
export type ImportPart = z.infer<typeof partBody> & { readonly part: number }

/**
 * Lists are forgotten after this long, and with them the way back: they hold what people told about
 * themselves.
 */
export const keptDays = 35

const ttlOf = ({ createdAt }: ImportRecord) =>
  Math.floor(Date.parse(createdAt) / 1000) + keptDays * 86_400

export const isUnderWay = ({ state }: Pick<ImportRecord, 'state'>) =>
  state === 'importing' || state === 'undoing'

export const importItem = (record: ImportRecord): Item => ({
  ...clientImportKey(record.agencyId, record.id),
  gsi1pk: clientImportsOfAgency(record.agencyId),
  gsi1sk: `${record.createdAt}#${record.id}`,
  ...(isUnderWay(record) ? duePlace(importsUnderWay, { at: record.updatedAt, id: record.id }) : {}),
  version: record.version,
  ttl: ttlOf(record),
  listed: record,
})

/** @throws AppError record.malformed */
export const importIn = ({ pk, sk, listed }: Item): ImportRecord =>
  parseRecord(importRecord, { pk, sk, ...Object(listed) })

export const partItem = (record: ImportRecord, { part, rows, outcomes }: ImportPart): Item => ({
  ...importPartKey(record.agencyId, record.id, part),
  ttl: ttlOf(record),
  first: rows[0]?.row,
  packed: pack({ rows, outcomes }),
})

/** @throws AppError record.malformed */
export function partIn({ pk, sk, packed }: Item): ImportPart {
  const body = packed instanceof Uint8Array ? unpack(packed) : undefined
  return {
    part: Number(String(sk).slice(5)),
    ...parseRecord(partBody, { ...Object(body), pk, sk }),
  }
}

/** How many rows there are of each outcome, after some of them changed. */
export function recount(
  counts: ImportRecord['counts'],
  before: readonly Outcome[],
  after: readonly Outcome[],
): ImportRecord['counts'] {
  const now: Partial<Record<OutcomeKind, number>> = { ...counts }
  for (const { kind } of before) now[kind] = (now[kind] ?? 0) - 1
  for (const { kind } of after) now[kind] = (now[kind] ?? 0) + 1
  return Object.fromEntries(Object.entries(now).filter(([, count]) => count > 0))
}
