import { createHash } from 'node:crypto'
import { commit, writeIf } from '../table/commit'
import { attemptsKey } from '../table/keys'
import type { Table } from '../table/table-access'

export interface Attempt {
  /** What is attempted, as in `login-account`. */
  readonly what: string
  /** Whose: an email address or an internet address; stored only as a hash. */
  readonly subject: string
  readonly windowMs: number
  readonly now: Date
}

/**
 * Counts attempts of one kind for one subject in a fixed window of time; a counter is gone an hour
 * after its window.
 */
export function attemptStore(table: Table) {
  return {
    /**
     * Counts an attempt before it is made, by one conditional write: false when the limit is
     * reached.
     */
    async take(attempt: Attempt, limit: number): Promise<boolean> {
      const ttl = Math.ceil((windowOf(attempt) + 1) * (attempt.windowMs / 1000)) + 3600
      const Update = {
        Key: keyOf(attempt),
        UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :limit',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':ttl': ttl, ':limit': limit },
      }
      return writeIf(table, { Update })
    },
    /** An attempt that succeeded does not count. */
    async giveBack(attempt: Attempt): Promise<void> {
      const update = { Key: keyOf(attempt), UpdateExpression: 'ADD attempts :less' }
      const Update = { ...update, ExpressionAttributeValues: { ':less': -1 } }
      await commit(table, [{ write: { Update } }])
    },
  }
}
export type AttemptStore = ReturnType<typeof attemptStore>

const windowOf = ({ now, windowMs }: Attempt): number => Math.floor(now.getTime() / windowMs)

const keyOf = (attempt: Attempt) =>
  attemptsKey(
    attempt.what,
    createHash('sha256').update(attempt.subject.trim().toLowerCase()).digest('hex').slice(0, 32),
    windowOf(attempt),
  )
