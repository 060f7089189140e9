import { type Attributes, fromAttributes } from './attributes'
import type { Item } from './table-access'

/** Why one write of a cancelled transaction was refused, in the order of the writes. */
export interface CancellationReason {
  /** `None`, `ConditionalCheckFailed`, `TransactionConflict`, … */
  readonly code: string
  /** The item that stood in the way, where the write asked for it. */
  readonly item: Item | undefined
}

/** A call that the table did not do, by the name that DynamoDB gives it. */
export class DynamoError extends Error {
  override readonly name: string
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean
  /** The reasons of a TransactionCanceledException; empty for all else. */
  readonly reasons: readonly CancellationReason[]

  constructor({ name, message, passing, reasons = [] }: Pick<DynamoError, 'name' | 'message'> & Partial<DynamoError>) {
    super(message)
    this.name = name
    this.passing = passing ?? passingNames.has(name)
    this.reasons = reasons
  }
}

/** What passes by itself: throttling, and a transaction with the same token that is still under way. */
const passingNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'ThrottledException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'ConnectionError',
  'TimeoutError',
])

/** The error that an answer other than 200 tells: `{"__type":"com.amazonaws…#Name","message":…}`. */
export function errorOfAnswer(status: number, text: string): DynamoError {
  const body = bodyOf(text)
  const type = typeof body.__type === 'string' ? body.__type.slice(body.__type.lastIndexOf('#') + 1) : undefined
  const message = body.message ?? body.Message
  return new DynamoError({
    name: type ?? (status >= 500 ? 'InternalServerError' : 'UnknownError'),
    message: typeof message === 'string' ? message : `DynamoDB answered ${status}`,
    ...(status >= 500 ? { passing: true } : {}),
    reasons: Array.isArray(body.CancellationReasons) ? body.CancellationReasons.map(reasonOf) : [],
  })
}

/** The error of an exchange that broke off: the call may have been done or not. */
export function brokenExchange(cause: unknown): DynamoError {
  if (cause instanceof DynamoError) return cause
  return new DynamoError({ name: 'ConnectionError', message: cause instanceof Error ? cause.message : String(cause) })
}

function reasonOf(reason: { Code?: string; Item?: Attributes }): CancellationReason {
  return { code: reason.Code ?? 'None', item: reason.Item === undefined ? undefined : fromAttributes(reason.Item) }
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {} // an HTML page of a proxy, or nothing
  }
}
