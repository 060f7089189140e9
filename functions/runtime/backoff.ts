import { isAppError } from '#shared/errors/app-error'
import type { ErrorCode } from '#shared/errors/error-catalogue'
/** Waits before the next try; an argument, so that tests do not wait. */
export type Pause = (attempt: number) => Promise<void>

const firstMs = 25
const longestMs = 1_000

/** Milliseconds before try `attempt` + 1: exponential, with full jitter, so that rivals do not meet again. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(longestMs, firstMs * 2 ** attempt)
}

export const pause: Pause = (attempt) => new Promise((resolve) => setTimeout(resolve, backoffMs(attempt)))

/**
 * Runs what reads, decides and writes, and runs it anew when a write between was refused with one of some codes: nothing was written.
 * @throws what the fifth try throws
 */
export async function onceMore<T>(codes: readonly ErrorCode[], run: () => Promise<T>, wait: Pause = pause): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isAppError(error) || !codes.includes(error.code) || attempt === 5) throw error
      await wait(attempt)
    }
  }
}
