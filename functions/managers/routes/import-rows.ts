import { contentImportRoutes } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { countMakers, importCounts } from '../import-counts'
import { importRows as publishRows } from '../import-rows'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, ...countMakers }

/** Prepares the rows of one chunk of a file for their edition. Counts of free rooms are set at once. */
export const importRows = useCase(
  contentImportRoutes.importRows,
  async ({ params: { table }, body: { rows, ...about }, principal }, deps: Deps<typeof makers>) =>
    isCountTable(table)
      ? importCounts({ table, rows, editor: await editorIn(principal, deps) }, deps)
      : publishRows({ table, rows, publishing: { principal, ...about } }, deps),
)

export const handler = lambdaFor(importRows, makers)
