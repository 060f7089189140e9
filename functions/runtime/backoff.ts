import { AppError, isAppError } from '#shared/errors/app-error'
import type { ErrorCode } from '#shared/errors/error-catalogue'

/** Waits before the next try; an argument, so that tests do not wait. */
export type Pause = (attempt: number) => Promise<void>

const firstMs = 25
const longestMs = 1_000

/**
 * Milliseconds before try `attempt` + 1: exponential, with full jitter, so that rivals do not meet
 * again.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(longestMs, firstMs * 2 ** attempt)
}

export const pause: Pause = (attempt) =>
  new Promise((resolve) => setTimeout(resolve, backoffMs(attempt)))

/**
 * How often work is done again that met others at the same record: enough for forty at once, and
 * over within some seconds.
 */
const maxTries = 12

/**
 * Runs work that reads, decides and writes; runs it again while what it throws says that somebody
 * changed the same meanwhile.
 * @param tries - more where a whole agency's work meets at one record
 * @throws what the last try throws
 */
export async function againWhile<T>(
  isContended: (error: unknown) => boolean,
  run: () => Promise<T>,
  wait: Pause = pause,
  tries = maxTries,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isContended(error) || attempt === tries) throw error
      await wait(attempt)
    }
  }
}

/**
 * The same for work that people ask for: once the tries are over they are told what to do.
 * @throws AppError record.busy
 */
export const retryContended = <T>(
  isContended: (error: unknown) => boolean,
  run: () => Promise<T>,
  wait?: Pause,
): Promise<T> =>
  againWhile(isContended, run, wait).catch((error: unknown) => {
    throw isContended(error) ? new AppError('record.busy') : error
  })

/** The same for work whose write is refused with one of these codes. */
export const onceMore = <T>(codes: readonly ErrorCode[], run: () => Promise<T>): Promise<T> =>
  againWhile((error) => isAppError(error) && codes.includes(error.code), run)
