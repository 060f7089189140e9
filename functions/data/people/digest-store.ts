import * as z from 'zod/mini'
import { addDays } from '#shared/dates/calendar-date'
import { dateInZone, zonedInstant } from '#shared/dates/zoned-time'
import { writeIf } from '../table/commit'
import { dueItems } from '../table/due-items'
import { agentKey, digests, duePlace } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type AgentRecord, agentRecord } from './agency-records'

/** When clocks of an agent show so much, their digest goes out. */
const digestHour = 7

/** The next 07:00 of an agent after an instant; in UTC until they have chosen a time zone. */
export function nextDigest(timeZone: string, after: Date): Date {
  const zone = timeZone || 'UTC'
  const today = dateInZone(after, zone)
  const at = zonedInstant(today, digestHour, zone)
  return at > after ? at : zonedInstant(addDays(today, 1), digestHour, zone)
}

/** Where an agent stands among the digests to send; nowhere who wants none. */
export const digestPlace = (
  { id, notices, timeZone }: Pick<AgentRecord, 'id' | 'notices' | 'timeZone'>,
  now: Date,
) =>
  notices.digest
    ? duePlace(digests, { at: nextDigest(timeZone, now).toISOString(), id })
    : { gsi2pk: undefined, gsi2sk: undefined }

const dueDigest = z.extend(agentRecord, {
  gsi2sk: z.optional(z.string()),
  digestAt: z.optional(z.iso.datetime()),
})
export type DueDigest = z.infer<typeof dueDigest>

/** Digests to send, each claimed by moving it to the next day. */
export const digestStore = (table: Table) => ({
  /** Agents whose time has come, some hundred at most. */
  async due(now: Date): Promise<DueDigest[]> {
    const before = `${now.toISOString()}~`
    const dueDigests = await dueItems(table, { kind: digests, before }, (item) =>
      parseRecord(dueDigest, item),
    )
    return dueDigests.filter(({ gsi2sk = before }) => gsi2sk < before) // the index may be behind
  },
  /**
   * Moves a digest on and notes when.
   * @returns false when another run has it, or the agent wants none any more
   */
  take: ({ agencyId, id, timeZone, gsi2sk }: DueDigest, now: Date): Promise<boolean> => {
    const next = duePlace(digests, { at: nextDigest(timeZone, now).toISOString(), id })
    const fields = { gsi2sk: next.gsi2sk, digestAt: now.toISOString() }
    return writeIf(table, setFields(agentKey(agencyId, id), fields, { gsi2sk }))
  },
  /** Gives a claim back where the mail was not taken: the next run tries again. */
  giveBack: ({ agencyId, id, gsi2sk }: DueDigest, now: Date): Promise<boolean> => {
    const Update = {
      Key: agentKey(agencyId, id),
      UpdateExpression: 'SET gsi2sk = :place REMOVE digestAt',
      ConditionExpression: 'digestAt = :now AND attribute_exists(gsi2pk)',
      ExpressionAttributeValues: { ':place': gsi2sk, ':now': now.toISOString() },
    }
    return writeIf(table, { Update })
  },
})
