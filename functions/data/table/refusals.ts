import { DynamoError } from './dynamo-error'
import type { Item } from './table-access'

/** Why one write of a transaction was refused; `old` is the item that stood in the way, where the write asked for it. */
export interface Refusal {
  readonly index: number
  readonly reason: 'condition' | 'conflict' | 'other'
  readonly old: Item | undefined
}

/** The refused writes of a cancelled transaction, in order; undefined when the failure is something else. */
export function refusalsOf(error: unknown): Refusal[] | undefined {
  if (!(error instanceof DynamoError) || error.name !== 'TransactionCanceledException') return undefined
  return error.reasons.flatMap(({ code, item }, index): Refusal[] =>
    code === 'None' ? [] : [{ index, reason: kinds[code] ?? 'other', old: item }],
  )
}

const kinds: Readonly<Record<string, Refusal['reason']>> = {
  ConditionalCheckFailed: 'condition',
  TransactionConflict: 'conflict',
}
