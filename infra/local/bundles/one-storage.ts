import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire, syncBuiltinESMExports } from 'node:module'

/** The first Node that keeps what belongs to a call without work for each storage. */
const cheapSince = 24

const one = new AsyncLocalStorage<ReadonlyMap<object, unknown>>()

/**
 * From here on all that make an `AsyncLocalStorage` share one. Each bundle has storages of its own,
 * some of its libraries', and a Node before 24 hands every storage on at every promise: with the
 * bundles of a hundred functions in one process that took a sixth of its time.
 */
export function shareOneStorage(): void {
  if (Number.parseInt(process.versions.node, 10) >= cheapSince) return
  createRequire(import.meta.url)('node:async_hooks').AsyncLocalStorage = SharedStorage
  syncBuiltinESMExports()
}

/** What Node's own does, with its stores beside those of the others. */
export class SharedStorage<Store> {
  static readonly bind = AsyncLocalStorage.bind
  static readonly snapshot = AsyncLocalStorage.snapshot
  #isDisabled = false

  run<Result, Args extends unknown[]>(
    store: Store,
    call: (...args: Args) => Result,
    ...args: Args
  ): Result {
    this.#isDisabled = false
    return one.run(this.#beside(store), call, ...args)
  }

  exit<Result, Args extends unknown[]>(call: (...args: Args) => Result, ...args: Args): Result {
    return one.run(this.#beside(undefined), call, ...args)
  }

  enterWith(store: Store): void {
    this.#isDisabled = false
    one.enterWith(this.#beside(store))
  }

  disable(): void {
    this.#isDisabled = true
  }

  getStore(): Store | undefined {
    return this.#isDisabled ? undefined : (one.getStore()?.get(this) as Store | undefined)
  }

  #beside(store: Store | undefined): ReadonlyMap<object, unknown> {
    return new Map(one.getStore()).set(this, store)
  }
}
