import { useSyncExternalStore } from 'react'

/** One value that lives outside React, and that components may watch. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** The value, in a component: drawn again when it changes. */
  readonly use: () => T
}

/** Makes a store. For what has no provider of its own: messages, shortcuts, whether the server answers. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get, get) }
}
