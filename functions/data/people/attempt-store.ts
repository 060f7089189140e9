import { createHash } from 'node:crypto'
import { attemptsKey } from '../table/keys'
import { refusalsOf } from '../table/refusals'
import type { Table } from '../table/table-access'

/** Counts attempts of one kind for one subject in a fixed window of time. */
export interface AttemptStore {
  /** Counts an attempt before it is made, by one conditional write: false when the limit is reached. */
  take(attempt: Attempt, limit: number): Promise<boolean>
  /** An attempt that succeeded does not count. */
  giveBack(attempt: Attempt): Promise<void>
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
    async take(attempt, limit) {
      const ttl = Math.ceil((windowOf(attempt) + 1) * (attempt.windowMs / 1000)) + 3600
      const Update = {
        Key: keyOf(attempt),
        UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :limit',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':ttl': ttl, ':limit': limit },
      }
      try {
        await table.write([{ Update }])
        return true
      } catch (error) {
        if (refusalsOf(error)?.[0]?.reason !== 'condition') throw error
        return false
      }
    },
    async giveBack(attempt) {
      const update = { Key: keyOf(attempt), UpdateExpression: 'ADD attempts :less' }
      await table.write([{ Update: { ...update, ExpressionAttributeValues: { ':less': -1 } } }])
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
