import { type ErrorCode, errorText } from './error-catalogue'

/**
 * Facts that go with an error: ids, numbers, names of fields. Never a body, a secret or a
 * traveler's name.
 */
export type ErrorFacts = Readonly<Record<string, unknown>>

/**
 * The one error type that our own code throws. It carries a code (what happened) and facts (which
 * record, which field).
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly facts: ErrorFacts

  /**
   * @param code - a key of the error catalogue; its text is the message unless `message` says
   * otherwise
   * @param facts - machine-readable particulars, shown to the caller as `details`
   */
  constructor(code: ErrorCode, facts: ErrorFacts = {}, message: string = errorText(code)) {
    super(message)
    this.code = code
    this.facts = facts
  }
}

/** Narrows an unknown failure to an AppError, of one code when it is given. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code)
}
