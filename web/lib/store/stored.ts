import { attempt, createStore, type Store } from './create-store'

/** A store that this browser keeps, as JSON; a browser that keeps nothing has it for the page. */
export function createStoredStore<T>(key: string, initial: T): Store<T> {
  const store = createStore<T>(
    attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') ?? initial, initial),
  )
  return {
    ...store,
    set(next) {
      store.set(next)
      attempt(() => localStorage.setItem(key, JSON.stringify(next)), undefined)
    },
  }
}
