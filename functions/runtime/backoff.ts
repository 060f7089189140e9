import { isAppError } from '#shared/errors/app-error'
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
 * Runs work that reads, decides and writes; runs it again when its write was refused with one of
 * these codes, because somebody changed the same meanwhile.
 * @throws what the fifth try throws
 */
export async function onceMore<T>(codes: readonly ErrorCode[], run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isAppError(error) || !codes.includes(error.code) || attempt === 5) throw error
      await pause(attempt)
    }
  }
}
