import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { log } from '../../runtime/log'
import { failedMessageKey, jobRunKey } from '../table/keys'
import type { Item, Table } from '../table/table-access'
import { theTable } from '../table/the-table'
import { putFields } from '../table/update'

const jobRun = z.object({
  job: z.string(),
  startedAt: z.iso.datetime(),
  tookMs: z.int(),
  /** Why it failed; none where it was done. */
  failure: z.optional(z.string()),
  /** When its schedule last called it. */
  scheduledAt: z.optional(z.iso.datetime()),
})
/** The last run of a job. */
export type JobRun = z.infer<typeof jobRun>

const failedMessage = z.object({ message: z.string(), cause: z.string() })
/** Longer than a dead letter is kept, in seconds. */
const keptSeconds = 15 * 24 * 3600
const longestCause = 1_000

/**
 * What came of work that no request waits for, for those who look after it: one small item a job,
 * and one a failed message.
 */
export const workNotes = (table: Table) => ({
  /** The last runs of some jobs; those that never ran are left out. */
  runs: async (jobs: readonly string[]): Promise<JobRun[]> =>
    parseKnown(jobRun, await table.getMany(jobs.map(jobRunKey))),
  /** Why some messages failed the last time, by their ids. */
  async failures(messages: readonly string[]): Promise<Map<string, string>> {
    const items = await table.getMany(messages.map(failedMessageKey))
    return new Map(parseKnown(failedMessage, items).map(({ message, cause }) => [message, cause]))
  },
})

const parseKnown = <S extends z.ZodMiniType>(schema: S, items: readonly Item[]): z.output<S>[] =>
  items.flatMap((item) => schema.safeParse(item).data ?? [])

const causeOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longestCause)

/** A note that cannot be kept leaves the work as it is. */
const loggingFailure = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => log.warn('work.not-noted', { cause: String(error) }))

/** Keeps why a message failed, by its id, which it keeps as a dead letter. */
export const noteFailedMessage = (
  message: string,
  error: unknown,
  table: Table = theTable(),
): Promise<void> => {
  const ttl = Math.ceil(Date.now() / 1000) + keptSeconds
  return loggingFailure(
    table.write([
      { Put: { Item: { ...failedMessageKey(message), message, cause: causeOf(error), ttl } } },
    ]),
  )
}

const schedule = z.object({ source: z.literal('aws.events'), time: z.string() })

/**
 * A job whose last run is kept in the table: by the end of its function's name, which is the job's.
 */
export const notingWork =
  <Event, T>(job: (event: Event, context?: Context) => Promise<T>, table: () => Table = theTable) =>
  async (event: Event, context?: Context): Promise<T> => {
    const startedAt = new Date()
    const name = context?.functionName?.split('-').at(-1)
    const note = async (failure?: string) => {
      if (name === undefined) return
      const tookMs = Date.now() - startedAt.getTime()
      const run: JobRun = { job: name, startedAt: startedAt.toISOString(), tookMs }
      const isScheduled = schedule.safeParse(event).success
      const fields = {
        ...run,
        failure: failure || undefined,
        ...(isScheduled && { scheduledAt: run.startedAt }),
      }
      await loggingFailure(table().write([putFields(jobRunKey(name), fields)]))
    }
    try {
      const outcome = await job(event, context)
      await note()
      return outcome
    } catch (error) {
      await note(causeOf(error))
      throw error
    }
  }
