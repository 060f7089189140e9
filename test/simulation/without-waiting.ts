/**
 * Runs something in which no real time passes: a pause is over as soon as everything before it is
 * done. Real pauses would make two runs of the same seed differ.
 */
export async function withoutWaiting<T>(run: () => Promise<T>): Promise<T> {
  const { setTimeout: real } = globalThis
  const atOnce = (done: () => void) => {
    queueMicrotask(done)
    return real(() => undefined, 0)
  }
  globalThis.setTimeout = Object.assign(atOnce, real)
  try {
    return await run()
  } finally {
    globalThis.setTimeout = real
  }
}
