import * as z from 'zod'
import { calendarMonthSchema } from '#shared/dates/calendar-date'
import { agencyIdSchema } from '#shared/ids/ids'
import { actorSchema } from './actor'
import { type PlannedWrite, putNew } from './commit'
import { auditKey } from './keys'
import type { Item, Table } from './table-access'

/** An entry of the audit trail (1 §3, Audit entry): what was done, to whom, and by whom. */
export const auditEntry = z.object({
  id: z.string(),
  agencyId: agencyIdSchema,
  action: z.string(),
  agentId: z.string().optional(),
  clientId: z.string().optional(),
  itineraryId: z.string().optional(),
  details: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  timestamp: z.iso.datetime(),
  by: actorSchema,
})
export type AuditEntry = z.infer<typeof auditEntry>

export function auditItem(entry: AuditEntry): Item {
  const { agencyId: agency, timestamp: at, id } = entry
  return { ...auditKey({ agency, month: calendarMonthSchema.parse(at.slice(0, 7)), at, id }), ...entry }
}

/** The write of an entry, for the transaction that it belongs to. */
export const auditWrite = (entry: AuditEntry): PlannedWrite => putNew(auditItem(entry))

/** The audit trail. */
export interface AuditStore {
  add(entry: AuditEntry): Promise<void>
}

export function auditStore(table: Table): AuditStore {
  return { add: async (entry) => table.write([auditWrite(entry).write]) }
}
