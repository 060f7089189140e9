/**
 * Does something for each of a list, a few at once, and tells how many are done. The answers keep
 * the order.
 */
export async function inTurn<T, Result>(
  list: readonly T[],
  work: (one: T) => Promise<Result>,
  {
    atOnce,
    onProgress,
  }: { atOnce: number; onProgress?: ((done: number) => Promise<void>) | undefined },
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const waiting = list.entries()
  const worker = async () => {
    for (const [index, one] of waiting) {
      results.set(index, await work(one))
      await onProgress?.(results.size)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker))
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result)
}
