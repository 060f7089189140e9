import { clientImportRoutes } from '#shared/api/client-imports'
import { AppError } from '#shared/errors/app-error'
import { ImportMoved } from '../../data/client-imports/import-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importMakers, ownImport } from '../own-import'

/** Only before it is started: after that its rows are the way back. */
export const deleteClientImport = useCase(
  clientImportRoutes.deleteClientImport,
  async ({ params, principal }, { imports }: Deps<typeof importMakers>) => {
    const record = await ownImport(imports, principal, params.id)
    if (record.state !== 'sending' && record.state !== 'checked')
      throw new AppError('import.wrong-state')
    await imports.forget(record).catch((error: unknown) => {
      throw error instanceof ImportMoved ? new AppError('import.wrong-state') : error
    })
    return { deleted: true }
  },
)

export const handler = lambdaFor(deleteClientImport, importMakers)
