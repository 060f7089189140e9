export interface Backoff {
  readonly firstMs: number
  readonly mostMs: number
}

/**
 * Milliseconds to wait before a failed message is tried again: doubling with each delivery, up to
 * the most, and spread over the upper half so that messages which failed together do not come back
 * together.
 * @param random - from 0 up to but not including 1
 */
export function backoffMs(
  { firstMs, mostMs }: Backoff,
  receiveCount: number,
  random: number,
): number {
  const full = Math.min(mostMs, firstMs * 2 ** Math.max(0, receiveCount - 1))
  return Math.round(full / 2 + (full / 2) * random)
}
