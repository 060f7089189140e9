import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** The value in a component, which rerenders when it changes. */
  readonly use: () => T
}

/** Creates a store, for state without a provider of its own: messages, shortcuts, reachability. */
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

/**
 * What some work returns, or `otherwise` if it throws, as the browser's storage does when it is
 * full or disabled.
 */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
