import { clientImportRoutes } from '#shared/api/client-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { importMakers } from '../own-import'

export const listClientImports = useCase(
  clientImportRoutes.listClientImports,
  async ({ principal }, { imports }: Deps<typeof importMakers>) =>
    (await imports.last(principal.agencyId)).filter((record) => isOwn(principal, record)),
)

export const handler = lambdaFor(listClientImports, importMakers)
