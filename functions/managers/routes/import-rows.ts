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
  async ({ params: { table }, body: { rows, ...publishing }, principal }, deps: Deps<typeof makers>) => {
    const editor = await editorIn(principal, deps)
    return isCountTable(table)
      ? importCounts({ table, rows, editor, sets: true }, deps)
      : publishRows({ table, rows, editor, publishing }, deps)
  },
)

export const handler = lambdaFor(importRows, makers)
