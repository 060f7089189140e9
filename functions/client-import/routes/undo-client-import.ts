import { clientImportRoutes } from '#shared/api/client-imports'
import { AppError } from '#shared/errors/app-error'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importAudit } from '../continue-import'
import { importMakers, moveImport, ownImport } from '../own-import'

/** Also takes back an import that is still under way. */
export const undoClientImport = useCase(
  clientImportRoutes.undoClientImport,
  async ({ params, principal }, { imports, clock, makeId }: Deps<typeof importMakers>) =>
    moveImport(imports, await ownImport(imports, principal, params.id), async (record) => {
      if (record.state === 'undoing' || record.state === 'undone') return undefined
      if (record.state !== 'importing' && record.state !== 'done')
        throw new AppError('import.wrong-state')
      const after = {
        ...record,
        state: 'undoing' as const,
        version: record.version + 1,
        done: 0,
        next: { part: 1, row: 0 },
        updatedAt: clock.now().toISOString(),
      }
      await imports.save(after, { also: [auditWrite(importAudit(after, makeId('audit')))] })
      return after
    }),
)

export const handler = lambdaFor(undoClientImport, importMakers)
