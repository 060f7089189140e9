import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import { type ErasureDeps, eraseSome, erasureMakers } from '../erase-client'

/** All erasures of a run together. */
const forMs = 80_000

/**
 * Goes on with erasures that a call began or a crash broke off; one that fails doesn't stop the
 * others.
 */
export async function finishErasures(deps: ErasureDeps): Promise<{ erasures: number }> {
  const underWay = await deps.erasures.underWay()
  for (const one of underWay) {
    await eraseSome(one, deps, forMs / underWay.length).catch((error: unknown) =>
      setAside('erasure.failed', { clientId: one.clientId, cause: String(error) }),
    )
  }
  return { erasures: underWay.length }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(finishErasures, erasureMakers)
