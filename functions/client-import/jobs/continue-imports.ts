import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { continueImport } from '../continue-import'
import { importMakers } from '../own-import'

/** A page that shows an import goes on with it every few seconds; after this long nobody does. */
const leftAfterMs = 45_000
/** All imports of a run together. */
const forMs = 60_000

/** Goes on with imports whose page was closed. */
export async function continueImports(
  deps: Deps<typeof importMakers>,
): Promise<{ continued: number }> {
  const standing = await deps.imports.standing(new Date(deps.clock.now().getTime() - leftAfterMs))
  for (const record of standing) {
    await continueImport(deps, record, forMs / standing.length).catch((error: unknown) =>
      setAside('import.failed', { id: record.id, cause: String(error) }),
    )
  }
  return { continued: standing.length }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(continueImports, importMakers)
