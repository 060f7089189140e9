/** How long to wait before asking again how far work in flight has come: from one second, backing off to ten. */
export function pollDelayMs(asked: number): number {
  return Math.round(Math.min(10_000, 1_000 * 1.25 ** Math.max(0, asked - 4)))
}
