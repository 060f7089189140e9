import { type Renaming, renamingStore } from '../../data/clients/renamings'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { renamings: renamingStore }

/**
 * After this long, every write that was in progress when the name changed has ended and all indexes
 * show it.
 */
export const settledMs = 10 * 60_000

/**
 * Copies changed client names into records that still hold the old one. The renaming itself updates
 * the client's trips, but a trip written at the same instant may bring the old name back, so this
 * job keeps looking until none has shown up for ten minutes.
 */
export async function spreadNames(deps: Deps<typeof makers>): Promise<{ mended: number }> {
  let mendedCount = 0
  for (const one of await deps.renamings.known()) mendedCount += await spreadOne(one, deps)
  if (mendedCount > 0) log.info('names.spread', { mended: mendedCount })
  return { mended: mendedCount }
}

/** A failure doesn't stop the others; the next run retries it. */
async function spreadOne(
  one: Renaming,
  { renamings, clock }: Deps<typeof makers>,
): Promise<number> {
  try {
    const mendedCount = await renamings.spread(one)
    const now = clock.now()
    if (mendedCount > 0) await renamings.again(one, now)
    else if (Date.parse(one.since) + settledMs <= now.getTime()) await renamings.done(one)
    return mendedCount
  } catch (error) {
    setAside('names.failed', { clientId: one.clientId, cause: String(error) })
    return 0
  }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(spreadNames, makers)
