/** Something that must be over by a time. It is its own link in the list of what is under way. */
export interface Expiring {
  readonly deadline: number
  earlier: Expiring | undefined
  later: Expiring | undefined
  expire(): void
}

export interface Deadlines {
  /** Entries must be added in the order of their deadlines. */
  add(entry: Expiring): void
  remove(entry: Expiring): void
  stop(): void
}

/**
 * Watches what is under way with one timer: one each would cost more than the requests. What is over leaves the list at
 * once, so that nothing of it is kept in memory. An entry expires at most `tickMs` late.
 */
export function watchDeadlines(tickMs: number): Deadlines {
  let first: Expiring | undefined
  let last: Expiring | undefined
  const remove = (entry: Expiring) => {
    if (entry.earlier === undefined && first !== entry) return
    if (entry.earlier === undefined) first = entry.later
    else entry.earlier.later = entry.later
    if (entry.later === undefined) last = entry.earlier
    else entry.later.earlier = entry.earlier
    entry.earlier = undefined
    entry.later = undefined
  }
  const timer = setInterval(() => {
    const now = Date.now()
    for (let entry = first; entry !== undefined && entry.deadline <= now; entry = first) {
      remove(entry)
      entry.expire()
    }
  }, tickMs)
  timer.unref()
  return {
    add(entry) {
      entry.earlier = last
      if (last === undefined) first = entry
      else last.later = entry
      last = entry
    },
    remove,
    stop: () => clearInterval(timer),
  }
}
