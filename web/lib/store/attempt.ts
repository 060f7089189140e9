/** What some work returns, or `otherwise` if it throws, as the browser's storage does when it is full or disabled. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
