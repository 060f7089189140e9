import { type Renaming, renamingStore } from '../../data/clients/renamings'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { renamings: renamingStore }

/** What was under way when a name was written has ended so long after it, and every index shows it. */
export const settledMs = 10 * 60_000

/**
 * Writes new names of clients into what still says the old one. A name goes into the client's trips with its own
 * transaction; a trip that was changed or made at the same instant may bring the old one back, so this looks until
 * nothing has said another name for ten minutes.
 */
export async function spreadNames(deps: Deps<typeof makers>): Promise<{ mended: number }> {
  let mended = 0
  for (const one of await deps.renamings.known()) mended += await spread(one, deps)
  if (mended > 0) log.info('names.spread', { mended })
  return { mended }
}

/** One that fails does not keep the others waiting: the next run tries it again. */
async function spread(one: Renaming, { renamings, clock }: Deps<typeof makers>): Promise<number> {
  try {
    const mended = await renamings.spread(one)
    const now = clock.now()
    if (mended > 0) await renamings.again(one, now)
    else if (Date.parse(one.since) + settledMs <= now.getTime()) await renamings.done(one)
    return mended
  } catch (error) {
    setAside('names.failed', { clientId: one.clientId, cause: String(error) })
    return 0
  }
}

/** Runs every minute. */
export const handler = jobFor(spreadNames, makers)
