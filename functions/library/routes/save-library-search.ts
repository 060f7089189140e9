import { libraryRoutes } from '#shared/api/library'
import { refuseField } from '#shared/errors/refuse-field'
import { maxSearches } from '#shared/library/facets'
import { libraryStore } from '../../data/library/library-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { onceMore } from '../../runtime/backoff'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { library: libraryStore }

/** Saves a search by its name, in the place of one of that name, or forgets it. */
export const saveLibrarySearch = useCase(
  libraryRoutes.saveLibrarySearch,
  ({ body: { name, search }, principal: { agencyId } }, { library }: Deps<typeof makers>) =>
    onceMore(['record.busy'], async () => {
      const savedList = await library.searches(agencyId)
      const others = savedList.searches.filter((one) => one.name !== name)
      const searches = search === undefined ? others : [...others, { name, search }]
      if (searches.length > maxSearches)
        return refuseField('body.name', `can’t be saved: there are ${maxSearches} already`)
      searches.sort((one, other) => one.name.localeCompare(other.name, 'en'))
      if (JSON.stringify(searches) !== JSON.stringify(savedList.searches))
        await library.keepSearches(agencyId, { ...savedList, searches })
      return searches
    }),
)

export const handler = lambdaFor(saveLibrarySearch, makers)
