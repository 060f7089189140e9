import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { importRows as publishRows } from '../import-rows'
import { type ManagerDeps, managerMakers } from '../manage-content'

/** Publishes the rows of one chunk of a file. */
export const importRows = useCase(
  contentImportRoutes.importRows,
  ({ params: { table }, body: { rows, ...about }, principal }, deps: ManagerDeps) =>
    publishRows({ table, rows, publishing: { principal, ...about } }, deps),
)

export const handler = lambdaFor(importRows, managerMakers)
