import * as z from 'zod/mini'
import { type HistoryEntryView, historyEntryView } from '#shared/api/itinerary-shapes'
import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { actorSchema } from '../people/actor'
import { type AuditEntry, auditLine } from '../people/audit-store'
import { costChangeKey, historyKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** One change in words: a field, its label, and what it was and is. */
export type Difference = HistoryEntryView['changes'][number]

/**
 * A stored change of an itinerary (domain.md): who, when, what; `contentVersion` says which
 * snapshot restores it.
 */
export const historyEntry = z.extend(historyEntryView, {
  by: actorSchema,
  contentVersion: z.int().check(z.minimum(1)),
  /** The request or message that made the change, for the log. */
  requestId: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

interface Of {
  readonly agencyId: AgencyId
  readonly id: ItineraryId
}

/**
 * The item of a history entry, with the audit entries of the same change; the differences are
 * packed.
 */
export function historyItem(
  { agencyId, id }: Of,
  { changes, ...entry }: HistoryEntry,
  audit: readonly AuditEntry[] = [],
): Item {
  return {
    ...historyKey(agencyId, id, entry.version),
    ...entry,
    packed: pack(changes),
    ...auditLine(audit),
  }
}

/** The entry of an item. @throws AppError record.malformed */
export function historyEntryIn(item: Item): HistoryEntry {
  const changes = item.packed instanceof Uint8Array ? unpack(item.packed) : undefined
  return parseRecord(historyEntry, { ...item, changes })
}

/** A change of the suppliers' costs; amounts in minor units of `currency`. */
export const costChange = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: actorSchema,
  currency: z.string(),
  cost: z.object({ from: z.int(), to: z.int() }),
  sell: z.object({ from: z.int(), to: z.int() }),
  segments: z.array(z.object({ id: z.string(), title: z.string(), from: z.int(), to: z.int() })),
})
export type CostChange = z.infer<typeof costChange>

export const costChangeItem = ({ agencyId, id }: Of, change: CostChange): Item => ({
  ...costChangeKey(agencyId, id, change.version),
  ...change,
})
