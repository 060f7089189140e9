import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import { type HandOverDeps, handOverMakers, handOverSome } from '../hand-over'

/** How long one run goes on, well within its time limit. */
const runMs = 40_000

/**
 * Goes on with every hand-over that is under way, some at a time; one that fails doesn't stop the
 * others.
 */
export async function goOnHandingOver(deps: HandOverDeps): Promise<{ done: number }> {
  const until = deps.clock.now().getTime() + runMs
  let count = 0
  for (const one of await deps.handOvers.underWay()) {
    try {
      let present = one
      while (!present.isDone && deps.clock.now().getTime() < until)
        present = await handOverSome(present, deps)
      if (present.isDone) count += 1
    } catch (error) {
      setAside('hand-over.failed', { agentId: one.agentId, cause: String(error) })
    }
  }
  return { done: count }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(goOnHandingOver, handOverMakers)
