import { libraryRoutes } from '#shared/api/library'
import { libraryStore } from '../../data/library/library-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { library: libraryStore }

/** The searches that the agency keeps. */
export const listLibrarySearches = useCase(
  libraryRoutes.listLibrarySearches,
  async ({ principal }, { library }: Deps<typeof makers>) =>
    (await library.searches(principal.agencyId)).searches,
)

export const handler = lambdaFor(listLibrarySearches, makers)
