import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ImportDeps, importMakers, importRunOf } from '../import-runs'

/** What was imported, by whomever: the catalogue is shared by all content managers. */
export const listContentImports = useCase(
  contentImportRoutes.listContentImports,
  async (_call, { imports }: ImportDeps) => (await imports.all()).map(importRunOf),
)

export const handler = lambdaFor(listContentImports, importMakers)
