import { isApiError, isRecord, noAnswerCodes } from './api-error'

export interface RetrySettings {
  /** Attempts after the first. */
  readonly retries: number
  readonly minWaitMs: number
  readonly isWorthIt: (error: unknown) => boolean
  readonly signal?: AbortSignal | undefined
  readonly wait?: (ms: number) => Promise<void>
}

/**
 * Retries with exponential backoff while the failure may be temporary, and no sooner than the server
 * asks for.
 */
export async function withRetries<T>(work: () => Promise<T>, settings: RetrySettings): Promise<T> {
  const { retries, minWaitMs, isWorthIt, signal, wait = sleep } = settings
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isWorthIt(error)) throw error
      await wait(Math.max(minWaitMs * 2 ** attempt, retryAfterMs(error) ?? 0))
    }
  }
}

/** The longest that a screen waits by itself for a limit to pass. */
const maxLimitMs = 10_000

/**
 * Temporary failures: no answer, gateway errors, and a limit that is soon over. Any other limit is
 * told to the person: another try would only count against them.
 */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.status === 429) {
    const isOurs = /^(auth|mail)\./.test(error.code) // the gateway's own limit is over in a moment
    return (retryAfterMs(error) ?? (isOurs ? Number.POSITIVE_INFINITY : 0)) <= maxLimitMs
  }
  return error.code === noAnswerCodes.unreachable || [502, 503, 504].includes(error.status)
}

/** How long the server asks to wait, where it says. */
function retryAfterMs(error: unknown): number | undefined {
  const { retryAfterSeconds } = isApiError(error) && isRecord(error.details) ? error.details : {}
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1_000 : undefined
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
