import { contentImportRoutes } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { actsFor, moveImport, type WorkingDeps, workingMakers } from '../import-runs'
import { nextVersion } from '../import-steps'

/**
 * Cancels an import that is not in force. What is prepared of it by then the worker takes away;
 * whatever it was doing is refused, because the run has moved.
 */
export const cancelContentImport = useCase(
  contentImportRoutes.cancelContentImport,
  async ({ params: { importId }, principal }, deps: WorkingDeps) => {
    const acts = await actsFor(principal, deps)
    return moveImport(importId, deps, (run) => {
      if (run.state === 'cancelling' || run.state === 'cancelled') return undefined
      const isPrepared = run.state === 'publishing' && !isCountTable(run.table)
      if (!isPrepared && !isCancellable.has(run.state)) throw new AppError('import.wrong-state')
      return nextVersion(
        run,
        { state: isPrepared ? 'cancelling' : 'cancelled', acts },
        deps.clock.now(),
      )
    })
  },
)

const isCancellable: ReadonlySet<string> = new Set(['sending', 'checking', 'checked', 'publishing'])

export const handler = lambdaFor(cancelContentImport, workingMakers)
