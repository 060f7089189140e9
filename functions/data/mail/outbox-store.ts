import * as z from 'zod/mini'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { type PlannedWrite, putNew, writeIf } from '../table/commit'
import { dueItems } from '../table/due-items'
import { duePlace, mailsDue, outboxKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

const outboxRecord = z.object({
  agencyId: agencyIdSchema,
  id: z.string(),
  /** What the worker of mails is asked for: ids, never a text or a secret. */
  mail: z.looseObject({}),
})
export type OutboxRecord = z.infer<typeof outboxRecord>
export type OutboxPlace = Pick<OutboxRecord, 'agencyId' | 'id'>

/** The write of a mail, for the transaction that it belongs to. */
export const outboxWrite = ({ agencyId, id, mail }: OutboxRecord, now: Date): PlannedWrite =>
  putNew({
    ...outboxKey(agencyId, id),
    ...duePlace(mailsDue, { at: now.toISOString(), id }),
    agencyId,
    id,
    mail,
  })

/**
 * Mails that are asked for in the transaction of what they tell of: none goes out before its write,
 * and none is lost after it. Deleted once they are out.
 */
export function outboxStore(table: Table) {
  return {
    add: outboxWrite,
    /**
     * Claims a mail until an instant, for one worker.
     * @returns undefined when it is out, or another worker has it
     */
    async take(
      { agencyId, id }: OutboxPlace,
      { at, until }: { readonly at: Date; readonly until: Date },
    ): Promise<OutboxRecord | undefined> {
      const Update = {
        Key: outboxKey(agencyId, id),
        UpdateExpression: 'SET mailingUntil = :until',
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(mailingUntil) OR mailingUntil <= :at',
        ExpressionAttributeValues: { ':at': at.toISOString(), ':until': until.toISOString() },
      }
      if (!(await writeIf(table, { Update }))) return undefined
      const item = await table.get(outboxKey(agencyId, id), { consistent: true })
      return parseFound(outboxRecord, item)
    },
    /** Forgets a mail that went out. */
    sent: ({ agencyId, id }: { agencyId: AgencyId; id: string }): Promise<void> =>
      table.write([{ Delete: { Key: outboxKey(agencyId, id) } }]),
    /** Mails that have waited since before an instant, the longest first. */
    dueSince: (before: Date): Promise<OutboxPlace[]> =>
      dueItems(table, { kind: mailsDue, before: before.toISOString() }, (item) =>
        parseRecord(outboxRecord, item),
      ),
  }
}
export type OutboxStore = ReturnType<typeof outboxStore>
