import { lightboxRoutes } from '#shared/api/lightboxes'
import { mediaLines } from '../../data/library/media-lines'
import { listReader } from '../../data/lists/list-reader'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { labelCounts } from '../library-search'

const makers = { library: (table: Table) => listReader(table, mediaLines) }

/** The collections of the library, from memory. */
export const listCollections = useCase(
  lightboxRoutes.listCollections,
  async ({ principal }, deps: Deps<typeof makers>) =>
    labelCounts(await deps.library.now(principal.agencyId), 'collections'),
)

export const handler = lambdaFor(listCollections, makers)
