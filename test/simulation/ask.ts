import type { TripReader } from '../../functions/itineraries/view/trip-reader'
import { people } from '../support/trip-world'
import type { SimulatedDeps, SimulatedWorld } from './world'

/** A call of a route: its use case, with which collaborators, and what is asked. */
export interface Asked {
  readonly use: { run(call: never, deps: never): Promise<unknown> }
  /** Routes of payments and messages reach others than those of trips. */
  readonly of?: 'trip' | 'payment' | 'talk'
  readonly params?: object
  readonly query?: object
  readonly body?: object
  /** The version that it was made from. */
  readonly version?: number
  readonly by?: TripReader
}

/** What an asker knows of a call of theirs. */
export interface Told {
  /** Before it is made. */
  readonly asking?: (key: string) => void
  /** When it was answered well. */
  readonly answered?: (key: string) => void
}

/** How many of the last calls may be made again. */
const remembered = 8

/** Calls a route as a request does, named by its key. */
export function callOf(
  { use, of = 'trip', params = {}, query = {}, body = {}, version, by = people.naledi }: Asked,
  key: string,
) {
  const match = version === undefined ? {} : { 'if-match': `"${version}"` }
  const event = { headers: { 'idempotency-key': key, ...match } }
  const call = {
    params,
    query,
    body,
    principal: by,
    event,
    requestId: key,
    token: undefined,
    sourceIp: '',
  }
  return (deps: SimulatedDeps): Promise<unknown> => use.run(call as never, deps[of] as never) // each finds what it needs
}

/** Agents who call routes with an Idempotency-Key, and sometimes call again with the same. */
export function askerOf(world: SimulatedWorld) {
  const asked: (() => Promise<void>)[] = []
  let keys = 0
  const nextKey = () => {
    keys += 1
    return `request-${keys}`
  }
  return {
    nextKey,
    async ask(name: string, wanted: Asked, { asking, answered }: Told = {}): Promise<void> {
      const key = nextKey()
      asking?.(key)
      const call = callOf(wanted, key)
      const once = () =>
        world.start(`${name} (${key})`, async (deps) => {
          await call(deps)
          answered?.(key)
        })
      asked.push(once)
      if (asked.length > remembered) asked.shift()
      await once()
    },
    calls: asked,
  }
}
export type Asker = ReturnType<typeof askerOf>
