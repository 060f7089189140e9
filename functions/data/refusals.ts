import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { Item } from './table-access'
import { unmarshall } from './unmarshall'

/** Why one write of a transaction was refused; `old` is the item that stood in the way, where the write asked for it. */
export interface Refusal {
  readonly index: number
  readonly reason: 'condition' | 'conflict' | 'other'
  readonly old: Item | undefined
}

/**
 * The refused writes of a cancelled transaction, in order; undefined when the failure is something else.
 * The old item comes in raw attribute form even from the document client, so it is unmarshalled here.
 */
export function refusalsOf(error: unknown): Refusal[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined
  return (error.CancellationReasons ?? []).flatMap((cancelled, index): Refusal[] => {
    if (cancelled.Code === undefined || cancelled.Code === 'None') return []
    const reason =
      cancelled.Code === 'ConditionalCheckFailed'
        ? 'condition'
        : cancelled.Code === 'TransactionConflict'
          ? 'conflict'
          : 'other'
    return [{ index, reason, old: cancelled.Item === undefined ? undefined : unmarshall(cancelled.Item) }]
  })
}
