import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'

/**
 * Why one write was refused; `old` is the item that stood in the way, where the write asked for it.
 */
export interface Refusal {
  readonly index: number
  /**
   * `conflict` and `throttled` pass by themselves; `invalid` is a write that DynamoDB never takes.
   */
  readonly reason: 'condition' | 'conflict' | 'throttled' | 'invalid'
  readonly old: Readonly<Record<string, unknown>> | undefined
}

/**
 * Writes that the table did not do, nothing of them, with a refusal for each that stood in the way.
 */
export class WriteRefused extends Error {
  override readonly name: string
  constructor(
    readonly refusals: readonly Refusal[],
    cause: Error = new Error('refused'),
  ) {
    super(cause.message, { cause })
    this.name = cause.name // as DynamoDB names it, for the log and for the answer
  }
}

/** The refused writes of an error, in order; undefined when the failure is something else. */
export const refusalsOf = (error: unknown): readonly Refusal[] | undefined =>
  error instanceof WriteRefused ? error.refusals : undefined

/**
 * What DynamoDB's refusal of one write or of a transaction means; any other error stays what it is.
 */
export function refusedWrite(error: unknown): unknown {
  if (error instanceof TransactionCanceledException) {
    const refusals = (error.CancellationReasons ?? []).flatMap(
      ({ Code = 'None', Item }, index): Refusal[] =>
        Code === 'None'
          ? []
          : [{ index, reason: kinds.get(Code) ?? 'invalid', old: Item && unmarshall(Item) }],
    )
    return new WriteRefused(refusals, error)
  }
  if (error instanceof ConditionalCheckFailedException) {
    return new WriteRefused(
      [{ index: 0, reason: 'condition', old: error.Item && unmarshall(error.Item) }],
      error,
    )
  }
  if (error instanceof TransactionConflictException) {
    return new WriteRefused([{ index: 0, reason: 'conflict', old: undefined }], error)
  }
  return error
}

const kinds: ReadonlyMap<string, Refusal['reason']> = new Map([
  ['ConditionalCheckFailed', 'condition'],
  ['TransactionConflict', 'conflict'],
  ['ProvisionedThroughputExceeded', 'throttled'],
  ['ThrottlingError', 'throttled'],
])
