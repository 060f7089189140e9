import { contentImportRoutes } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { actsFor, moveImport, type WorkingDeps, workingMakers } from '../import-runs'
import { startWork } from '../import-steps'

/** Has the worker take an import back as a whole. */
export const undoContentImport = useCase(
  contentImportRoutes.undoContentImport,
  async ({ params: { importId }, principal }, deps: WorkingDeps) => {
    const acts = await actsFor(principal, deps)
    return moveImport(importId, deps, (run) => {
      if (isCountTable(run.table)) throw new AppError('content.counts-stay')
      if (run.state === 'undoing' || run.state === 'undone') return undefined
      if (run.state !== 'published') throw new AppError('import.wrong-state')
      const counts = { ...run.counts, kept: 0 }
      return startWork(run, { state: 'undoing', acts, counts }, deps.clock.now())
    })
  },
)

export const handler = lambdaFor(undoContentImport, workingMakers)
