import { clientImportRoutes } from '#shared/api/client-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importMakers, ownImport } from '../own-import'

export const getClientImport = useCase(
  clientImportRoutes.getClientImport,
  async ({ params, principal }, { imports }: Deps<typeof importMakers>) =>
    ownImport(imports, principal, params.id),
)

export const handler = lambdaFor(getClientImport, importMakers)
