/** Fetches many keys at once; keys missing from the answer have no value. */
export type AskMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

export interface GatherSettings {
  /** How long to wait for more keys, in milliseconds. */
  readonly waitMs: number
  /** Maximum keys per request. */
  readonly most: number
}

/**
 * Batches small requests made at about the same time, such as the rows of a list fetching their prices. Each caller
 * gets its own value, or the failure of the request that its key was in.
 */
export function gather<Key, Value>(ask: AskMany<Key, Value>, { waitMs, most }: GatherSettings) {
  let keys = new Set<Key>()
  let answer: Promise<ReadonlyMap<Key, Value>> | undefined
  let send = () => {}

  const open = () =>
    new Promise<ReadonlyMap<Key, Value>>((resolve) => {
      const timer = setTimeout(() => send(), waitMs)
      send = () => {
        clearTimeout(timer)
        resolve(ask([...keys]))
        keys = new Set()
        answer = undefined
      }
    })

  return async (key: Key): Promise<Value | undefined> => {
    keys.add(key)
    answer ??= open()
    const mine = answer
    if (keys.size >= most) send()
    return (await mine).get(key)
  }
}
