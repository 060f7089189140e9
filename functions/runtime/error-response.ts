import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, isAppError } from '#shared/errors/app-error'
import { log } from './log'
import { statusByCode } from './status-by-code'

/** Failures of what we lean on that pass by themselves: the caller may try again. */
const passingFailures = new Set([
  'ThrottlingException',
  'ThrottledException',
  'InternalServerError',
  'ServiceUnavailable',
  'ConnectionError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'TransactionConflictException',
  'TimeoutError',
])

/**
 * The answer to a failure: `{ error: { code, message, details?, requestId } }` with the specification's messages. What is
 * not ours says 'An unknown error occurred' and nothing of the inside; the log has the rest.
 */
export function errorResponse(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const known = asAppError(error)
  const statusCode = statusByCode[known.code]
  if (statusCode >= 500) log.error('request.failed', { requestId, code: known.code, cause: describe(error) })
  const details =
    Object.keys(known.facts).length > 0 && known.code !== 'unknown' && known.code !== 'record.malformed'
      ? known.facts
      : undefined
  return {
    statusCode,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(known.code === 'auth.throttled' || known.code === 'service.busy'
        ? { 'retry-after': String(known.facts.retryAfterSeconds ?? 2) }
        : {}),
    },
    body: JSON.stringify({ error: { code: known.code, message: known.message, details, requestId } }),
  }
}

function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (error instanceof Error && passingFailures.has(error.name)) return new AppError('service.busy')
  return new AppError('unknown')
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
