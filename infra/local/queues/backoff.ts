export interface Backoff {
  readonly firstMs: number
  readonly maxMs: number
}

/**
 * Milliseconds to wait before a failed message is tried again: doubling with each delivery, up to
 * the most, and spread over the upper half so that messages which failed together do not come back
 * together.
 * @param random - from 0 up to but not including 1
 */
export function backoffMs(
  { firstMs, maxMs }: Backoff,
  receiveCount: number,
  random: number,
): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.max(0, receiveCount - 1))
  return Math.round(full / 2 + (full / 2) * random)
}
