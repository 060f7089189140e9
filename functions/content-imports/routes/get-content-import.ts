import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ImportDeps, importMakers, requireImport } from '../import-runs'

/** One import run, with what became of some of its rows. */
export const getContentImport = useCase(
  contentImportRoutes.getContentImport,
  async ({ params: { importId }, query: { from, only } }, deps: ImportDeps) => {
    const run = await requireImport(importId, deps)
    const page = await deps.imports.outcomes(
      importId,
      from,
      ({ problems, kept = [] }) =>
        only === undefined || (only === 'problems' ? problems : kept).length > 0,
    )
    return { ...run, ...page }
  },
)

export const handler = lambdaFor(getContentImport, importMakers)
