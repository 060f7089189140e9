import * as z from 'zod/mini'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import { retryContended } from '../../runtime/backoff'
import { writeIf } from '../table/commit'
import { noticeMarksKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

/** The latest of these are kept: more than five kinds of twenty notices each. */
const maxKept = 300

const record = z.object({ seen: z.array(z.string()), read: z.array(z.string()), changes: z.int() })
const none: z.infer<typeof record> = { seen: [], read: [], changes: 0 }

interface Marking {
  readonly seen: readonly string[]
  readonly read: readonly string[]
  readonly unread: readonly string[]
}

/** Ids of the notices that agents have seen and read, one item an agent. */
export function noticeMarks(table: Table) {
  const marksOf = async (agencyId: AgencyId, agentId: AgentId) =>
    parseFound(record, await table.get(noticeMarksKey(agencyId, agentId), { consistent: true })) ??
    none
  return {
    ofAgent: marksOf,
    /**
     * Adds to what is marked, and takes away. Two devices at once lose nothing.
     * @throws AppError record.busy
     */
    async mark(
      { agencyId, agentId }: { readonly agencyId: AgencyId; readonly agentId: AgentId },
      marking: Marking,
    ) {
      return retryContended(isContended, async () => {
        const before = await marksOf(agencyId, agentId)
        const seenIds = addIds(before.seen, [...marking.seen, ...marking.read])
        const readIds = addIds(before.read, marking.read).filter(
          (id) => !marking.unread.includes(id),
        )
        if (seenIds.length === before.seen.length && readIds.join() === before.read.join())
          return before
        const after = {
          seen: seenIds.slice(-maxKept),
          read: readIds.slice(-maxKept),
          changes: before.changes + 1,
        }
        const isWritten = await writeIf(table, {
          Put: {
            Item: { ...noticeMarksKey(agencyId, agentId), ...after },
            ConditionExpression: before === none ? 'attribute_not_exists(pk)' : 'changes = :before',
            ...(before !== none && { ExpressionAttributeValues: { ':before': before.changes } }),
          },
        })
        if (!isWritten) throw new ChangedSince()
        return after
      })
    },
  }
}

class ChangedSince extends Error {}
const isContended = (error: unknown): boolean => error instanceof ChangedSince

const addIds = (before: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...before, ...more]),
]
