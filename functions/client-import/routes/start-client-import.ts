import { clientImportRoutes } from '#shared/api/client-imports'
import { AppError } from '#shared/errors/app-error'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importAudit } from '../continue-import'
import { importMakers, moveImport, ownImport } from '../own-import'

export const startClientImport = useCase(
  clientImportRoutes.startClientImport,
  async (
    { params, body: { duplicates }, principal },
    { imports, clock, makeId }: Deps<typeof importMakers>,
  ) =>
    moveImport(imports, await ownImport(imports, principal, params.id), async (record) => {
      if (record.state === 'sending') throw new AppError('import.wrong-state')
      if (record.state !== 'checked') return undefined
      const at = clock.now().toISOString()
      const after = {
        ...record,
        state: 'importing' as const,
        duplicates,
        startedAt: at,
        version: record.version + 1,
        updatedAt: at,
      }
      await imports.save(after, { also: [auditWrite(importAudit(after, makeId('audit')))] })
      return after
    }),
)

export const handler = lambdaFor(startClientImport, importMakers)
