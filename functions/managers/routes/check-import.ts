import { contentImportRoutes } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { countMakers, importCounts } from '../import-counts'
import { importRows } from '../import-rows'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, ...countMakers }

/** Says what rows would change. */
export const checkImport = useCase(
  contentImportRoutes.checkImport,
  async ({ params: { table }, body: { rows }, principal }, deps: Deps<typeof makers>) => {
    const editor = await editorIn(principal, deps)
    return isCountTable(table)
      ? importCounts({ table, rows, editor, sets: false }, deps)
      : importRows({ table, rows, editor }, deps)
  },
)

export const handler = lambdaFor(checkImport, makers)
