import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { mergeMakers, settleMerge } from '../settle-merge'

/** All merges of a run together. */
const forMs = 80_000

/** Moves what merges have left to move, after a crash, too. */
export async function finishMerges(deps: Deps<typeof mergeMakers>): Promise<{ merges: number }> {
  const underWay = await deps.merges.underWay()
  for (const merge of underWay) {
    await settleMerge(deps, merge, forMs / underWay.length).catch((error: unknown) =>
      setAside('merge.failed', { loseId: merge.loseId, cause: String(error) }),
    )
  }
  return { merges: underWay.length }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(finishMerges, mergeMakers)
