import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ImportDeps, importMakers, importRunOf, requireImport } from '../import-runs'

/** One import run, with what became of some of its rows. */
export const getContentImport = useCase(
  contentImportRoutes.getContentImport,
  async ({ params: { importId }, query: { from } }, deps: ImportDeps) => {
    const run = await requireImport(importId, deps)
    return { ...importRunOf(run), ...(await deps.imports.outcomes(importId, from)) }
  },
)

export const handler = lambdaFor(getContentImport, importMakers)
