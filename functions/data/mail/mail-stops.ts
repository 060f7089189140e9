import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { mailStop } from '#shared/api/client-shapes'
import { mailStopKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

/** Why nothing is mailed to an address any more, and since when. */
export type MailStop = z.infer<typeof mailStop>

/**
 * Addresses that bounced or complained, for all agencies: more mails to them would have AWS stop
 * ours. Stored only as hashes, so that nobody can be read from them.
 */
export function mailStops(table: Table) {
  return {
    /** Why an address gets no mails; undefined while it does. */
    get: async (email: string): Promise<MailStop | undefined> =>
      parseFound(mailStop, await table.get(keyOf(email), { consistent: true })),
    /** Stops an address; what is stopped already keeps the latest reason. */
    stop: (email: string, { reason, at }: MailStop): Promise<void> =>
      table.write([{ Put: { Item: { ...keyOf(email), reason, at } } }]),
  }
}
export type MailStops = ReturnType<typeof mailStops>

const keyOf = (email: string) =>
  mailStopKey(createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32))
