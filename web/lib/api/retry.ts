import { isApiError, noAnswerCodes } from './api-error'

export interface RetrySettings {
  /** Attempts after the first. */
  readonly retries: number
  readonly minWaitMs: number
  readonly isWorthIt: (error: unknown) => boolean
  readonly signal?: AbortSignal | undefined
  readonly wait?: (ms: number) => Promise<void>
}

/** Retries with exponential backoff while the failure may be temporary. */
export async function withRetries<T>(work: () => Promise<T>, settings: RetrySettings): Promise<T> {
  const { retries, minWaitMs, isWorthIt, signal, wait = sleep } = settings
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isWorthIt(error)) throw error
      await wait(minWaitMs * 2 ** attempt)
    }
  }
}

/** Temporary failures: no answer, too many requests, and gateway errors. */
export function isPassing(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.code === noAnswerCodes.unreachable || [429, 502, 503, 504].includes(error.status))
  )
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
