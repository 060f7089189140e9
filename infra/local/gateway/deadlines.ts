/** Something that must be over by a time. */
export interface Expiring {
  readonly deadline: number
  readonly over: boolean
  expire(): void
}

export interface Deadlines {
  add(entry: Expiring): void
  stop(): void
}

/**
 * Watches entries that all have the same time to live with one timer, where a timer each would cost more than the
 * requests. An entry expires at most `tickMs` late. Entries must be added in the order of their deadlines.
 */
export function watchDeadlines(tickMs: number): Deadlines {
  let waiting: Expiring[] = []
  let head = 0
  const sweep = () => {
    const now = Date.now()
    for (
      let first = waiting[head];
      first !== undefined && (first.over || first.deadline <= now);
      first = waiting[head]
    ) {
      if (!first.over) first.expire()
      head += 1
    }
    if (head > 1_000 || head === waiting.length) {
      waiting = waiting.slice(head)
      head = 0
    }
  }
  const timer = setInterval(sweep, tickMs)
  timer.unref()
  return {
    add: (entry) => void waiting.push(entry),
    stop: () => clearInterval(timer),
  }
}
