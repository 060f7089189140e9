import { AppError } from '#shared/errors/app-error'
import { type Pause, pause } from '../../runtime/backoff'
import { chunksOf } from './group-by'
import { type Refusal, refusalsOf } from './refusals'
import { type Item, itemKey, type Table, type TableWrite } from './table-access'

/** A write of a transaction, and what it means when its condition is refused. */
export interface PlannedWrite {
  readonly write: TableWrite
  /**
   * The error of a refused condition; `old` is the item that stood in the way, where the write asks
   * for it, `all` every refusal of the transaction.
   */
  readonly refused?: (old: Item | undefined, all: readonly Refusal[]) => Error
  /** The error when other transactions keep this item busy; record.busy unless it says so. */
  readonly busy?: () => Error
}

const maxTries = 10
/**
 * No retries after this time, because lists look back only so far for late changes
 * (lists/list-changes.ts).
 */
const triedMs = 12_000

/**
 * Writes that belong together, all or none, in one round trip. What met another write or was
 * throttled is tried again with backoff and jitter: nothing of it was written. The first refused
 * condition, in the order of the writes, decides the error.
 *
 * @throws what the refused write says; AppError record.busy when the conflicts do not end,
 * service.busy when the table is throttled for as long;
 * WriteRefused for a write that DynamoDB never takes
 */
export async function commit(
  table: Pick<Table, 'write'>,
  planned: readonly PlannedWrite[],
  wait: Pause = pause,
): Promise<void> {
  const until = Date.now() + triedMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await table.write(planned.map(({ write }) => write))
    } catch (error) {
      const refusals = refusalsOf(error)
      if (refusals === undefined) throw error
      if (refusals.some(({ reason }) => reason === 'invalid')) throw error // our own error: retrying won't help
      const conditionRefusal = refusals.find(({ reason }) => reason === 'condition')
      if (conditionRefusal !== undefined)
        throw planned[conditionRefusal.index]?.refused?.(conditionRefusal.old, refusals) ?? error
      if (attempt === maxTries || Date.now() > until) throw busyWith(planned, refusals)
      await wait(attempt)
    }
  }
}

function busyWith(planned: readonly PlannedWrite[], refusals: readonly Refusal[]): Error {
  const conflict = refusals.find(({ reason }) => reason === 'conflict')
  if (conflict === undefined) return new AppError('service.busy')
  return planned[conflict.index]?.busy?.() ?? new AppError('record.busy')
}

class NotAllowed extends Error {}

/** Does a write, and others with it, where its condition allows it. @returns whether it did */
export async function writeIf(
  table: Pick<Table, 'write'>,
  write: TableWrite,
  also: readonly PlannedWrite[] = [],
): Promise<boolean> {
  try {
    await commit(table, [{ write, refused: () => new NotAllowed() }, ...also])
    return true
  } catch (error) {
    if (error instanceof NotAllowed) return false
    throw error
  }
}

/** A put of an item that must not be there yet. */
export function putNew(item: Item, refused?: PlannedWrite['refused']): PlannedWrite {
  const Put = {
    Item: item,
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return { write: { Put }, ...(refused === undefined ? {} : { refused }) }
}

/** A put of an item whose stored version must be `version`. */
export function putOver(
  item: Item,
  version: number,
  refused: NonNullable<PlannedWrite['refused']>,
): PlannedWrite {
  const Put = {
    Item: item,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return { write: { Put }, refused }
}

/** Most writes of one transaction, and most items of one batch of Gets. */
export const maxAtOnce = 100

/** Deletes items, a hundred in a transaction; what is gone already is no failure. */
export async function deleteAll(
  table: Pick<Table, 'write'>,
  items: readonly Item[],
): Promise<void> {
  for (const some of chunksOf(items, maxAtOnce)) {
    await commit(
      table,
      some.map((item) => ({ write: { Delete: { Key: itemKey(item) } } })),
    )
  }
}
