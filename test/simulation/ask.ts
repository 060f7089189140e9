import type { AgentPrincipal } from '#shared/access/principal'
import { people } from '../support/trip-world'
import type { SimulatedWorld } from './world'

/** A call of a route: its use case, with which collaborators, and what is asked. */
export interface Asked {
  readonly use: { run(call: never, deps: never): Promise<unknown> }
  /** Routes of payments reach others than those of trips. */
  readonly of?: 'trip' | 'payment'
  readonly params?: object
  readonly body: object
}

/** How many of the last calls may be made again. */
const remembered = 8

/** Agents who call routes with an Idempotency-Key, and sometimes call again with the same. */
export function askerOf(world: SimulatedWorld, principal: AgentPrincipal = people.naledi) {
  const asked: (() => Promise<void>)[] = []
  let keys = 0
  return {
    async ask(name: string, { use, of = 'trip', params = {}, body }: Asked): Promise<void> {
      keys += 1
      const key = `request-${keys}`
      const event = { headers: { 'idempotency-key': key } }
      const call = { params, query: {}, body, principal, event, requestId: key, token: undefined, sourceIp: '' }
      const once = () => world.start(`${name} (${key})`, (deps) => use.run(call as never, deps[of] as never)) // each finds what it needs
      asked.push(once)
      if (asked.length > remembered) asked.shift()
      await once()
    },
    calls: asked,
  }
}
export type Asker = ReturnType<typeof askerOf>
