import * as z from 'zod/mini'
import { visitMs } from '#shared/audit/visit'
import { writeIf } from '../table/commit'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { auditVisitKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { type AuditEntry, auditWrite } from './audit-store'
import { auditTrail } from './audit-trail'

const visitRecord = z.object({ id: z.string(), timestamp: z.iso.datetime() })
/** The entry that stands for a visit. */
export type VisitEntry = z.infer<typeof visitRecord>

/**
 * Audit entries that are written once a visit: the same person, action and record within half an
 * hour (1 §6).
 */
export function visitStore(table: Table) {
  const writeOnce = (entry: AuditEntry, answer?: KeptAnswer) => {
    const { id, timestamp } = entry
    const at = Date.parse(timestamp)
    const Put = {
      Item: { ...visitKey(entry), id, timestamp, ttl: Math.ceil((at + visitMs) / 1000) },
      ConditionExpression: 'attribute_not_exists(pk) OR #timestamp <= :over',
      ExpressionAttributeNames: { '#timestamp': 'timestamp' },
      ExpressionAttributeValues: { ':over': new Date(at - visitMs).toISOString() },
    }
    return writeIf(table, { Put }, [
      ...(answer === undefined ? [] : [keepAnswer(answer)]),
      auditWrite(entry),
    ])
  }
  return {
    /**
     * Writes the entry unless one of the visit is there. It only writes, so that routes that may
     * not read the trail can use it.
     */
    writeOnce,
    /** The entry of a visit that was begun by `writeOnce`. */
    async get(entry: AuditEntry): Promise<VisitEntry | undefined> {
      return parseFound(visitRecord, await table.get(visitKey(entry), { consistent: true }))
    },
    /**
     * An entry of the last half hour that says the same, whoever wrote it: a sign-in is an entry of
     * the server's already.
     */
    async findSame(entry: AuditEntry): Promise<VisitEntry | undefined> {
      const { agencyId, timestamp } = entry
      const from = new Date(Date.parse(timestamp) - visitMs).toISOString()
      const span = { agencies: [agencyId], from, until: timestamp, isAscending: false }
      for await (const earlier of auditTrail(table, span))
        if (isSame(earlier, entry)) return earlier
      return undefined
    },
  }
}
export type VisitStore = ReturnType<typeof visitStore>

const visitKey = ({ agencyId, action, by, itineraryId, clientId, details }: AuditEntry) =>
  auditVisitKey({
    agency: agencyId,
    who: [by.id, by.masqueradedBy].filter(Boolean).join('+'),
    action,
    about: itineraryId ?? clientId ?? listOf(details),
  })

/** The list that was looked at, where an entry is about no record. */
const listOf = (details: AuditEntry['details']): string =>
  typeof details === 'object' ? String(details.route ?? '') : ''

/**
 * Payments of clients are written by the server for them, so a client is known by whom the entry is
 * about.
 */
function isSame(earlier: AuditEntry, entry: AuditEntry): boolean {
  const { action, by, clientId, itineraryId } = entry
  const isSamePerson =
    by.kind === 'client'
      ? earlier.clientId === clientId
      : earlier.by.id === by.id &&
        earlier.by.masqueradedBy === by.masqueradedBy &&
        agrees(earlier.clientId, clientId)
  return earlier.action === action && isSamePerson && agrees(earlier.itineraryId, itineraryId)
}

/** Entries may leave out what they are about: a sign-in by password names no trip. */
const agrees = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other
