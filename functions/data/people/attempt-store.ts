import { createHash } from 'node:crypto'
import { attemptsKey } from '../table/keys'
import type { Table } from '../table/table-access'

/** Counts failures of one kind for one subject in a fixed window of time. */
export interface AttemptStore {
  /** Failures so far in the present window. */
  count(attempt: Attempt): Promise<number>
  /** Notes one failure. */
  note(attempt: Attempt): Promise<void>
}

export interface Attempt {
  /** What is attempted, as in `login-account`. */
  readonly what: string
  /** Whose: an email address or an internet address; stored only as a hash. */
  readonly subject: string
  readonly windowMs: number
  readonly now: Date
}

/** Attempts in the table; the counters delete themselves an hour after their window. */
export function attemptStore(table: Table): AttemptStore {
  return {
    async count(attempt) {
      const item = await table.get(keyOf(attempt), { consistent: true })
      return typeof item?.failures === 'number' ? item.failures : 0
    },
    async note(attempt) {
      const ttl = Math.ceil((windowOf(attempt) + 1) * (attempt.windowMs / 1000)) + 3600
      const update = {
        Key: keyOf(attempt),
        UpdateExpression: 'ADD failures :one SET #ttl = :ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
      }
      await table.write([{ Update: { ...update, ExpressionAttributeValues: { ':one': 1, ':ttl': ttl } } }])
    },
  }
}

const windowOf = ({ now, windowMs }: Attempt): number => Math.floor(now.getTime() / windowMs)

const keyOf = (attempt: Attempt) =>
  attemptsKey(
    attempt.what,
    createHash('sha256').update(attempt.subject.trim().toLowerCase()).digest('hex').slice(0, 32),
    windowOf(attempt),
  )
