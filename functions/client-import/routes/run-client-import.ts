import { clientImportRoutes } from '#shared/api/client-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { continueImport } from '../continue-import'
import { importMakers, ownImport } from '../own-import'

/** So long a call goes on: the page shows progress in between. */
const forMs = 2_500

export const runClientImport = useCase(
  clientImportRoutes.runClientImport,
  async ({ params, principal }, deps: Deps<typeof importMakers>) =>
    continueImport(deps, await ownImport(deps.imports, principal, params.id), forMs),
)

export const handler = lambdaFor(runClientImport, importMakers)
