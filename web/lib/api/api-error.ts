/** A refused or failed call, with a readable message. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly requestId: string | undefined

  constructor({ status, code, message, details, requestId }: ApiFailure) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.requestId = requestId
  }
}

export interface ApiFailure {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details?: unknown
  readonly requestId?: string | undefined
}

/** 2 §8, generic API failure. */
export const unknownErrorText = 'An unknown error occurred'

/** The server could not be reached, or did not answer within the time limit. */
export const noAnswerCodes = { unreachable: 'web.unreachable', timeout: 'web.timeout' } as const

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}

/**
 * The text of a failure (2 §8): the server's detail messages after a prefix if there are any, else
 * its message, else 'An unknown error occurred'.
 */
export function failureText(error: unknown, prefix?: string): string {
  if (!isApiError(error)) return unknownErrorText
  const details = detailMessagesOf(error.details)
  if (prefix !== undefined && details.length > 0) return `${prefix} ${details.join('. ')}`
  return error.message === '' ? unknownErrorText : error.message
}

/** Field errors from the server, by path in the body: `{ 'contact.phone': '…' }`. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {}
  return Object.fromEntries(
    fieldProblemsOf(error.details).map(({ field, message }) => [
      field.replace(/^(body|query|path)\./, ''),
      message,
    ]),
  )
}

function detailMessagesOf(details: unknown): string[] {
  return fieldProblemsOf(details).map(({ message }) => message)
}

function fieldProblemsOf(details: unknown): { field: string; message: string }[] {
  const fields = isRecord(details) ? details.fields : undefined
  if (!Array.isArray(fields)) return []
  return fields.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.field === 'string' && typeof entry.message === 'string'
      ? [{ field: entry.field, message: entry.message }]
      : [],
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
