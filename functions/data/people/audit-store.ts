import * as z from 'zod/mini'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { agencyIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { auditKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import { actorSchema } from './actor'

/** An entry of the audit trail (1 §3, Audit entry): what was done, to whom, and by whom. */
export const auditEntry = z.object({
  id: z.string(),
  agencyId: agencyIdSchema,
  action: z.string(),
  agentId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  itineraryId: z.optional(z.string()),
  details: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  timestamp: z.iso.datetime(),
  by: actorSchema,
})
export type AuditEntry = z.infer<typeof auditEntry>

export function auditItem(entry: AuditEntry): Item {
  const { agencyId: agency, timestamp: at, id } = entry
  return {
    ...auditKey({ agency, month: calendarMonthSchema.parse(at.slice(0, 7)), at, id }),
    ...entry,
  }
}

/** The write of an entry, for the transaction that it belongs to. */
export const auditWrite = (entry: AuditEntry): PlannedWrite => putNew(auditItem(entry))

/**
 * Attributes with which another item of the same transaction stands in the audit trail, by an
 * index: entries that belong to one change, of one agency and one instant, then take no item of
 * their own.
 */
export function auditLine(entries: readonly AuditEntry[]): Item {
  const [first] = entries
  if (first === undefined) return {}
  const { pk, sk } = auditItem(first)
  return {
    gsi1pk: pk,
    gsi1sk: sk,
    listed: entries.map(({ agencyId: _agency, timestamp: _at, ...entry }) => entry),
  }
}

/**
 * The entries of an item of the audit trail, or of another item that stands in it.
 * @throws AppError record.malformed
 */
export function auditEntriesIn(item: Item): AuditEntry[] {
  const { pk, sk, gsi1pk, gsi1sk, listed } = item
  if (!Array.isArray(listed)) return [parseRecord(auditEntry, item)]
  const [, agencyId] = String(gsi1pk).split('#')
  const [timestamp] = String(gsi1sk).split('#')
  return listed.map((entry: unknown) =>
    parseRecord(auditEntry, { ...Object(entry), agencyId, timestamp, pk, sk }),
  )
}

/** The audit trail. */
export function auditStore(table: Table) {
  return {
    /** @throws AnsweredBefore for a request whose answer is kept: its entry is there */
    /** Adds an entry together with other writes. */
    addWith: (entry: AuditEntry, also: readonly PlannedWrite[]) =>
      commit(table, [...also, auditWrite(entry)]),
    add: (entry: AuditEntry, answer?: KeptAnswer) =>
      commit(table, [...(answer === undefined ? [] : [keepAnswer(answer)]), auditWrite(entry)]),
  }
}
