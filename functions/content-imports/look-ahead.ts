/**
 * Work on what comes next that begins while what came before is stored: most of both is waiting.
 * Only one piece is ahead at a time.
 */
export function lookAhead<T>() {
  let ahead: { readonly name: string; readonly result: Promise<T> } | undefined
  return {
    /** What was begun by that name, or what the work gives now. */
    take(name: string, work: () => Promise<T>): Promise<T> {
      const result = ahead?.name === name ? ahead.result : work()
      ahead = undefined
      return result
    },
    begin(name: string, work: () => Promise<T>): void {
      const result = work()
      result.catch(() => undefined) // told when it is taken
      ahead = { name, result }
    },
    /** Waits until nothing is under way any more. */
    async rest(): Promise<void> {
      await ahead?.result.catch(() => undefined)
    },
  }
}
export type LookAhead<T> = ReturnType<typeof lookAhead<T>>
