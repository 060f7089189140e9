import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ImportDeps, importMakers } from '../import-runs'

/** What was imported, by whomever: the catalogue is shared by all content managers. */
export const listContentImports = useCase(
  contentImportRoutes.listContentImports,
  (_call, { imports }: ImportDeps) => imports.all(),
)

export const handler = lambdaFor(listContentImports, importMakers)
