/** Waits before the next try; an argument, so that tests do not wait. */
export type Pause = (attempt: number) => Promise<void>

const firstMs = 25
const longestMs = 1_000

/** Milliseconds before try `attempt` + 1: exponential, with full jitter, so that rivals do not meet again. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(longestMs, firstMs * 2 ** attempt)
}

export const pause: Pause = (attempt) => new Promise((resolve) => setTimeout(resolve, backoffMs(attempt)))
