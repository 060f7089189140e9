import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, isAppError } from '#shared/errors/app-error'
import { errorCatalogue } from '#shared/errors/error-catalogue'
import { log } from './log'

/**
 * How the SDK names and codes failures that pass by themselves, after its own tries: the caller may
 * try again.
 */
const passingFailures = new Set([
  'ThrottlingException',
  'ThrottledException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TimeoutError',
  'SlowDown',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Others write the same at this moment; what reaches here was tried again already. */
const contentions = new Set(['TransactionInProgressException', 'TransactionConflictException'])

/**
 * The answer to a failure: `{ error: { code, message, details?, requestId } }` with the
 * specification's messages. Unexpected errors answer 'An unknown error occurred' without internals;
 * the log has the details.
 */
export function errorResponse(
  error: unknown,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  const appError = asAppError(error)
  const statusCode = errorCatalogue[appError.code][0]
  if (statusCode >= 500)
    log.error('request.failed', { requestId, code: appError.code, cause: describe(error) })
  const details =
    Object.keys(appError.facts).length > 0 &&
    appError.code !== 'unknown' &&
    appError.code !== 'record.malformed'
      ? appError.facts
      : undefined
  return {
    statusCode,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(statusCode === 429 || appError.code === 'service.busy' || appError.code === 'record.busy'
        ? { 'retry-after': String(appError.facts.retryAfterSeconds ?? 2) }
        : {}),
    },
    body: JSON.stringify({
      error: { code: appError.code, message: appError.message, details, requestId },
    }),
  }
}

function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (error instanceof Error && contentions.has(error.name)) return new AppError('record.busy')
  if (error instanceof Error && isPassing(error)) return new AppError('service.busy')
  return new AppError('unknown')
}

function isPassing(error: Error): boolean {
  const { code, $fault } = Object(error)
  return passingFailures.has(error.name) || passingFailures.has(String(code)) || $fault === 'server'
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
