import { contentImportRoutes } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { countMakers, importCounts } from '../import-counts'
import { importRows } from '../import-rows'
import { contentPublisher } from '../publish-content'

const makers = { content: contentPublisher, ...countMakers }

/** Says what rows would change. */
export const checkImport = useCase(
  contentImportRoutes.checkImport,
  ({ params: { table }, body: { rows } }, deps: Deps<typeof makers>) =>
    isCountTable(table) ? importCounts({ table, rows }, deps) : importRows({ table, rows }, deps),
)

export const handler = lambdaFor(checkImport, makers)
