import { contentImportRoutes } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { requireImport, type UndoDeps, undoEdition, undoMakers } from '../import-runs'

/** Takes an import back as a whole. */
export const undoContentImport = useCase(
  contentImportRoutes.undoContentImport,
  async ({ params: { importId }, principal }, deps: UndoDeps) => {
    const { table } = await requireImport(importId, deps)
    if (isCountTable(table)) throw new AppError('content.counts-stay')
    return undoEdition(importId, principal, deps)
  },
)

export const handler = lambdaFor(undoContentImport, undoMakers)
