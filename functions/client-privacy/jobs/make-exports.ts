import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import { type ExportDeps, exportMakers, exportSome } from '../make-export'

/** All exports of a run together: the last file may take as long again. */
const forMs = 60_000

/** Goes on with exports that have many documents, or that a crash broke off. */
export async function makeExports(deps: ExportDeps): Promise<{ exports: number }> {
  const underWay = await deps.exports.standing(deps.clock.now())
  for (const one of underWay) {
    await exportSome(one, deps, forMs / underWay.length).catch((error: unknown) =>
      setAside('client-export.failed', { clientId: one.clientId, cause: String(error) }),
    )
  }
  return { exports: underWay.length }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(makeExports, exportMakers)
