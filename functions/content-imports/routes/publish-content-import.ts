import { contentImportRoutes } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { noCounts } from '../../data/managers/import-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { actsFor, moveImport, type WorkingDeps, workingMakers } from '../import-runs'
import { startWork } from '../import-steps'

/** Has the worker publish a checked import. */
export const publishContentImport = useCase(
  contentImportRoutes.publishContentImport,
  async ({ params: { importId }, principal }, deps: WorkingDeps) => {
    const acts = await actsFor(principal, deps)
    return moveImport(importId, deps, (run) => {
      if (run.state === 'publishing' || run.state === 'published') return undefined
      if (run.state !== 'checked') throw new AppError('import.wrong-state')
      return startWork(run, { state: 'publishing', acts, counts: noCounts }, deps.clock.now())
    })
  },
)

export const handler = lambdaFor(publishContentImport, workingMakers)
