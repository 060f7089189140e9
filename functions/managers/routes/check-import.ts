import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importRows } from '../import-rows'
import { contentPublisher } from '../publish-content'

const makers = { content: contentPublisher }

/** Says what rows would change. */
export const checkImport = useCase(
  contentImportRoutes.checkImport,
  ({ params: { table }, body: { rows } }, deps: Deps<typeof makers>) => importRows({ table, rows }, deps),
)

export const handler = lambdaFor(checkImport, makers)
