import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { mailStop } from '#shared/api/client-shapes'
import { AppError } from '#shared/errors/app-error'
import type { PlannedWrite } from '../table/commit'
import { mailStopKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { putFields, setFields } from '../table/update'

/** Why nothing is mailed to an address any more, and since when. */
export type MailStop = z.infer<typeof mailStop>

/** A stop as it is stored; lifted, it stays, so that a second one is known as such. */
const stopRecord = z.extend(mailStop, { liftedAt: z.optional(z.iso.datetime()) })

/**
 * Addresses that bounced or complained, for all agencies: more mails to them would have AWS stop
 * ours. Stored only as hashes, so that nobody can be read from them.
 */
export function mailStops(table: Table) {
  const findStop = async (email: string) =>
    parseFound(stopRecord, await table.get(keyOf(email), { consistent: true }))
  return {
    /** Why an address gets no mails; undefined while it does. */
    async get(email: string): Promise<MailStop | undefined> {
      const { liftedAt, ...stop } = (await findStop(email)) ?? {}
      return liftedAt === undefined && 'reason' in stop ? stop : undefined
    },
    /**
     * Stops an address; what is stopped already keeps the latest reason.
     * @returns the stop, which says whether the address had been tried again
     */
    async stop(email: string, { reason, at }: MailStop): Promise<MailStop> {
      const before = await findStop(email)
      const isRepeated = before?.liftedAt !== undefined || before?.isRepeated
      const stop = { reason, at, ...(isRepeated && { isRepeated }) }
      await table.write([putFields(keyOf(email), { ...stop, liftedAt: undefined })])
      return stop
    },
    /** The write that lets mails out again, as long as the stop is the one that was seen. */
    lift: (email: string, { at }: MailStop, now: Date): PlannedWrite => ({
      write: setFields(keyOf(email), { liftedAt: now.toISOString() }, { at }),
      refused: () => new AppError('record.changed'),
    }),
  }
}
export type MailStops = ReturnType<typeof mailStops>

const keyOf = (email: string) =>
  mailStopKey(createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32))
